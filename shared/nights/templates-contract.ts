import { LANGUAGES } from '#shared/text/languages.ts';
import * as z from 'zod/mini';
import { EVENT_TYPES, PAUSE_REASONS, REPEATS } from '#shared/enums.ts';
import {
  DEFAULT_BANNER_COLOR,
  DEFAULT_DAYS_AHEAD,
  DEFAULT_EVENT_MINUTES,
  MAX_COMPANIONS,
  MAX_DAY_LENGTH,
  MAX_DAYS_AHEAD,
  MAX_EVENT_MINUTES,
  MAX_NAME_LENGTH,
  MAX_NOTES_LENGTH,
  MAX_TITLE_LENGTH,
} from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { isCalendarDay, MONTH_WEEKS } from '#shared/time/repeating-nights.ts';
import { isTimeOfDay } from './repeat-errors.ts';
import { contract } from '#shared/contract/contract.ts';
import { MIN_DATE_OPTIONS, minHeads } from './date-polls/date-poll-fields.ts';
import { companions, groupId, newWishFields, wishFields } from './event-fields.ts';
import { event } from './events-contract.ts';
import {
  emailAddress,
  idempotencyKey,
  idParams,
  moment,
  optionalText,
  optionalUrl,
  requiredText,
  atLeastOneField,
  timeZone,
  atMost,
} from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

const templateDatePoll = z.object({
  /** Number of dates: the night's day, and the same weekday of the following weeks. */
  dates: z
    .int(t('Please enter a whole number'))
    .check(
      z.minimum(MIN_DATE_OPTIONS, { error: () => t('Please enter {most} or more', { most: MIN_DATE_OPTIONS }) }),
      z.maximum(STORAGE_LIMITS.dateOptions.most, atMost(STORAGE_LIMITS.dateOptions.most)),
    ),
  /** Days from the deadline of the answers to the first date. */
  answerDays: z
    .int(t('Please enter whole days'))
    .check(z.minimum(0, t('Please enter 0 or more')), z.maximum(MAX_DAYS_AHEAD, atMost(MAX_DAYS_AHEAD))),
  settlesItself: z.boolean(),
  minHeads,
  showsGames: z.boolean(),
});

/** A template for events, as its owner sees it. */
export const eventTemplate = z.object({
  id: z.int(),
  name: z.string(),
  description: z.nullable(z.string()),
  eventType: z.enum(EVENT_TYPES),
  bannerColor: z.string(),
  bannerUrl: z.nullable(z.string()),
  customMessage: z.nullable(z.string()),
  requiresApproval: z.boolean(),
  isPublic: z.boolean(),
  showsPlace: z.boolean(),
  showsGuests: z.boolean(),
  guestLanguage: z.enum(LANGUAGES),
  ...wishFields,
  allowsComments: z.boolean(),
  groupId: z.nullable(z.int()),
  createdBy: z.int(),
  createdAt: moment,
  hostEmail: z.string(),
  /** 'HH:MM' in local time of the zone. */
  time: z.nullable(z.string()),
  /** IANA name. */
  timeZone: z.string(),
  durationMinutes: z.int(),
  location: z.nullable(z.string()),
  maxAttendees: z.nullable(z.int()),
  maxCompanions: z.int(),
  /** Guests who are invited to every event. */
  attendees: z.array(z.object({ email: z.string(), name: z.nullable(z.string()) })),
  gameIds: z.array(z.int()),
  repeat: z.enum(REPEATS),
  /** For monthly templates: 1 to 4, or -1 for the last week. */
  monthWeek: z.nullable(z.int()),
  /** 'YYYY-MM-DD' of the next event to be created automatically. */
  nextDate: z.nullable(z.string()),
  daysAhead: z.int(),
  /** Its nights begin with a date poll; null for one date. */
  datePoll: z.nullable(templateDatePoll),
  pausedBecause: z.nullable(z.enum(PAUSE_REASONS)),
  /** Its events that are not over, next one first. */
  upcoming: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      date: moment,
      timeZone: z.string(),
      /** `date` is then the latest of the dates to choose from. */
      isFindingDate: z._default(z.boolean(), false),
    }),
  ),
});
export type EventTemplate = z.output<typeof eventTemplate>;

