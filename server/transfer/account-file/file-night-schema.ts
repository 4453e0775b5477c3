import { LANGUAGES } from '#shared/text/languages.ts';
import * as z from 'zod';
import { MIN_DATE_OPTIONS } from '#shared/nights/date-polls/date-poll-fields.ts';
import { eventFields } from '#shared/nights/event-fields.ts';
import { moment, optionalUrl, timeZone } from '#shared/contract/fields.ts';
import * as enums from '#shared/enums.ts';
import * as limits from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { MAX_SWISS_ROUNDS } from '#shared/tournaments/tournament.ts';
import { MONTH_WEEKS } from '#shared/time/repeating-nights.ts';
import { t } from '#server/transfer/words/words.ts';
import {
  address,
  bggId,
  calendarDay,
  count,
  nonEmptyText,
  id,
  nullableLine,
  nullable,
  nullableNotes,
  nullableShortText,
  text,
  nullableMoment,
  title,
  flag,
} from './file-fields.ts';

const wishes = {
  preferredWeight: z.enum(enums.PREFERRED_WEIGHTS).default('mixed'),
  youngestAge: nullable(z.int().min(limits.MIN_YOUNGEST_AGE).max(limits.MAX_YOUNGEST_AGE)),
  hasNewcomers: z.boolean().default(false),
};

const minHeads = nullable(z.int().min(1).max(STORAGE_LIMITS.guestsOnANight.most));

