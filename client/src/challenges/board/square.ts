import { inksFor } from '#shared/covers/cover.ts';
import type { BoardGame } from './board-game.ts';

/** The colour of a game's squares: of the inks of its cover the one that is seen in both themes. */
export function squareColour({ title, category }: Pick<BoardGame, 'title' | 'category'>): string {
  const [, , mid] = inksFor(title, category ?? 'family');
  return mid;
}

/** A hole in the board; with `data-played` a piece of the game's colour lies in it. */
export const SQUARE =
  'block aspect-square rounded-xs bg-well shadow-inset data-played:bg-(color:--square) data-played:shadow-[0_2px_0_var(--edge)] forced-colors:border forced-colors:border-[CanvasText] forced-colors:data-played:bg-[Highlight] forced-colors:data-played:forced-color-adjust-none';
