import * as z from 'zod/mini';
import { CATEGORIES, DATE_ANSWERS, DATE_SETTERS } from '#shared/enums.ts';
import { MAX_GUEST_NOTE_LENGTH } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { dateOptionsField, datePollSettings } from './date-poll-fields.ts';
import { event } from '../events-contract.ts';
import { idParams, moment, optionalText, atLeastOneField } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

const rowId = z.int().check(z.positive());

const brokenCondition = z.object({
  /** Too few people, or somebody or a game that the host does not want to be without. */
  what: z.enum(['min_heads', 'person', 'game']),
  /** A sentence: 'Needs 4 people; 3 can come.' */
  text: z.string(),
  /** The attendee who would have to come; null if it is about a number of people. */
  attendeeId: z.nullable(z.int()),
  /** Whether those who are silent or said if need be can still meet it. */
  isOpen: z.boolean(),
});
export type BrokenCondition = z.output<typeof brokenCondition>;

const playableGame = z.object({
  title: z.string(),
  category: z.nullable(z.enum(CATEGORIES)),
  imageUrl: z.nullable(z.string()),
  /** A sentence on why it is the best for these people; null if nothing is known. */
  reason: z.nullable(z.string()),
  /** The guest who brings it; null for the host's own game. */
  broughtBy: z.nullable(z.string()),
});

/** A game of the night that cannot be played on a date. */
const lostGame = z.object({
  title: z.string(),
  why: z.enum(['not_brought', 'lent', 'too_few', 'too_many']),
  /** The guest who would bring it, if they are not there. */
  who: z.nullable(z.string()),
});

const dateOption = z.object({
  id: z.int(),
  startsAt: moment,
  /** Another place than the event's; null for the event's. */
  location: z.nullable(z.string()),
  isPast: z.boolean(),
  /** Attendees by answer, without those who wait for the host's approval. */
  yes: z.int(),
  ifNeedBe: z.int(),
  no: z.int(),
  silent: z.int(),
  /** People within the seats who come surely (yes), and at most (yes and if need be), with their companions. */
  heads: z.object({ surely: z.int(), atMost: z.int() }),
  /** The best game for those who would have a seat; null if none fits or nobody comes. */
  best: z.nullable(playableGame),
  lost: z.array(lostGame),
  broken: z.array(brokenCondition),
  /** 1 is the best by the rule; options of the past come last. */
  rank: z.int(),
  /** Compared with the leader, by attendee: who says yes here and not there, and the other way round. */
  gains: z.array(z.int()),
  loses: z.array(z.int()),
  /** If it were set now, by attendee; those who are seated and on the waitlist in their order. */
  outcome: z.object({
    seated: z.array(z.int()),
    inLine: z.array(z.int()),
    /** They say yes and wait for the host's approval. */
    awaitsApproval: z.array(z.int()),
    maybe: z.array(z.int()),
    declined: z.array(z.int()),
    /** They answered other dates, and are asked about this one. */
    asked: z.array(z.int()),
    /** They answered no date, and are invited. */
    silent: z.array(z.int()),
  }),
  /** The host's other events at that time. */
  overlaps: z.array(z.object({ id: z.int(), title: z.string() })),
});
export type DateOption = z.output<typeof dateOption>;

const datePollAttendee = z.object({
  id: z.int(),
  name: z.string(),
  isHost: z.boolean(),
  partySize: z.int(),
  awaitsApproval: z.boolean(),
  /** One for each option, in the order of the options; null for no answer. */
  answers: z.array(z.nullable(z.enum(DATE_ANSWERS))),
  note: z.nullable(z.string()),
  /** The other guests may read the note. */
  noteIsShared: z.boolean(),
  answeredAt: z.nullable(moment),
  invitedAt: z.nullable(moment),
  notWithout: z.boolean(),
});
export type DatePollAttendee = z.output<typeof datePollAttendee>;

/** A game of the night that the host can pin. One of the ids is null. */
const datePollGame = z.object({
  gameId: z.nullable(z.int()),
  proposalId: z.nullable(z.int()),
  title: z.string(),
  imageUrl: z.nullable(z.string()),
  /** The attendee who brings it; null for the host's own game. */
  broughtBy: z.nullable(z.int()),
  notWithout: z.boolean(),
});

