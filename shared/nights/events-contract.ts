import { LANGUAGES } from '#shared/text/languages.ts';
import * as z from 'zod/mini';
import { CATEGORIES, EVENT_STATUSES, EVENT_TYPES } from '#shared/enums.ts';
import { MAX_COMPANIONS, MAX_EVENT_MINUTES, MAX_GUEST_NOTE_LENGTH } from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { coveredGame } from '#shared/games/covered-game.ts';
import { datePollSummary } from './date-polls/date-poll-fields.ts';
import { gameIds, newEvent, eventChanges, newWishFields } from './event-fields.ts';
import { idempotencyKey, idParams, moment, optionalText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** An event (game night), as its host sees it. */
export const event = z.object({
  id: z.int(),
  userId: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  date: moment,
  /** IANA name of the host's zone. */
  timeZone: z.string(),
  durationMinutes: z.int(),
  location: z.nullable(z.string()),
  hostEmail: z.string(),
  /** Where guests' answers are sent: the account's address, or one whose owner confirmed it by mail. */
  hostEmailConfirmed: z.boolean(),
  maxAttendees: z.nullable(z.int()),
  /** How many people each guest may bring. Optional, because answers cached on devices may lack it. */
  maxCompanions: z._default(z.int(), MAX_COMPANIONS),
  bannerUrl: z.nullable(z.string()),
  bannerColor: z.string(),
  customMessage: z.nullable(z.string()),
  requiresApproval: z.boolean(),
  isPublic: z.boolean(),
  showsPlace: z.boolean(),
  showsGuests: z.boolean(),
  /** Of mails to guests whose own language is not known. Optional, because answers cached on devices may lack it. */
  guestLanguage: z._default(z.enum(LANGUAGES), 'en'),
  /** Defaults, because answers cached on devices may lack them. */
  ...newWishFields,
  /** Guests who answered may comment on it. Optional, because answers cached on devices may lack it. */
  allowsComments: z._default(z.boolean(), false),
  /** Whose night it is: channels of this group are told of it. Optional, because answers cached on devices may lack it. */
  groupId: z._default(z.nullable(z.int()), null),
  eventType: z.enum(EVENT_TYPES),
  /** `finding_date`: `date` is the latest of the poll's dates, and none is set. */
  status: z.enum(EVENT_STATUSES),
  /** Present if guests are or were asked for the date. Optional, because answers cached on devices may lack it. */
  datePoll: z._default(z.nullable(datePollSummary), null),
  /** The host's reason for the cancellation. */
  cancelReason: z.nullable(z.string()),
  /** Id in the public page and in calendar entries. */
  publicId: z.string(),
  /** People in accepted parties, including companions and the host. */
  heads: z.int(),
  /** Attendees, without the host. */
  guests: z.int(),
  /** Invited attendees without an answer. */
  pending: z.int(),
  /** Attendees without an answer who are not invited yet. */
  uninvited: z.int(),
  /** Attendees on the waitlist. */
  inLine: z.int(),
  /** Attendees waiting for the host's approval. */
  asking: z.int(),
  createdAt: moment,
});
export type Event = z.output<typeof event>;

/** An event in the list of its host. Optional, because answers cached on devices may lack it. */
const listedEvent = z.object({
  ...event.shape,
  /** The first games, and the number of all. */
  games: z._default(z.array(coveredGame), []),
  gameCount: z._default(z.int(), 0),
  /** Names of the first attendees who come, the host first; none while the date is being found. */
  comers: z._default(z.array(z.string()), []),
});
export type ListedEvent = z.output<typeof listedEvent>;

export const listEvents = contract({
  method: 'get',
  path: '/api/events',
  summary: 'The events that the owner hosts, the next one first, past ones after them',
  access: 'owner',
  hosts: 'for',
  status: 200,
  response: z.array(listedEvent),
});

export const createEvent = contract({
  method: 'post',
  path: '/api/events',
  summary: 'Creates an event, with its games, in one transaction',
  access: 'owner',
  hosts: 'for',
  body: newEvent,
  status: 201,
  response: event,
  refusals: ['PLAN_LIMIT_REACHED', 'PLAN_REQUIRED', 'limit_reached'],
});

export const getEvent = contract({
  method: 'get',
  path: '/api/events/:id',
  summary: 'One event, for its host',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: event,
});

export const changeEvent = contract({
  method: 'patch',
  path: '/api/events/:id',
  summary: 'Changes an event; those who were invited are told what changed',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: eventChanges,
  status: 200,
  response: event,
  refusals: ['PLAN_REQUIRED', 'event_cancelled', 'finding_date'],
});

export const cancelEvent = contract({
  method: 'post',
  path: '/api/events/:id/cancel',
  summary: 'Cancels an event and keeps it; those who were invited are told, with the reason where one is given',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.optional(z.object({ reason: optionalText(MAX_GUEST_NOTE_LENGTH) })),
  status: 200,
  response: event,
});

export const deleteEvent = contract({
  method: 'delete',
  path: '/api/events/:id',
  summary: 'Deletes an event; it leaves the calendars of those who were invited',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 204,
});

export const duplicateEvent = contract({
  method: 'post',
  path: '/api/events/:id/duplicate',
  summary: 'Makes another event of this one, with its games and its guests, who are not yet asked',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.object({ date: moment, idempotencyKey }),
  status: 201,
  response: event,
  refusals: ['PLAN_LIMIT_REACHED', 'PLAN_REQUIRED', 'limit_reached'],
});

/** A game of an event, in the host's order. */
export const eventGame = z.object({
  id: z.int(),
  title: z.string(),
  players: z.string(),
  duration: z.string(),
  category: z.enum(CATEGORIES),
  imageUrl: z.nullable(z.string()),
});

export const listEventGames = contract({
  method: 'get',
  path: '/api/events/:id/games',
  summary: 'The games of an event, in order',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: z.array(eventGame),
});

export const addEventGame = contract({
  method: 'post',
  path: '/api/events/:id/games',
  summary: 'Puts a game on an event; one that is on it stays where it is',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.object({ gameId: z.int().check(z.positive()) }),
  status: 201,
  response: z.array(eventGame),
  refusals: ['PLAN_LIMIT_REACHED', 'limit_reached'],
});

export const addEventGames = contract({
  method: 'post',
  path: '/api/events/:id/games/add',
  summary: 'Puts games on an event after those that are on it; these stay where they are',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.object({ gameIds: gameIds.check(z.minLength(1, t('Please choose a game'))) }),
  status: 201,
  response: z.array(eventGame),
  refusals: ['PLAN_LIMIT_REACHED', 'limit_reached'],
});

export const setEventGames = contract({
  method: 'put',
  path: '/api/events/:id/games',
  summary: 'Sets the games of an event and their order',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.object({
    gameIds,
    /**
     * The evening plan: when each game starts, in minutes after the start of the event. `gameId` is the id of one of
     * these games, or the negated id of a proposal.
     */
    plan: z._default(
      z
        .array(z.object({ gameId: z.int(), startsAfter: z.int().check(z.minimum(0), z.maximum(MAX_EVENT_MINUTES)) }))
        .check(z.maxLength(7, t('An evening has seven games at most'))),
      [],
    ),
  }),
  status: 200,
  response: z.array(eventGame),
  refusals: ['PLAN_LIMIT_REACHED', 'limit_reached'],
});

export const sendInvitations = contract({
  method: 'post',
  path: '/api/events/:id/send-invitations',
  summary:
    'Writes to everybody on the list who was not invited yet; answers how many, and to how many it did not because they were sent enough mails today',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: z.object({ sent: z.int(), heldBack: z.int() }),
  refusals: [
    'host_unnamed',
    'nobody_to_invite',
    'mail_unreachable',
    'mails_off',
    'event_cancelled',
    'event_over',
    'too_many_requests',
  ],
});

export const eventContracts = [
  listEvents,
  createEvent,
  getEvent,
  changeEvent,
  duplicateEvent,
  listEventGames,
  addEventGame,
  addEventGames,
  setEventGames,
  sendInvitations,
  cancelEvent,
  deleteEvent,
];
