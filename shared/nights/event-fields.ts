import { LANGUAGES } from '#shared/text/languages.ts';
import * as z from 'zod/mini';
import { EVENT_TYPES, PREFERRED_WEIGHTS } from '#shared/enums.ts';
import {
  DEFAULT_BANNER_COLOR,
  DEFAULT_EVENT_MINUTES,
  MAX_COMPANIONS,
  MAX_EVENT_MINUTES,
  MAX_NOTES_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_YOUNGEST_AGE,
  MIN_YOUNGEST_AGE,
} from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { newDatePoll } from './date-polls/date-poll-fields.ts';
import {
  emailAddress,
  idempotencyKey,
  moment,
  optionalText,
  optionalUrl,
  requiredText,
  atLeastOneField,
  timeZone,
  atMost,
} from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** What the evening plan reads of a night and of a template. */
export const wishFields = {
  preferredWeight: z.enum(PREFERRED_WEIGHTS),
  /** Years. */
  youngestAge: z.nullable(z.int().check(z.minimum(MIN_YOUNGEST_AGE), z.maximum(MAX_YOUNGEST_AGE))),
  hasNewcomers: z.boolean(),
};

export const newWishFields = {
  preferredWeight: z._default(wishFields.preferredWeight, 'mixed'),
  youngestAge: z._default(wishFields.youngestAge, null),
  hasNewcomers: z._default(z.boolean(), false),
};

/** One of the owner's groups; null for none. */
export const groupId = z.nullable(z.int().check(z.positive()));

/** How many people a guest may bring. */
export const companions = z
  .int(t('Please enter a whole number'))
  .check(z.minimum(0, t('Please enter 0 or more')), z.maximum(MAX_COMPANIONS, atMost(MAX_COMPANIONS)));

export const eventFields = {
  title: requiredText(MAX_TITLE_LENGTH, t('Event title is required')),
  eventType: z.enum(EVENT_TYPES, t('Event type is required')),
  date: moment,
  timeZone,
  durationMinutes: z
    .int(t('Please enter whole minutes'))
    .check(
      z.minimum(15, t('Please enter 15 minutes or more')),
      z.maximum(MAX_EVENT_MINUTES, t('That is more than a week')),
    ),
  description: optionalText(MAX_NOTES_LENGTH),
  location: optionalText(MAX_TITLE_LENGTH),
  hostEmail: emailAddress(t('Valid email is required')),
  maxAttendees: z.nullable(
    z
      .int(t('Please enter a whole number'))
      .check(
        z.minimum(1, t('Please enter 1 or more')),
        z.maximum(STORAGE_LIMITS.guestsOnANight.most, atMost(STORAGE_LIMITS.guestsOnANight.most)),
      ),
  ),
  maxCompanions: companions,
  bannerUrl: optionalUrl,
  bannerColor: z.string().check(z.regex(/^#[\da-f]{6}$/i, t('Please choose a colour'))),
  customMessage: optionalText(MAX_NOTES_LENGTH),
  requiresApproval: z.boolean(),
  isPublic: z.boolean(),
  showsPlace: z.boolean(),
  showsGuests: z.boolean(),
  guestLanguage: z.enum(LANGUAGES),
  ...wishFields,
  allowsComments: z.boolean(),
  groupId,
};

export const gameIds = z.array(z.int().check(z.positive())).check(
  z.maxLength(STORAGE_LIMITS.gamesOnANight.most, {
    error: () => t('At most {most} games fit one night', { most: STORAGE_LIMITS.gamesOnANight.most }),
  }),
);

/**
 * The payload that creates an event, with one date or with a date poll; its games are added in the same transaction.
 */
export const newEvent = z
  .object({
    ...eventFields,
    date: z.optional(moment),
    datePoll: z.optional(newDatePoll),
    eventType: z._default(eventFields.eventType, 'game_night'),
    timeZone: z._default(eventFields.timeZone, 'UTC'),
    durationMinutes: z._default(eventFields.durationMinutes, DEFAULT_EVENT_MINUTES),
    maxAttendees: z._default(eventFields.maxAttendees, null),
    maxCompanions: z._default(eventFields.maxCompanions, MAX_COMPANIONS),
    bannerColor: z._default(eventFields.bannerColor, DEFAULT_BANNER_COLOR),
    requiresApproval: z._default(z.boolean(), false),
    isPublic: z._default(z.boolean(), false),
    showsPlace: z._default(z.boolean(), true),
    showsGuests: z._default(z.boolean(), true),
    guestLanguage: z._default(eventFields.guestLanguage, 'en'),
    ...newWishFields,
    allowsComments: z._default(z.boolean(), false),
    groupId: z._default(groupId, null),
    gameIds: z._default(gameIds, []),
    idempotencyKey,
  })
  .check(
    z.refine(({ date, datePoll }) => date !== undefined || datePoll !== undefined, {
      error: t('Please choose a date, or dates for your guests to choose from'),
      path: ['date'],
    }),
    z.refine(({ date, datePoll }) => date === undefined || datePoll === undefined, {
      error: t('Please send either one date or dates to choose from'),
      path: ['datePoll'],
    }),
  );
export type NewEvent = z.output<typeof newEvent>;

/** Omitted fields stay as they are. */
export const eventChanges = z.partial(z.object(eventFields)).check(atLeastOneField);
export type EventChanges = z.output<typeof eventChanges>;