export const datePoll = z.object({
  eventId: z.int(),
  ...datePollSettings,
  /** The date that is being set, and when; the host can undo it until then. */
  settling: z.nullable(z.object({ optionId: z.int(), settlesAt: moment })),
  hostAskedAt: z.nullable(moment),
  remindedAt: z.nullable(moment),
  settledAt: z.nullable(moment),
  settledOptionId: z.nullable(z.int()),
  settledBy: z.nullable(z.enum(DATE_SETTERS)),
  /** Most options on the host's plan. */
  mostOptions: z.int(),
  /** In the order of time. */
  options: z.array(dateOption),
  /** The host first, then in the order of being added. */
  attendees: z.array(datePollAttendee),
  games: z.array(datePollGame),
  /** The best option to come; null if there is none or nobody can come. */
  leader: z.nullable(
    z.object({
      optionId: z.int(),
      /** Whether the rule would set it: no condition is broken. */
      meetsConditions: z.boolean(),
      /** Other options to which as many come, and what decided between them. */
      tiedWith: z.array(z.int()),
      decidedBy: z.enum(['yes', 'if_need_be', 'earlier']),
    }),
  ),
  /** Latest answers first, at most ten. */
  activity: z.array(z.object({ attendeeId: z.int(), at: moment })),
});
export type DatePoll = z.output<typeof datePoll>;

const refusals = ['event_cancelled', 'date_set', 'date_being_set'] as const;

export const getDatePoll = contract({
  method: 'get',
  path: '/api/events/:id/date-poll',
  summary: "An event's date poll: every date with its answers, who comes, what could be played and what is lost",
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: datePoll,
});

export const changeDatePoll = contract({
  method: 'patch',
  path: '/api/events/:id/date-poll',
  summary: 'Changes a date poll; answers to dates that stay are kept, and those who answered are told of new dates',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.partial(z.object({ options: dateOptionsField, ...datePollSettings })).check(atLeastOneField),
  status: 200,
  response: datePoll,
  refusals: [...refusals, 'event_over', 'PLAN_LIMIT_REACHED'],
});

export const answerDatePoll = contract({
  method: 'put',
  path: '/api/events/:id/date-poll/answers',
  summary: "The host's own answers to the dates, or those of a guest; dates that are not named keep theirs",
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.object({
    answers: z.array(z.object({ optionId: rowId, answer: z.nullable(z.enum(DATE_ANSWERS)) })).check(
      z.maxLength(STORAGE_LIMITS.dateOptions.most, {
        error: () => t('At most {most} dates', { most: STORAGE_LIMITS.dateOptions.most }),
      }),
    ),
    note: z.optional(optionalText(MAX_GUEST_NOTE_LENGTH)),
    /** The guest for whom the host answers; omitted for the host. */
    attendeeId: z.optional(rowId),
  }),
  status: 200,
  response: datePoll,
  refusals: [...refusals, 'event_over', 'event_full', 'changed_meanwhile'],
});

export const pinDatePoll = contract({
  method: 'patch',
  path: '/api/events/:id/date-poll/pins',
  summary: 'Sets who and which games the date must not be without; omitted lists stay as they are',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z
    .partial(
      z.object({
        attendeeIds: z.array(rowId).check(z.maxLength(STORAGE_LIMITS.guestsOnANight.most + 1)),
        gameIds: z.array(rowId).check(z.maxLength(STORAGE_LIMITS.gamesOnANight.most)),
        proposalIds: z
          .array(rowId)
          .check(z.maxLength(STORAGE_LIMITS.guestsOnANight.most * STORAGE_LIMITS.proposals.most)),
      }),
    )
    .check(atLeastOneField),
  status: 200,
  response: datePoll,
  refusals: [...refusals, 'event_over'],
});

export const setPollDate = contract({
  method: 'post',
  path: '/api/events/:id/date-poll/settle',
  summary: 'Sets the date ten seconds from now, unless it is undone; then everybody is told',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.object({
    optionId: rowId,
    /** Set it although it breaks a condition. */
    anyway: z._default(z.boolean(), false),
  }),
  status: 202,
  response: datePoll,
  refusals: [...refusals, 'event_over', 'date_conditions'],
});

export const undoSetDate = contract({
  method: 'post',
  path: '/api/events/:id/date-poll/undo',
  summary: 'Takes back a date that is being set; nobody was told of it',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: datePoll,
  refusals: ['undo_expired', 'event_cancelled'],
});

export const reopenDatePoll = contract({
  method: 'post',
  path: '/api/events/:id/date-poll/reopen',
  summary: 'Opens the date again before the event; answers to the dates are kept and everybody who was told is told',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.optional(z.object({ answersUntil: z.optional(z.nullable(moment)) })),
  status: 200,
  response: event,
  refusals: ['event_cancelled', 'event_over', 'date_not_set', 'limit_reached'],
});

export const datePollContracts = [
  getDatePoll,
  changeDatePoll,
  answerDatePoll,
  pinDatePoll,
  setPollDate,
  undoSetDate,
  reopenDatePoll,
];
