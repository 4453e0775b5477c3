import * as z from 'zod';
import { FEWEST_DATE_OPTIONS } from '#shared/contracts/date-poll-fields.ts';
import { eventFields } from '#shared/contracts/event-fields.ts';
import { moment, optionalUrl, timeZone } from '#shared/contracts/fields.ts';
import * as enums from '#shared/enums.ts';
import * as limits from '#shared/limits.ts';
import { STORAGE_LIMITS } from '#shared/rules/plans/storage-limits.ts';
import { MONTH_WEEKS } from '#shared/rules/nights/repeating-nights.ts';
import {
  address,
  bggId,
  calendarDay,
  count,
  filled,
  id,
  line,
  maybe,
  note,
  short,
  text,
  time,
  title,
  yes,
} from './file-fields.ts';

const minHeads = maybe(z.int().min(1).max(STORAGE_LIMITS.guestsOnANight.most));

export const template = z.object({
  id,
  name: title,
  description: note,
  eventType: z.enum(enums.EVENT_TYPES),
  bannerColor: eventFields.bannerColor,
  customMessage: note,
  requiresApproval: yes,
  isPublic: yes,
  time: maybe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  timeZone,
  durationMinutes: z.int().min(1).max(limits.MAX_EVENT_MINUTES),
  location: line,
  maxAttendees: maybe(z.int().min(1).max(STORAGE_LIMITS.guestsOnANight.most)),
  attendees: z
    .array(z.object({ email: address, name: maybe(text(limits.MAX_NAME_LENGTH)) }))
    .max(STORAGE_LIMITS.guestsOnANight.most)
    .default([]),
  gameIds: z.array(id).max(STORAGE_LIMITS.gamesOnANight.most).default([]),
  repeat: z.enum(enums.REPEATS).default('never'),
  monthWeek: maybe(z.union(MONTH_WEEKS.map((week) => z.literal(week)))),
  nextDate: maybe(calendarDay),
  daysAhead: count(365),
  pausedBecause: maybe(z.enum(enums.PAUSE_REASONS)),
  hostEmail: address,
  bannerUrl: optionalUrl,
  showsPlace: z.boolean().default(true),
  showsGuests: z.boolean().default(true),
  datePoll: maybe(
    z.object({
      dates: z.int().min(FEWEST_DATE_OPTIONS).max(STORAGE_LIMITS.dateOptions.most),
      answerDays: count(limits.MAX_DAYS_AHEAD),
      settlesItself: z.boolean(),
      minHeads,
      showsGames: z.boolean(),
    }),
  ),
  createdAt: moment,
});

const answer = z.object({
  status: z.enum(enums.ATTENDEE_STATUSES),
  partySize: z.int().min(1).max(limits.MAX_PARTY_SIZE),
  via: z.enum(enums.ANSWER_WAYS),
  createdAt: moment,
});

/** A proposal; `id` refers to this night in this file. */
const proposal = z.object({
  id,
  title: filled(limits.MAX_TITLE_LENGTH),
  bggId,
  players: short,
  duration: short,
  category: maybe(z.enum(enums.CATEGORIES)),
  difficulty: maybe(z.enum(enums.DIFFICULTIES)),
  weight: maybe(z.number().min(0).max(5)),
  bestPlayers: short,
  startsAfter: maybe(z.int().min(0).max(limits.MAX_EVENT_MINUTES)),
  notWithout: yes,
  createdAt: moment,
});

const vote = z
  .object({ kind: z.enum(enums.VOTE_KINDS), gameId: maybe(id), proposalId: maybe(id), createdAt: moment })
  .refine(({ gameId, proposalId }) => (gameId === null) !== (proposalId === null), 'a vote is on one game');

const attendee = z.object({
  email: address,
  name: line,
  status: z.enum(enums.ATTENDEE_STATUSES),
  respondedAt: time,
  invitedAt: time,
  checkedIn: yes,
  checkedInAt: time,
  came: maybe(z.boolean()),
  attendeeNotes: note,
  isHost: yes,
  partySize: z.int().min(1).max(limits.MAX_PARTY_SIZE).default(1),
  companions: z
    .array(filled(limits.MAX_NAME_LENGTH))
    .max(limits.MAX_PARTY_SIZE - 1)
    .default([]),
  arrival: note,
  brings: note,
  guestNote: note,
  awaitsApproval: yes,
  waitingSince: time,
  seatOfferedUntil: time,
  mutedAt: time,
  dateNote: note,
  dateNoteShared: yes,
  datesAnsweredAt: time,
  notWithout: yes,
  /** To the date of the poll that starts at this moment. */
  dateAnswers: z
    .array(z.object({ startsAt: moment, answer: z.enum(enums.DATE_ANSWERS), answeredAt: moment }))
    .max(STORAGE_LIMITS.dateOptions.most)
    .default([]),
  createdAt: moment,
  answers: z.array(answer).max(1_000).default([]),
  proposals: z.array(proposal).max(STORAGE_LIMITS.proposals.most).default([]),
  votes: z.array(vote).max(1_000).default([]),
});

const datePoll = z.object({
  answersUntil: time,
  settlesItself: z.boolean(),
  minHeads,
  showsGames: z.boolean(),
  hostAskedAt: time,
  remindedAt: time,
  settledAt: time,
  settledBy: maybe(z.enum(enums.DATE_SETTERS)),
  reopenedAt: time,
  createdAt: moment,
  /** `isSet` for the date that was set. */
  options: z
    .array(z.object({ startsAt: moment, location: line, createdAt: moment, isSet: yes }))
    .min(1)
    .max(STORAGE_LIMITS.dateOptions.most),
});
export type DatePollInFile = z.output<typeof datePoll>;

export const night = z.object({
  title,
  description: note,
  date: moment,
  timeZone,
  location: line,
  hostEmail: address,
  maxAttendees: maybe(z.int().min(1).max(STORAGE_LIMITS.guestsOnANight.most)),
  bannerUrl: optionalUrl,
  bannerColor: eventFields.bannerColor,
  customMessage: note,
  requiresApproval: yes,
  isPublic: yes,
  eventType: z.enum(enums.EVENT_TYPES),
  status: z.enum(enums.EVENT_STATUSES),
  durationMinutes: z.int().min(1).max(limits.MAX_EVENT_MINUTES),
  showsPlace: z.boolean().default(true),
  showsGuests: z.boolean().default(true),
  votesClosedAt: time,
  cancelReason: maybe(text(limits.MAX_GUEST_NOTE_LENGTH)),
  templateId: maybe(id),
  occurrence: maybe(calendarDay),
  createdAt: moment,
  datePoll: maybe(datePoll),
  games: z
    .array(
      z.object({
        gameId: id,
        order: count(10_000),
        startsAfter: maybe(z.int().min(0).max(limits.MAX_EVENT_MINUTES)),
        notWithout: yes,
      }),
    )
    .max(1_000)
    .default([]),
  playIds: z.array(id).max(10_000).default([]),
  messages: z
    .array(
      z.object({
        audience: z.enum(enums.MESSAGE_AUDIENCES),
        text: filled(limits.MAX_GUEST_NOTE_LENGTH),
        createdAt: moment,
      }),
    )
    .max(STORAGE_LIMITS.messages.most)
    .default([]),
  attendees: z
    .array(attendee)
    .max(STORAGE_LIMITS.guestsOnANight.most + 1)
    .default([]),
});
