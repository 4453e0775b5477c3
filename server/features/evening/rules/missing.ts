import { countWords } from '#shared/rules/evening/evening-reason.ts';
import type { Evening } from '#shared/rules/evening/evening.ts';
import { byScore, type WeighedGame } from './game-score.ts';
import { headsOf } from '#shared/rules/evening/party.ts';
import { CHANGE_OVER_MINUTES, endOf, inStep, MOST_GAMES, type PlacedGame } from './sequence.ts';

/** Why an evening ends early, and how much time is left. */
export type Missing =
  | { code: 'passed_over'; title: string }
  /** No game is this short, including its explanation. */
  | { code: 'no_game'; minutes: number; heads: number }
  | { code: 'enough_games'; minutes: number };

/** Shorter gaps are ignored. */
const SHORTEST_GAP = 10;

/**
 * Returns the gap at the end of a filled evening; null if no time for a game is left.
 * @param passed games passed over
 */
export function missingAfter(
  games: readonly PlacedGame[],
  { minutes, parties }: Pick<Evening, 'minutes' | 'parties'>,
  passed: readonly WeighedGame[],
): Missing | null {
  const gap = minutes - inStep(endOf(games)) - CHANGE_OVER_MINUTES;
  if (gap < SHORTEST_GAP) return null;
  if (games.length >= MOST_GAMES) return { code: 'enough_games', minutes: gap };
  const [again] = byScore(passed.filter((game) => game.minutes <= gap));
  if (again) return { code: 'passed_over', title: again.candidate.title };
  return { code: 'no_game', minutes: gap, heads: headsOf(parties) };
}

/** The same as a sentence: 'No other game here is for five in 35 minutes.' */
export function missingWords(missing: Missing): string {
  switch (missing.code) {
    case 'passed_over':
      return `${missing.title} would still fit, but you passed it over.`;
    case 'no_game':
      return `No other game here is for ${countWords(missing.heads)} in ${missing.minutes} minutes. Somebody could bring one.`;
    case 'enough_games':
      return `${missing.minutes} minutes are left, but seven games are enough for an evening.`;
  }
}