const regular = z.object({
  email: emailAddress(t('Please enter a valid email address')),
  name: optionalText(MAX_NAME_LENGTH),
});

const seats = z
  .int(t('Please enter a whole number'))
  .check(
    z.minimum(1, t('Please enter 1 or more')),
    z.maximum(STORAGE_LIMITS.guestsOnANight.most, atMost(STORAGE_LIMITS.guestsOnANight.most)),
  );

const templateFields = {
  name: requiredText(MAX_TITLE_LENGTH, t('Please give it a name')),
  eventType: z.enum(EVENT_TYPES, t('Event type is required')),
  description: optionalText(MAX_NOTES_LENGTH),
  customMessage: optionalText(MAX_NOTES_LENGTH),
  location: optionalText(MAX_TITLE_LENGTH),
  bannerColor: z.string().check(z.regex(/^#[\da-f]{6}$/i, t('Please choose a colour'))),
  bannerUrl: optionalUrl,
  requiresApproval: z.boolean(),
  isPublic: z.boolean(),
  showsPlace: z.boolean(),
  showsGuests: z.boolean(),
  guestLanguage: z.enum(LANGUAGES),
  ...wishFields,
  allowsComments: z.boolean(),
  groupId,
  datePoll: z.nullable(templateDatePoll),
  time: z.nullable(
    z.string().check(z.maxLength(MAX_DAY_LENGTH), z.refine(isTimeOfDay, t('Please enter a time such as 19:00'))),
  ),
  timeZone,
  durationMinutes: z
    .int(t('Please enter whole minutes'))
    .check(
      z.minimum(15, t('Please enter 15 minutes or more')),
      z.maximum(MAX_EVENT_MINUTES, t('That is more than a week')),
    ),
  maxAttendees: z.nullable(seats),
  maxCompanions: companions,
  attendees: z.array(regular).check(
    z.maxLength(STORAGE_LIMITS.guestsOnANight.most, {
      error: () => t('At most {most} regulars', { most: STORAGE_LIMITS.guestsOnANight.most }),
    }),
  ),
  gameIds: z.array(z.int().check(z.positive())).check(
    z.maxLength(STORAGE_LIMITS.gamesOnANight.most, {
      error: () => t('At most {most} games fit one night', { most: STORAGE_LIMITS.gamesOnANight.most }),
    }),
  ),
  repeat: z.enum(REPEATS),
  monthWeek: z.nullable(
    z.int().check(z.refine((week) => MONTH_WEEKS.some((one) => one === week), t('There is no such week'))),
  ),
  nextDate: z.nullable(
    z.string().check(z.maxLength(MAX_DAY_LENGTH), z.refine(isCalendarDay, t('Please choose a day'))),
  ),
  daysAhead: z
    .int(t('Please enter whole days'))
    .check(z.minimum(0, t('Please enter 0 or more')), z.maximum(MAX_DAYS_AHEAD, atMost(MAX_DAYS_AHEAD))),
};

export const newTemplate = z.object({
  ...templateFields,
  eventType: z._default(templateFields.eventType, 'game_night'),
  bannerColor: z._default(templateFields.bannerColor, DEFAULT_BANNER_COLOR),
  requiresApproval: z._default(z.boolean(), false),
  isPublic: z._default(z.boolean(), false),
  showsPlace: z._default(z.boolean(), true),
  showsGuests: z._default(z.boolean(), true),
  guestLanguage: z._default(templateFields.guestLanguage, 'en'),
  ...newWishFields,
  allowsComments: z._default(z.boolean(), false),
  groupId: z._default(groupId, null),
  time: z._default(templateFields.time, null),
  timeZone: z._default(timeZone, 'UTC'),
  durationMinutes: z._default(templateFields.durationMinutes, DEFAULT_EVENT_MINUTES),
  maxAttendees: z._default(templateFields.maxAttendees, null),
  maxCompanions: z._default(templateFields.maxCompanions, MAX_COMPANIONS),
  attendees: z._default(templateFields.attendees, []),
  gameIds: z._default(templateFields.gameIds, []),
  repeat: z._default(templateFields.repeat, 'never'),
  monthWeek: z._default(templateFields.monthWeek, null),
  nextDate: z._default(templateFields.nextDate, null),
  daysAhead: z._default(templateFields.daysAhead, DEFAULT_DAYS_AHEAD),
  datePoll: z._default(templateFields.datePoll, null),
  idempotencyKey,
});
export type NewTemplate = z.output<typeof newTemplate>;

/** Omitted fields stay as they are. `paused` stops or resumes the automatic creation of events. */
export const templateChanges = z.partial(z.object({ ...templateFields, paused: z.boolean() })).check(atLeastOneField);
export type TemplateChanges = z.output<typeof templateChanges>;

export const listTemplates = contract({
  method: 'get',
  path: '/api/templates',
  summary: "The owner's templates by name, on every plan, with the events made from each that are still to come",
  access: 'owner',
  hosts: 'for',
  status: 200,
  response: z.array(eventTemplate),
});

export const createTemplate = contract({
  method: 'post',
  path: '/api/templates',
  summary: 'Creates a template; one that repeats makes the nights that are due at once, and invites its regulars',
  access: 'owner',
  hosts: 'for',
  body: newTemplate,
  status: 201,
  response: eventTemplate,
  refusals: ['PLAN_REQUIRED', 'limit_reached'],
});

export const saveAsTemplate = contract({
  method: 'post',
  path: '/api/events/:id/template',
  summary: 'Makes a template of an event: its facts, its games, and its guests as the regulars',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.object({ name: z.optional(templateFields.name), idempotencyKey }),
  status: 201,
  response: eventTemplate,
  refusals: ['PLAN_REQUIRED', 'limit_reached'],
});

export const changeTemplate = contract({
  method: 'patch',
  path: '/api/templates/:id',
  summary: 'Changes a template; nights that it has made stay as they are',
  access: 'owner',
  hosts: 'template',
  params: idParams,
  body: templateChanges,
  status: 200,
  response: eventTemplate,
  refusals: ['PLAN_REQUIRED', 'limit_reached'],
});

export const deleteTemplate = contract({
  method: 'delete',
  path: '/api/templates/:id',
  summary: 'Deletes a template, on every plan; nights that it has made stay',
  access: 'owner',
  hosts: 'template',
  params: idParams,
  status: 204,
});

export const useTemplate = contract({
  method: 'post',
  path: '/api/templates/:id/use',
  summary: 'Makes an event of a template, with its games and its regulars, who are not yet asked',
  access: 'owner',
  hosts: 'template',
  params: idParams,
  body: z.object({ date: moment, idempotencyKey }),
  status: 201,
  response: event,
  refusals: ['PLAN_REQUIRED', 'PLAN_LIMIT_REACHED', 'limit_reached'],
});

export const skipOccurrence = contract({
  method: 'post',
  path: '/api/templates/:id/skip',
  summary: 'Leaves out the night of a day; where another one is next, nothing changes',
  access: 'owner',
  hosts: 'template',
  params: idParams,
  body: z.object({
    date: z.string().check(z.maxLength(MAX_DAY_LENGTH), z.refine(isCalendarDay, t('Please choose a day'))),
  }),
  status: 200,
  response: eventTemplate,
  refusals: ['PLAN_REQUIRED', 'limit_reached'],
});

export const templateContracts = [
  listTemplates,
  createTemplate,
  saveAsTemplate,
  changeTemplate,
  deleteTemplate,
  useTemplate,
  skipOccurrence,
];
