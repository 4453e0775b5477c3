import type { PlayedGame } from '#client/entities/plays/api.ts';
import type { Game } from '#shared/contracts/games.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits.ts';

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
