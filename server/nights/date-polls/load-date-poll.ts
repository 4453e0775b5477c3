import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { extendPlayers } from '#shared/games/extended-players.ts';
import { type PlayerRange, parsePlayerRange } from '#shared/games/player-range.ts';
import type { Conditions, GivenAnswer, PollAttendee } from '#shared/nights/date-polls/poll.ts';
import { eventProposals } from '#shared/schema/attendees.ts';
import { games } from '#shared/schema/games.ts';
import { eventGames } from '#shared/schema/nights.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { isOwned } from '#server/games/service.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type AttendeeRow, attendeesOf } from '../attendees-store.ts';
import type { EventRow } from '../events-store.ts';
import {
  type DateAnswerRow,
  type DateOptionRow,
  dateAnswersOf,
  type DatePollRow,
  findDatePoll,
  optionsOf,
} from './poll-store.ts';
import { gamePicture } from '#server/platform/files/picture-path.ts';
import { t } from '#server/nights/words/words.ts';

/** A game of the night: the host's own, or one that a guest brings. */
export interface PollGame {
  gameId: number | null;
  proposalId: number | null;
  title: string;
  imageUrl: string | null;
  /** The attendee who owns or brings it. */
  by: number;
  notWithout: boolean;
  /** Numbers of players, with the host's expansions; null if unknown. */
  players: PlayerRange | null;
}

export interface LoadedDatePoll {
  poll: DatePollRow;
  /** In the order of time. */
  options: DateOptionRow[];
  /** The host first, then in the order of being added. */
  rows: AttendeeRow[];
  /** The same people as the rules see them. */
  attendees: PollAttendee[];
  games: PollGame[];
  conditions: Conditions;
}

/**
 * Reads a date poll with its answers and the games of the night, in a fixed number of statements. @throws Refusal
 * not_found for an event without one
 */
export async function loadDatePoll(
  db: Connection,
  { id: eventId, userId, maxAttendees: seats }: Pick<EventRow, 'id' | 'userId' | 'maxAttendees'>,
): Promise<LoadedDatePoll> {
  // One after the other, because a transaction has one connection.
  const poll = await findDatePoll(db, eventId);
  const options = await optionsOf(db, eventId);
  const answers = await dateAnswersOf(db, eventId);
  const rows = await attendeesOf(db, eventId);
  const own = await ownGamesOf(db, userId, eventId);
  const expansions = await expansionsOf(db, userId, eventId);
  const brought = await broughtGamesOf(db, eventId);
  if (!poll) throw new Refusal('not_found', { message: t('This event has no dates to choose from.') });
  const hostId = rows.find(({ isHost }) => isHost)?.id ?? 0;
  const nightGames = [
    ...own.map((game): PollGame => {
      const players = extendPlayers(
        game,
        expansions.filter(({ baseId }) => baseId === game.gameId),
      );
      return { ...game, proposalId: null, by: hostId, players };
    }),
    ...brought.map((game): PollGame => ({
      ...game,
      gameId: null,
      imageUrl: null,
      players: parsePlayerRange(game.players ?? ''),
    })),
  ];
  return {
    poll,
    options,
    rows,
    attendees: pollAttendees(rows, answers),
    games: nightGames,
    conditions: { minHeads: poll.minHeads, seats, pinnedGames: nightGames.filter(({ notWithout }) => notWithout) },
  };
}

/** As the host sees them. */
export const attendeeName = ({ name, email }: Pick<AttendeeRow, 'name' | 'email'>): string => name?.trim() || email;

/** The attendees of an event with their answers, as the rules see them. */
export function pollAttendees(rows: readonly AttendeeRow[], answers: readonly DateAnswerRow[]): PollAttendee[] {
  const given = new Map<number, Map<number, GivenAnswer>>(rows.map(({ id }) => [id, new Map()]));
  for (const { attendeeId, optionId, ...answer } of answers) given.get(attendeeId)?.set(optionId, answer);
  return rows.map((row) => ({
    id: row.id,
    name: attendeeName(row),
    isHost: row.isHost,
    partySize: row.partySize,
    awaitsApproval: row.awaitsApproval,
    notWithout: row.notWithout,
    answers: given.get(row.id) ?? new Map<number, GivenAnswer>(),
  }));
}

const ownGamesOf = (db: Connection, userId: number, eventId: number) =>
  db
    .select({
      gameId: games.id,
      title: games.title,
      players: games.players,
      imageUrl: gamePicture,
      notWithout: eventGames.notWithout,
    })
    .from(eventGames)
    .innerJoin(games, eq(games.id, eventGames.gameId))
    .where(and(eq(games.userId, userId), eq(eventGames.eventId, eventId), isNull(games.removedAt)))
    .orderBy(asc(eventGames.order), asc(eventGames.id));

/** The expansions that the host has of the night's games. */
const expansionsOf = (db: Connection, userId: number, eventId: number) =>
  db
    .select({ baseId: games.parentGameId, title: games.title, players: games.players })
    .from(games)
    .where(
      and(
        eq(games.userId, userId),
        inArray(
          games.parentGameId,
          db.select({ id: eventGames.gameId }).from(eventGames).where(eq(eventGames.eventId, eventId)),
        ),
        isOwned,
        isNull(games.removedAt),
      ),
    );

const broughtGamesOf = (db: Connection, eventId: number) =>
  db
    .select({
      proposalId: eventProposals.id,
      title: eventProposals.title,
      players: eventProposals.players,
      by: eventProposals.attendeeId,
      notWithout: eventProposals.notWithout,
    })
    .from(eventProposals)
    .where(eq(eventProposals.eventId, eventId))
    .orderBy(asc(eventProposals.id));
