import type { PlayedGame } from '#client/plays/api.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { MAX_NAME_LENGTH, MAX_PAD_PLAYERS, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { withPlayer } from './seating.ts';

/** The game in the URL: '?game=12' for the owner's, or '?title=Hive'; null if absent. */
export function gameInAddress(
  search: string,
  games: readonly Pick<Game, 'id' | 'title'>[] | undefined,
): PlayedGame | null {
  const params = new URLSearchParams(search);
  const game = games?.find(({ id }) => String(id) === params.get('game'));
  if (game) return { id: game.id, title: game.title };
  const title = params.get('title')?.trim().slice(0, MAX_TITLE_LENGTH);
  return title ? { id: null, title } : null;
}

/** The players in the URL, in playing order: '?game=12&player=Maya&player=Ben'. */
export const playersInAddress = (search: string): string[] =>
  new URLSearchParams(search)
    .getAll('player')
    .map((name) => name.slice(0, MAX_NAME_LENGTH))
    .reduce<string[]>((names, name) => withPlayer(names, name), [])
    .slice(0, MAX_PAD_PLAYERS);

/** The game of a new pad, with what is known of it if it is on the owner's lists. */
export function gameToBegin(
  wanted: PlayedGame,
  games: readonly Pick<Game, 'id' | 'bggId' | 'imageUrl' | 'category'>[] | undefined,
) {
  const owned = games?.find(({ id }) => id === wanted.id);
  return {
    id: wanted.id,
    title: wanted.title,
    bggId: owned?.bggId ?? ('bggId' in wanted ? (wanted.bggId ?? null) : null),
    imageUrl: owned?.imageUrl ?? null,
    category: owned?.category ?? ('family' as const),
  };
}
