import type { GameOfPlays } from '#shared/plays/game-finder.ts';
import type { ChallengeView } from '../challenge-views.ts';

export interface MiniSquares {
  columns: number;
  /** The colour of each square; null for an empty one. */
  squares: readonly (string | null)[];
}

const IN_A_ROW = 10;
/** Games and plays of each that are drawn as a row each. */
const MOST_ROWS = 15;
/** Larger boards have as many squares, filled by their share. */
const MOST = 100;
const PLAIN = 'var(--petrol)';

/** The squares of a challenge in small: a row for each game of a board, else a square for each game or letter. */
export function miniSquares(
  { challenge: { rule }, progress }: Pick<ChallengeView, 'challenge' | 'progress'>,
  colourOf: (game: GameOfPlays) => string,
): MiniSquares {
  const { goal, units, done, total } = progress;
  const filled = (count: number, of: number, colour: string) =>
    Array.from({ length: of }, (_, place) => (place < count ? colour : null));
  if (goal.plays > 1 && goal.plays <= MOST_ROWS && goal.units <= MOST_ROWS) {
    const rows = units.flatMap(({ game, plays }) => filled(plays, goal.plays, game ? colourOf(game) : PLAIN));
    return { columns: goal.plays, squares: [...rows, ...filled(0, goal.units * goal.plays - rows.length, PLAIN)] };
  }
  if (rule.kind === 'alphabet') return { columns: 7, squares: units.map(({ game }) => (game ? colourOf(game) : null)) };
  const size = Math.min(total, MOST);
  const count = total === 0 ? 0 : Math.floor((done / total) * size);
  if (goal.plays > 1 || total > MOST) return { columns: IN_A_ROW, squares: filled(count, size, PLAIN) };
  const played = units.flatMap(({ game, plays }) => (game && plays > 0 ? colourOf(game) : [])).slice(0, size);
  return { columns: IN_A_ROW, squares: [...played, ...filled(0, size - played.length, PLAIN)] };
}
