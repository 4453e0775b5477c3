import { countWord } from '#shared/text/count-word.ts';
import type { Evening } from '#shared/evening/evening.ts';
import { byWorth } from '#shared/evening/game-at-table.ts';
import type { WeighedGame } from './evening-value.ts';
import { headsOf } from '#shared/evening/party.ts';
import { CHANGE_OVER_MINUTES, endOf, inStep, MAX_GAMES, type PlacedGame } from './sequence.ts';

/** Why an evening ends early, and how much time is left. */
export type UnusedTime =
  | { code: 'passed_over'; title: string }
  /** It is in the best evening, of which this is another. */
  | { code: 'left_out'; title: string }
  /** What would fit is worth less to these people than an empty hour. */
  | { code: 'no_good_game'; minutes: number }
  /** No game is this short, including its explanation. */
  | { code: 'no_game'; minutes: number; heads: number }
  | { code: 'enough_games'; minutes: number };

/** Shorter gaps are ignored. */
const MIN_GAP = 10;

/**
 * Returns the gap at the end of a filled evening; null if no time for a game is left.
 * @param passed games passed over @param others games that are not planned
 */
export function unusedTimeAfter(
  games: readonly PlacedGame[],
  { minutes, parties }: Pick<Evening, 'minutes' | 'parties'>,
  passed: readonly WeighedGame[],
  others: readonly WeighedGame[],
): UnusedTime | null {
  const gap = minutes - inStep(endOf(games)) - CHANGE_OVER_MINUTES;
  if (gap < MIN_GAP) return null;
  if (games.length >= MAX_GAMES) return { code: 'enough_games', minutes: gap };
  const [again] = byWorth(passed.filter((game) => game.minutes <= gap));
  if (again) return { code: 'passed_over', title: again.candidate.title };
  const [other] = byWorth(others.filter((game) => game.minutes <= gap));
  if (other && other.value > 0) return { code: 'left_out', title: other.candidate.title };
  if (other) return { code: 'no_good_game', minutes: gap };
  return { code: 'no_game', minutes: gap, heads: headsOf(parties) };
}

/** The same as a sentence: 'No other game here is for five in 35 minutes.' */
export function unusedTimeText(missing: UnusedTime): string {
  switch (missing.code) {
    case 'passed_over':
      return `${missing.title} would still fit, but you passed it over.`;
    case 'left_out':
      return `${missing.title} would still fit. It is in your first evening.`;
    case 'no_good_game':
      return `What else would fit in ${missing.minutes} minutes does not suit you well now.`;
    case 'no_game':
      return `No other game here is for ${countWord(missing.heads)} in ${missing.minutes} minutes. Somebody could bring one.`;
    case 'enough_games':
      return `${missing.minutes} minutes are left, but seven games are enough for an evening.`;
  }
}
