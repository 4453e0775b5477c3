import { wholeText } from '#client/lib/number-text.ts';
import type { PlayerPerformance } from './rules/player-performance.ts';

/** What a win rate counts: '3 of 5 decided'. */
export const decidedText = ({ wins, contests }: Pick<PlayerPerformance, 'wins' | 'contests'>): string =>
  contests === 0 ? 'none decided' : `${wholeText(wins)} of ${wholeText(contests)} decided`;

/** Explains the word where rates are shown. */
export const DECIDED_NOTE =
  'Decided are plays with a winner, or with scores or places; a tie is won by nobody. Cooperative plays and plays without a result are not among them.';
