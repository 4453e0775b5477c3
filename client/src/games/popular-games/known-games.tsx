import { CirclePlus, Heart, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { gameFinder } from '../game-finder.ts';
import { TitleOption } from '../parts/title-option.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import type { TitleMatch } from '#shared/games/titles-contract.ts';
import './known-games.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addGame } from '../api.ts';
import { duplicateList } from '../duplicate-list.ts';
import { alreadyOwned, duplicateGame, gameAdded } from '../messages.ts';
import { knownGame } from '../parts/known-game.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { addFailed } from './messages.ts';
import { t } from '#client/games/words/words.ts';

interface KnownGamesProps {
  matches: readonly TitleMatch[];
  /** The owner's games; undefined while loading. */
  games: readonly Game[] | undefined;
}

/** Games from the title lists beyond the popular ones, as rows. */
export function KnownGames({ matches, games }: KnownGamesProps) {
  const held = useMemo(() => gameFinder(games ?? []), [games]);
  if (matches.length === 0) return null;
  return (
    <section className="mt-7" aria-labelledby="known-games">
      <h2 className="mb-2.5" id="known-games">
        {t('Less known games')}
      </h2>
      <Tile pad="none">
        <ul>
          {matches.map((match) => (
            <KnownGame key={match.bggId} match={match} held={held(match)} />
          ))}
        </ul>
      </Tile>
    </section>
  );
}

function KnownGame({ match, held }: { match: TitleMatch; held: Game | undefined }) {
  const { mutate, isPending } = useAddKnownGame();
  const add = (isWishlist: boolean) => ({ disabled: isPending, onClick: () => mutate({ match, isWishlist }) });
  return (
    <li className="known-game flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 not-first:border-t not-first:border-t-line">
      <TitleOption match={match} held={held} />
      {held?.isWishlist === false ? null : (
        <span className="flex flex-wrap gap-2">
          <Button
            variant="act"
            size="sm"
            icon={Plus}
            aria-label={t('Add to Collection: {title}', { title: match.title })}
            {...add(false)}
          >
            {t('Add to Collection')}
          </Button>
          {held ? null : (
            <Button
              size="sm"
              icon={Heart}
              aria-label={t('Add to Wishlist: {title}', { title: match.title })}
              {...add(true)}
            >
              {t('Add to Wishlist')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

/** The last search option: create a new game with the typed title. */
export function AddByHand({ title, onPress }: { title: string; onPress: () => void }) {
  return (
    <Button variant="ghost" icon={CirclePlus} className="mt-4.5 max-w-full wrap-anywhere" onClick={onPress}>
      {t('Add "{title}" by hand', { title })}
    </Button>
  );
}

interface KnownToAdd {
  match: TitleMatch;
  isWishlist: boolean;
}

/** Adds a game of the title lists and reports the result in a toast. */
function useAddKnownGame() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...addGame,
    onSuccess: (game) => toast(gameAdded(game)),
    onError: async (error, { title, isWishlist = false }) => {
      const refused = error instanceof ApiError && error.code === 'duplicate_title';
      if (!refused) return toast(limitMessageOr(addFailed, error));
      const list = await duplicateList(client, { title, isWishlist });
      return toast(list === 'owned' ? alreadyOwned(title) : duplicateGame(title, list));
    },
  });
  return { mutate: (known: KnownToAdd) => mutate(knownGame(known)), isPending };
}
