import { Archive, CirclePlus, FileUp, Heart, Search } from 'lucide-react';
import { PlayedGamesOffer } from '#client/plays/played-games/played-games-offer.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import type { GameList } from '#shared/games/lists.ts';

function NoOwnedGames() {
  return (
    <>
      <PlayedGamesOffer className="mb-5" />
      <EmptyState
        title="No owned games yet!"
        action={
          <>
            <Button variant="primary" icon={CirclePlus} href="/add-game">
              Add Your First Game
            </Button>
            <Button icon={FileUp} href="/import">
              Bring your BoardGameGeek collection
            </Button>
          </>
        }
      >
        Punch out your first tile. Add one by hand, or bring the list that you keep already.
      </EmptyState>
    </>
  );
}

function NoWishlistItems() {
  return (
    <EmptyState
      icon={Heart}
      title="No wishlist items yet!"
      action={
        <Button icon={Search} href="/add-game">
          Browse Games to Add
        </Button>
      }
    >
      Keep the games you are saving up for here.
    </EmptyState>
  );
}

function NoUnownedGames() {
  return (
    <EmptyState icon={Archive} title="Nothing here">
      Games that you sold or gave away, and those that you only want to play, are kept here with their plays.
    </EmptyState>
  );
}

const EMPTY = { owned: NoOwnedGames, wishlist: NoWishlistItems, unowned: NoUnownedGames };

/** The empty state of a list without any game. */
export function EmptyList({ list }: { list: GameList }) {
  const Empty = EMPTY[list];
  return <Empty />;
}
