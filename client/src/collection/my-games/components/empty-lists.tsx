import { Archive, CirclePlus, FileUp, Heart, Search } from 'lucide-react';
import { PlayedGamesOffer } from '#client/plays/played-games/played-games-offer.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import type { GameList } from '#shared/games/lists.ts';
import { t } from '#client/collection/words/words.ts';

function NoOwnedGames() {
  return (
    <>
      <PlayedGamesOffer className="mb-5" />
      <EmptyState
        title={t('No owned games yet!')}
        action={
          <>
            <Button variant="primary" icon={CirclePlus} href="/add-game">
              {t('Add Your First Game')}
            </Button>
            <Button icon={FileUp} href="/import">
              {t('Bring your BoardGameGeek collection')}
            </Button>
          </>
        }
      >
        {t('Punch out your first tile. Add one by hand, or bring the list that you keep already.')}
      </EmptyState>
    </>
  );
}

function NoWishlistItems() {
  return (
    <EmptyState
      icon={Heart}
      title={t('No wishlist items yet!')}
      action={
        <Button icon={Search} href="/add-game">
          {t('Browse Games to Add')}
        </Button>
      }
    >
      {t('Keep the games you are saving up for here.')}
    </EmptyState>
  );
}

function NoUnownedGames() {
  return (
    <EmptyState icon={Archive} title={t('Nothing here')}>
      {t('Games that you sold or gave away, and those that you only want to play, are kept here with their plays.')}
    </EmptyState>
  );
}

const EMPTY = { owned: NoOwnedGames, wishlist: NoWishlistItems, unowned: NoUnownedGames };

/** The empty state of a list without any game. */
export function EmptyList({ list }: { list: GameList }) {
  const Empty = EMPTY[list];
  return <Empty />;
}
