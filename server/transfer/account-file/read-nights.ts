import * as schema from '#shared/schema/tables.ts';
import * as columns from './file-columns.ts';
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/database.ts';
import { groupRows } from './group-rows.ts';
import { existingGameIds } from './existing-games.ts';
import { readTournaments } from './read-tournaments.ts';

/** The date polls of these nights with their dates, by night; null for a night without one. */
async function readDatePolls(tx: Transaction, nightIds: number[]) {
  const polls = await tx
    .select(columns.DATE_POLL)
    .from(schema.eventDatePolls)
    .where(inArray(schema.eventDatePolls.eventId, nightIds));
  const options = await tx
    .select(columns.DATE_OPTION)
    .from(schema.eventDateOptions)
    .where(inArray(schema.eventDateOptions.eventId, nightIds))
    .orderBy(asc(schema.eventDateOptions.startsAt));
  const optionsOf = groupRows(options, ({ eventId, ...option }) => [eventId, option]);
  const byNight = new Map(
    polls.map(({ eventId, settledOptionId, ...poll }) => [
      eventId,
      {
        ...poll,
        options: optionsOf(eventId).map(({ id, ...option }) => ({ ...option, isSet: id === settledOptionId })),
      },
    ]),
  );
  return (nightId: number) => byNight.get(nightId) ?? null;
}

/** The answers of the guests of these nights to the dates, by guest; a date is named by its start. */
async function readDateAnswers(tx: Transaction, nightIds: number[]) {
  const { eventDateAnswers: answers, eventDateOptions: options } = schema;
  const rows = await tx
    .select({ ...columns.DATE_ANSWER, startsAt: options.startsAt })
    .from(answers)
    .innerJoin(options, eq(options.id, answers.optionId))
    .where(inArray(options.eventId, nightIds))
    .orderBy(asc(options.startsAt));
  return groupRows(rows, ({ attendeeId, startsAt, answer, answeredAt }) => [
    attendeeId,
    { startsAt, answer, answeredAt },
  ]);
}

const NIGHTS_PER_QUERY = 100;
/** Guests per query, unless one night has more. */
const GUESTS_PER_QUERY = 1_000;

/** Nights with their games, plays and guests, including answers, offers and votes. */
export async function* readNights(tx: Transaction, userId: number) {
  const { events } = schema;
  // In a subquery Drizzle would write an outer column without its table.
  const guests = sql<number>`(select count(*)::integer from event_attendees a where a.event_id = events.id)`;
  let after = 0;
  for (;;) {
    const nights = await tx
      .select({ night: columns.NIGHT, guests })
      .from(events)
      .where(and(eq(events.userId, userId), gt(events.id, after)))
      .orderBy(asc(events.id))
      .limit(NIGHTS_PER_QUERY);
    for (const some of byGuests(nights)) yield* withLists(tx, userId, some);
    after = nights.at(-1)?.night.id ?? after;
    if (nights.length < NIGHTS_PER_QUERY) return;
  }
}

/** Splits nights in order into parts of about a thousand guests. */
function* byGuests<N>(nights: readonly { night: N; guests: number }[]): Generator<N[]> {
  let some: N[] = [];
  let sum = 0;
  for (const { night, guests } of nights) {
    if (some.length > 0 && sum + guests > GUESTS_PER_QUERY) {
      yield some;
      some = [];
      sum = 0;
    }
    some.push(night);
    sum += guests;
  }
  if (some.length > 0) yield some;
}

async function* withLists<N extends { id: number }>(tx: Transaction, userId: number, nights: readonly N[]) {
  const ids = nights.map(({ id }) => id);
  const gamesOf = await readGames(tx, userId, ids);
  const playsOf = await readPlays(tx, userId, ids);
  const attendeesOf = await readAttendees(tx, userId, ids);
  const messagesOf = await readMessages(tx, ids);
  const pollOf = await readDatePolls(tx, ids);
  const tournamentOf = await readTournaments(tx, userId, ids);
  for (const night of nights) {
    const lists = {
      datePoll: pollOf(night.id),
      tournament: tournamentOf(night.id),
      games: gamesOf(night.id),
      playIds: playsOf(night.id),
      messages: messagesOf(night.id),
      attendees: attendeesOf(night.id),
    };
    yield { ...night, ...lists };
  }
}

async function readGames(tx: Transaction, userId: number, nightIds: number[]) {
  const { eventGames } = schema;
  const games = await tx
    .select(columns.NIGHT_GAME)
    .from(eventGames)
    .where(and(inArray(eventGames.eventId, nightIds), inArray(eventGames.gameId, existingGameIds(tx, userId))))
    .orderBy(asc(eventGames.order), asc(eventGames.id));
  return groupRows(games, ({ eventId, ...game }) => [eventId, game]);
}

async function readPlays(tx: Transaction, userId: number, nightIds: number[]) {
  const { gameSessions: plays } = schema;
  const rows = await tx
    .select(columns.NIGHT_PLAY)
    .from(plays)
    .where(and(eq(plays.userId, userId), inArray(plays.eventId, nightIds)))
    .orderBy(asc(plays.id));
  return groupRows(rows, ({ eventId, id }) => [eventId ?? 0, id]);
}

async function readMessages(tx: Transaction, nightIds: number[]) {
  const { eventMessages } = schema;
  const rows = await tx
    .select(columns.NIGHT_MESSAGE)
    .from(eventMessages)
    .where(inArray(eventMessages.eventId, nightIds))
    .orderBy(asc(eventMessages.id));
  return groupRows(rows, ({ eventId, ...message }) => [eventId, message]);
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
  const answersOf = groupRows(answers, ({ attendeeId, ...answer }) => [attendeeId, answer]);
  const proposalsOf = await readProposals(tx, nightIds);
  const votesOf = await readVotes(tx, userId, nightIds);
  const datesOf = await readDateAnswers(tx, nightIds);
  const commentsOf = await readComments(tx, nightIds);
  return groupRows(attendees, ({ eventId, id, ...attendee }) => [
    eventId,
    {
      ...attendee,
      dateAnswers: datesOf(id),
      answers: answersOf(id),
      proposals: proposalsOf(id),
      votes: votesOf(id),
      comments: commentsOf(id),
    },
  ]);
}

async function readProposals(tx: Transaction, nightIds: number[]) {
  const { eventProposals } = schema;
  const proposals = await tx
    .select(columns.PROPOSAL)
    .from(eventProposals)
    .where(inArray(eventProposals.eventId, nightIds))
    .orderBy(asc(eventProposals.id));
  return groupRows(proposals, ({ attendeeId, ...proposal }) => [attendeeId, proposal]);
}

async function readComments(tx: Transaction, nightIds: number[]) {
  const { eventComments } = schema;
  const comments = await tx
    .select(columns.NIGHT_COMMENT)
    .from(eventComments)
    .where(inArray(eventComments.eventId, nightIds))
    .orderBy(asc(eventComments.id));
  return groupRows(comments, ({ attendeeId, ...comment }) => [attendeeId, comment]);
}

/** While a vote is open, the host sees only their own votes, on screen and in this file. */
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
        or(isNull(eventVotes.gameId), inArray(eventVotes.gameId, existingGameIds(tx, userId))),
      ),
    )
    .orderBy(asc(eventVotes.id));
  return groupRows(votes, ({ attendeeId, ...vote }) => [attendeeId, vote]);
}
