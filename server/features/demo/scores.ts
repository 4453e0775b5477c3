import type { Category } from '#shared/enums.ts';
import type { Player } from './people.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Usual scores of a category, and their spread. */
const SCALES: Partial<Record<Category, { usual: number; spread: number }>> = {
  abstract: { usual: 48, spread: 26 },
  card: { usual: 24, spread: 18 },
  family: { usual: 62, spread: 32 },
  party: { usual: 9, spread: 6 },
  racing: { usual: 14, spread: 11 },
  war: { usual: 22, spread: 12 },
};
const POINT_SALAD = { usual: 78, spread: 40 };

/** The players' scores in order. All members of a team get the team's score. */
export function scoresOf(players: readonly Player[], category: Category, random: SeededRandom): number[] {
  if (category === 'cooperative') {
    const result = random.whole(8, 25);
    return players.map(() => result);
  }
  const { usual, spread } = SCALES[category] ?? POINT_SALAD;
  return players.map(({ skill }) =>
    Math.max(0, Math.round(usual + spread * (skill * 0.6 + random.next() * 1.2 - 0.9))),
  );
}

/** The single player with the highest or lowest score; null on a tie. */
export function winnerOf(players: readonly Player[], scores: readonly number[], lowestWins: boolean): string | null {
  const best = lowestWins ? Math.min(...scores) : Math.max(...scores);
  const [winner, ...others] = players.filter((_player, place) => scores[place] === best);
  return winner && others.length === 0 ? winner.name : null;
}
