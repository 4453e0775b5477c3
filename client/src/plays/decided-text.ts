import { wholeText } from '#client/lib/number-text.ts';
import type { PlayerPerformance } from './rules/player-performance.ts';
import { t } from '#client/plays/words/words.ts';

/** What a win rate counts: '3 of 5 decided'. */
export const decidedText = ({ wins, contests }: Pick<PlayerPerformance, 'wins' | 'contests'>): string =>
  contests === 0
    ? t('none decided')
    : t('{wins} of {contests} decided', { wins: wholeText(wins), contests: wholeText(contests) });

/** Explains the word where rates are shown. */
export const DECIDED_NOTE = t(
  'Decided are plays with a winner, or with scores or places; a tie is won by nobody. Cooperative plays and plays without a result are not among them.',
);
