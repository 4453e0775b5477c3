import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import * as schema from '#shared/schema.ts';
import type { Transaction } from '../../database/database.ts';
import * as columns from './file-columns.ts';
import { grouped } from './grouped.ts';
import { presentIds } from './present-games.ts';

const NIGHTS_AT_ONCE = 100;

/** Nights with their games, their plays, and their guests with what these answered, offered and voted for. */
export async function* readNights(tx: Transaction, userId: number) {
  const { events } = schema;
  let after = 0;
  for (;;) {
    const nights = await tx
      .select(columns.NIGHT)
      .from(events)
      .where(and(eq(events.userId, userId), gt(events.id, after)))
      .orderBy(asc(events.id))
      .limit(NIGHTS_AT_ONCE);
    const ids = nights.map(({ id }) => id);
    const gamesOf = await readGames(tx, userId, ids);
    const playsOf = await readPlays(tx, userId, ids);
    const attendeesOf = await readAttendees(tx, userId, ids);
    for (const night of nights) {
      const lists = { games: gamesOf(night.id), playIds: playsOf(night.id), attendees: attendeesOf(night.id) };
      yield { ...night, ...lists };
    }
    after = ids.at(-1) ?? after;
    if (nights.length < NIGHTS_AT_ONCE) return;
  }
}

async function readGames(tx: Transaction, userId: number, nightIds: number[]) {
  const { eventGames } = schema;
  const games = await tx
    .select(columns.NIGHT_GAME)
    .from(eventGames)
    .where(and(inArray(eventGames.eventId, nightIds), inArray(eventGames.gameId, presentIds(tx, userId))))
    .orderBy(asc(eventGames.order), asc(eventGames.id));
  return grouped(games, ({ eventId, ...game }) => [eventId, game]);
}

async function readPlays(tx: Transaction, userId: number, nightIds: number[]) {
  const { gameSessions: plays } = schema;
  const rows = await tx
    .select(columns.NIGHT_PLAY)
    .from(plays)
    .where(and(eq(plays.userId, userId), inArray(plays.eventId, nightIds)))
    .orderBy(asc(plays.id));
  return grouped(rows, ({ eventId, id }) => [eventId ?? 0, id]);
}

async function readAttendees(tx: Transaction, userId: number, nightIds: number[]) {
  const { eventAttendees, attendeeAnswers } = schema;
  const attendees = await tx
    .select(columns.ATTENDEE)
    .from(eventAttendees)
    .where(inArray(eventAttendees.eventId, nightIds))
    .orderBy(asc(eventAttendees.id));
  const answers = await tx
    .select(columns.ANSWER)
    .from(attendeeAnswers)
    .innerJoin(eventAttendees, eq(eventAttendees.id, attendeeAnswers.attendeeId))
    .where(inArray(eventAttendees.eventId, nightIds))
    .orderBy(asc(attendeeAnswers.id));
  const answersOf = grouped(answers, ({ attendeeId, ...answer }) => [attendeeId, answer]);
  const proposalsOf = await readProposals(tx, nightIds);
  const votesOf = await readVotes(tx, userId, nightIds);
  return grouped(attendees, ({ eventId, id, ...attendee }) => [
    eventId,
    { ...attendee, answers: answersOf(id), proposals: proposalsOf(id), votes: votesOf(id) },
  ]);
}

async function readProposals(tx: Transaction, nightIds: number[]) {
  const { eventProposals } = schema;
  const proposals = await tx
    .select(columns.PROPOSAL)
    .from(eventProposals)
    .where(inArray(eventProposals.eventId, nightIds))
    .orderBy(asc(eventProposals.id));
  return grouped(proposals, ({ attendeeId, ...proposal }) => [attendeeId, proposal]);
}

/** While a vote is open, its host learns nobody's votes but their own: not on the screen, and not by this file. */
async function readVotes(tx: Transaction, userId: number, nightIds: number[]) {
  const { eventVotes, events, eventAttendees } = schema;
  const votes = await tx
    .select(columns.VOTE)
    .from(eventVotes)
    .innerJoin(events, eq(events.id, eventVotes.eventId))
    .innerJoin(eventAttendees, eq(eventAttendees.id, eventVotes.attendeeId))
    .where(
      and(
        inArray(eventVotes.eventId, nightIds),
        or(isNotNull(events.votesClosedAt), eventAttendees.isHost),
        or(isNull(eventVotes.gameId), inArray(eventVotes.gameId, presentIds(tx, userId))),
      ),
    )
    .orderBy(asc(eventVotes.id));
  return grouped(votes, ({ attendeeId, ...vote }) => [attendeeId, vote]);
}
