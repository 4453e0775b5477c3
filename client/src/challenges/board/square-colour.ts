import { inksFor } from '#shared/covers/cover.ts';
import type { BoardGame } from './board-game.ts';

/** The colour of a game's squares: of the inks of its cover the one that is seen in both themes. */
export function squareColour({ title, category }: Pick<BoardGame, 'title' | 'category'>): string {
  const [, , mid] = inksFor(title, category ?? 'family');
  return mid;
}