export const template = z.object({
  id,
  name: title,
  description: nullableNotes,
  eventType: z.enum(enums.EVENT_TYPES),
  bannerColor: eventFields.bannerColor,
  customMessage: nullableNotes,
  requiresApproval: flag,
  isPublic: flag,
  time: nullable(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  timeZone,
  durationMinutes: z.int().min(1).max(limits.MAX_EVENT_MINUTES),
  location: nullableLine,
  maxAttendees: nullable(z.int().min(1).max(STORAGE_LIMITS.guestsOnANight.most)),
  maxCompanions: count(limits.MAX_COMPANIONS).default(limits.MAX_COMPANIONS),
  attendees: z
    .array(z.object({ email: address, name: nullable(text(limits.MAX_NAME_LENGTH)) }))
    .max(STORAGE_LIMITS.guestsOnANight.most)
    .default([]),
  gameIds: z.array(id).max(STORAGE_LIMITS.gamesOnANight.most).default([]),
  repeat: z.enum(enums.REPEATS).default('never'),
  monthWeek: nullable(z.union(MONTH_WEEKS.map((week) => z.literal(week)))),
  nextDate: nullable(calendarDay),
  daysAhead: count(365),
  pausedBecause: nullable(z.enum(enums.PAUSE_REASONS)),
  hostEmail: address,
  bannerUrl: optionalUrl,
  showsPlace: z.boolean().default(true),
  showsGuests: z.boolean().default(true),
  guestLanguage: z.enum(LANGUAGES).default('en'),
  ...wishes,
  allowsComments: flag,
  datePoll: nullable(
    z.object({
      dates: z.int().min(MIN_DATE_OPTIONS).max(STORAGE_LIMITS.dateOptions.most),
      answerDays: count(limits.MAX_DAYS_AHEAD),
      settlesItself: z.boolean(),
      minHeads,
      showsGames: z.boolean(),
    }),
  ),
  groupId: nullable(id),
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
  title: nonEmptyText(limits.MAX_TITLE_LENGTH),
  bggId,
  players: nullableShortText,
  duration: nullableShortText,
  category: nullable(z.enum(enums.CATEGORIES)),
  difficulty: nullable(z.enum(enums.DIFFICULTIES)),
  weight: nullable(z.number().min(0).max(5)),
  bestPlayers: nullableShortText,
  startsAfter: nullable(z.int().min(0).max(limits.MAX_EVENT_MINUTES)),
  notWithout: flag,
  createdAt: moment,
});

const vote = z
  .object({ kind: z.enum(enums.VOTE_KINDS), gameId: nullable(id), proposalId: nullable(id), createdAt: moment })
  .refine(({ gameId, proposalId }) => (gameId === null) !== (proposalId === null), {
    error: () => t('a vote is on one game'),
  });

const attendee = z.object({
  email: address,
  name: nullableLine,
  status: z.enum(enums.ATTENDEE_STATUSES),
  respondedAt: nullableMoment,
  invitedAt: nullableMoment,
  checkedIn: flag,
  checkedInAt: nullableMoment,
  came: nullable(z.boolean()),
  attendeeNotes: nullableNotes,
  isHost: flag,
  partySize: z.int().min(1).max(limits.MAX_PARTY_SIZE).default(1),
  maxCompanions: nullable(count(limits.MAX_COMPANIONS)),
  companions: z
    .array(nonEmptyText(limits.MAX_NAME_LENGTH))
    .max(limits.MAX_PARTY_SIZE - 1)
    .default([]),
  arrival: nullableNotes,
  brings: nullableNotes,
  guestNote: nullableNotes,
  awaitsApproval: flag,
  waitingSince: nullableMoment,
  seatOfferedUntil: nullableMoment,
  mutedAt: nullableMoment,
  dateNote: nullableNotes,
  dateNoteShared: flag,
  datesAnsweredAt: nullableMoment,
  notWithout: flag,
  /** To the date of the poll that starts at this moment. */
  dateAnswers: z
    .array(z.object({ startsAt: moment, answer: z.enum(enums.DATE_ANSWERS), answeredAt: moment }))
    .max(STORAGE_LIMITS.dateOptions.most)
    .default([]),
  createdAt: moment,
  answers: z.array(answer).max(1_000).default([]),
  proposals: z.array(proposal).max(STORAGE_LIMITS.proposals.most).default([]),
  votes: z.array(vote).max(1_000).default([]),
  comments: z
    .array(z.object({ text: nonEmptyText(limits.MAX_NIGHT_COMMENT_LENGTH), createdAt: moment }))
    .max(STORAGE_LIMITS.nightComments.most)
    .default([]),
});

const datePoll = z.object({
  answersUntil: nullableMoment,
  settlesItself: z.boolean(),
  minHeads,
  showsGames: z.boolean(),
  hostAskedAt: nullableMoment,
  remindedAt: nullableMoment,
  settledAt: nullableMoment,
  settledBy: nullable(z.enum(enums.DATE_SETTERS)),
  reopenedAt: nullableMoment,
  createdAt: moment,
  /** `isSet` for the date that was set. */
  options: z
    .array(z.object({ startsAt: moment, location: nullableLine, createdAt: moment, isSet: flag }))
    .min(1)
    .max(STORAGE_LIMITS.dateOptions.most),
});
export type DatePollInFile = z.output<typeof datePoll>;

const score = nullable(z.number().min(-1_000_000).max(1_000_000));

/** `id` of a player refers to this night in this file, `email` to somebody on its list, `playId` to a play before it. */
const tournament = z.object({
  format: z.enum(enums.TOURNAMENT_FORMATS),
  seeding: z.enum(enums.TOURNAMENT_SEEDINGS),
  scoring: z.enum(enums.TOURNAMENT_SCORINGS),
  lot: count(2 ** 31 - 1),
  rounds: z.int().min(1).max(MAX_SWISS_ROUNDS),
  guestsReport: flag,
  gameId: nullable(id),
  createdAt: moment,
  players: z
    .array(
      z.object({
        id,
        email: nullable(address),
        name: nonEmptyText(limits.MAX_TITLE_LENGTH),
        seed: z.int().min(1).max(10_000),
        joinedRound: z.int().min(1).max(10_000).default(1),
        isWithdrawn: flag,
      }),
    )
    .max(STORAGE_LIMITS.tournamentPlayers.most)
    .default([]),
  matches: z
    .array(
      z
        .object({
          round: z.int().min(1).max(10_000),
          table: z.int().min(1).max(10_000),
          firstId: id,
          secondId: nullable(id),
          result: nullable(z.enum(enums.MATCH_RESULTS)),
          firstScore: score,
          secondScore: score,
          isWalkover: flag,
          playId: nullable(id),
        })
        .refine(({ firstScore, secondScore }) => (firstScore === null) === (secondScore === null), {
          error: () => t('a match has both scores or none'),
        }),
    )
    .max(STORAGE_LIMITS.tournamentMatches.most)
    .default([]),
});
export type TournamentInFile = z.output<typeof tournament>;

export const night = z.object({
  title,
  description: nullableNotes,
  date: moment,
  timeZone,
  location: nullableLine,
  hostEmail: address,
  maxAttendees: nullable(z.int().min(1).max(STORAGE_LIMITS.guestsOnANight.most)),
  maxCompanions: count(limits.MAX_COMPANIONS).default(limits.MAX_COMPANIONS),
  bannerUrl: optionalUrl,
  bannerColor: eventFields.bannerColor,
  customMessage: nullableNotes,
  requiresApproval: flag,
  isPublic: flag,
  eventType: z.enum(enums.EVENT_TYPES),
  status: z.enum(enums.EVENT_STATUSES),
  durationMinutes: z.int().min(1).max(limits.MAX_EVENT_MINUTES),
  showsPlace: z.boolean().default(true),
  showsGuests: z.boolean().default(true),
  guestLanguage: z.enum(LANGUAGES).default('en'),
  ...wishes,
  allowsComments: flag,
  votesClosedAt: nullableMoment,
  cancelReason: nullable(text(limits.MAX_GUEST_NOTE_LENGTH)),
  templateId: nullable(id),
  occurrence: nullable(calendarDay),
  groupId: nullable(id),
  createdAt: moment,
  datePoll: nullable(datePoll),
  tournament: nullable(tournament),
  games: z
    .array(
      z.object({
        gameId: id,
        order: count(10_000),
        startsAfter: nullable(z.int().min(0).max(limits.MAX_EVENT_MINUTES)),
        notWithout: flag,
      }),
    )
    .max(1_000)
    .default([]),
  playIds: z.array(id).max(10_000).default([]),
  messages: z
    .array(
      z.object({
        audience: z.enum(enums.MESSAGE_AUDIENCES),
        text: nonEmptyText(limits.MAX_GUEST_NOTE_LENGTH),
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
