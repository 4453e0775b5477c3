import * as z from 'zod/mini';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { minute, moment, optionalText, atMost } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** A date to choose from. */
const newDateOption = z.object({
  startsAt: minute,
  /** Another place than the event's. */
  location: optionalText(MAX_TITLE_LENGTH),
});
export type NewDateOption = z.output<typeof newDateOption>;

export const MIN_DATE_OPTIONS = 2;

export const dateOptionsField = z.array(newDateOption).check(
  z.minLength(MIN_DATE_OPTIONS, t('Please add at least two dates')),
  z.maxLength(STORAGE_LIMITS.dateOptions.most, {
    error: () => t('At most {most} dates', { most: STORAGE_LIMITS.dateOptions.most }),
  }),
);

export const minHeads = z.nullable(
  z
    .int(t('Please enter a whole number'))
    .check(
      z.minimum(1, t('Please enter 1 or more')),
      z.maximum(STORAGE_LIMITS.guestsOnANight.most, atMost(STORAGE_LIMITS.guestsOnANight.most)),
    ),
);

/** The host's settings of a date poll, apart from its dates. */
export const datePollSettings = {
  /** Deadline of the answers; null for none. */
  answersUntil: z.nullable(moment),
  /** At the deadline the date is set by the rule; otherwise the host is asked. */
  settlesItself: z.boolean(),
  /** Least number of people, the host among them. */
  minHeads,
  /** Whether guests see what could be played on each date. */
  showsGames: z.boolean(),
};

export const newDatePoll = z.object({
  options: dateOptionsField,
  answersUntil: z._default(datePollSettings.answersUntil, null),
  settlesItself: z._default(z.boolean(), true),
  minHeads: z._default(minHeads, null),
  showsGames: z._default(z.boolean(), true),
});
export type NewDatePoll = z.output<typeof newDatePoll>;

/** The date poll of an event, as cards in lists show it. */
export const datePollSummary = z.object({
  options: z.int(),
  /** The first date to come, or the last one if all are past. */
  firstDate: moment,
  answersUntil: z.nullable(moment),
  /** Guests who answered, of those on the list. */
  answered: z.int(),
  /** When the chosen date becomes final; null while none is being set. */
  settlesAt: z.nullable(moment),
});
export type DatePollSummary = z.output<typeof datePollSummary>;
