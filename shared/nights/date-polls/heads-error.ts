import type { Capacity } from '../seats.ts';
import { t } from '#shared/words/words.ts';

/** The error of a least number of people: more than there are seats. Null if there is none. */
export const headsError = (minHeads: number | null, seats: Capacity): string | null =>
  minHeads === null || seats === null || minHeads <= seats
    ? null
    : t('Please enter at most {seats}, the number of seats, or raise the seats first.', { seats });
