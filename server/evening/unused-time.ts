import { countWord } from '#shared/text/count-word.ts';
import type { Evening } from '#shared/evening/evening.ts';
import { byWorth } from '#shared/evening/game-at-table.ts';
import type { WeighedGame } from './evening-value.ts';
import { headsOf } from '#shared/evening/party.ts';
import { CHANGE_OVER_MINUTES, endOf, inStep, MAX_GAMES, type PlacedGame } from './sequence.ts';

/** Shorter gaps are ignored. */
const MIN_GAP = 10;

/**
 * Why a filled evening ends early, as a sentence; null if no time for a game is left.
 * @param passed games passed over @param others games that are not planned
 */
export function unusedTimeText(
  games: readonly PlacedGame[],
  { minutes, parties }: Pick<Evening, 'minutes' | 'parties'>,
  passed: readonly WeighedGame[],
  others: readonly WeighedGame[],
): string | null {
  const gap = minutes - inStep(endOf(games)) - CHANGE_OVER_MINUTES;
  if (gap < MIN_GAP) return null;
  if (games.length >= MAX_GAMES) return `${gap} minutes are left, but seven games are enough for an evening.`;
  const [again, other] = [passed, others].map((some) => byWorth(some.filter((game) => game.minutes <= gap))[0]);
  if (again) return `${again.candidate.title} would still fit, but you passed it over.`;
  // It is in the best evening, of which this is another.
  if (other && other.value > 0) return `${other.candidate.title} would still fit. It is in your first evening.`;
  if (other) return `What else would fit in ${gap} minutes does not suit you well now.`;
  return `No other game here is for ${countWord(headsOf(parties))} in ${gap} minutes. Somebody could bring one.`;
}
