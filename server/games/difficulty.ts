import type { Difficulty } from '#shared/enums.ts';

/** The difficulty of a weight (1 to 5, null for unknown), with the thresholds used to build the catalogue. */
export function difficultyByWeight(weight: number | null): Difficulty {
  if (weight === null) return 'medium';
  if (weight < 2) return 'easy';
  if (weight < 3) return 'medium';
  return weight < 3.7 ? 'hard' : 'expert';
}
