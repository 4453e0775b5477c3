import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { VoteKind } from '#shared/enums.ts';
import { eventAttendees, eventProposals, eventVotes } from '#shared/schema/attendees.ts';
import { games } from '#shared/schema/games.ts';
import { eventGames } from '#shared/schema/nights.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

/** Characters of a description, of which a line is shown. */
const MOST_READ = 300;

export type ProposalRow = typeof eventProposals.$inferSelect;

/** The games that people bring to a night, in the order offered. */
export const proposalsOf = (db: Connection, eventId: number): Promise<ProposalRow[]> =>
  db.select().from(eventProposals).where(eq(eventProposals.eventId, eventId)).orderBy(asc(eventProposals.id));

export async function findProposal(db: Connection, proposalId: number): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(eventProposals).where(eq(eventProposals.id, proposalId));
  return row;
}

/** Does nothing if the person already offers that title. */
export async function insertProposal(tx: Transaction, row: typeof eventProposals.$inferInsert) {
  const [made] = await tx.insert(eventProposals).values(row).onConflictDoNothing().returning();
  return made;
}

export async function deleteProposal(tx: Transaction, proposalId: number): Promise<void> {
  await tx.delete(eventProposals).where(eq(eventProposals.id, proposalId));
}

/** The numbers of the games on a night to vote on, without offers of attendees who do not come. */
export async function votableNumbers(tx: Transaction, userId: number, eventId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ number: string }>(sql`
    select eg.game_id as number from event_games eg join games g on g.id = eg.game_id
    where g.user_id = ${userId} and eg.event_id = ${eventId} and g.removed_at is null
    union all
    select -p.id from event_proposals p join event_attendees a on a.id = p.attendee_id
    where p.event_id = ${eventId} and a.status in ('accepted', 'maybe')`);
  return rows.map(({ number }) => Number(number));
}

/** What helps to choose one of a night's games, by the numbers of its ballot. `description` is only its beginning. */
export async function ballotFacts(db: Connection, eventId: number) {
  const chosen = await db
    .select({
      number: games.id,
      weight: games.weight,
      bestPlayers: games.bestPlayers,
      description: sql<string | null>`left(${games.description}, ${MOST_READ})`,
    })
    .from(eventGames)
    .innerJoin(games, eq(games.id, eventGames.gameId))
    .where(eq(eventGames.eventId, eventId));
  const brought = (await proposalsOf(db, eventId)).map(({ id, weight, bestPlayers }) => ({
    number: -id,
    weight,
    bestPlayers,
    description: null,
  }));
  return new Map([...chosen, ...brought].map(({ number, ...facts }) => [number, facts]));
}

/** One vote on a game: a game's id, or the negated id of a proposal. */
export interface Vote {
  attendeeId: number;
  number: number;
  kind: VoteKind;
}

const VOTE = {
  attendeeId: eventVotes.attendeeId,
  number: sql<number>`coalesce(${eventVotes.gameId}, -${eventVotes.proposalId})`.mapWith(Number),
  kind: eventVotes.kind,
};

/** All votes of a night, including those of people who do not come and on games no longer on it. */
export async function votesOf(db: Connection, eventId: number): Promise<Vote[]> {
  // A hundred thousand are possible: read as rows of their own they take more than twice as long.
  const rows = await db
    .select({
      attendeeId: eventVotes.attendeeId,
      kind: eventVotes.kind,
      numbers: sql<string>`string_agg(${VOTE.number}::text, ' ' order by ${eventVotes.id})`,
    })
    .from(eventVotes)
    .where(eq(eventVotes.eventId, eventId))
    .groupBy(eventVotes.attendeeId, eventVotes.kind);
  return rows.flatMap(({ attendeeId, kind, numbers }) =>
    numbers.split(' ').map((number) => ({ attendeeId, kind, number: Number(number) })),
  );
}

/** Returns the votes of one attendee. */
export const votesBy = (db: Connection, attendeeId: number): Promise<Vote[]> =>
  db.select(VOTE).from(eventVotes).where(eq(eventVotes.attendeeId, attendeeId)).orderBy(asc(eventVotes.id));

/**
 * Replaces somebody's votes on these games, and their veto on any game. A game that ends meanwhile, because it is merged into
 * another one, gets none. Games are locked before votes, as in `moveDependents`.
 */
export async function replaceVotes(
  tx: Transaction,
  voter: { eventId: number; attendeeId: number },
  about: readonly number[],
  votes: readonly Omit<Vote, 'attendeeId'>[],
): Promise<void> {
  const gameIds = about.filter((number) => number > 0);
  const there = await lockExistingGames(
    tx,
    votes.flatMap(({ number }) => (number > 0 ? [number] : [])),
  );
  const proposalIds = about.filter((number) => number < 0).map((number) => -number);
  await tx
    .delete(eventVotes)
    .where(
      and(
        eq(eventVotes.attendeeId, voter.attendeeId),
        or(
          eq(eventVotes.kind, 'veto'),
          inArray(eventVotes.gameId, gameIds),
          inArray(eventVotes.proposalId, proposalIds),
        ),
      ),
    );
  const counted = votes.filter(({ number }) => number < 0 || there.has(number));
  if (counted.length === 0) return;
  await tx.insert(eventVotes).values(
    counted.map(({ number, kind }) => ({
      ...voter,
      kind,
      gameId: number > 0 ? number : null,
      proposalId: number < 0 ? -number : null,
    })),
  );
}

/** Locks these games against their end; returns those that are there. */
async function lockExistingGames(tx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: games.id })
    .from(games)
    .where(inArray(games.id, [...new Set(ids)]))
    .orderBy(asc(games.id))
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

export async function insertVote(tx: Transaction, row: typeof eventVotes.$inferInsert): Promise<void> {
  await tx.insert(eventVotes).values(row);
}

export async function setSharesShelf(tx: Transaction, attendeeId: number, sharesShelf: boolean): Promise<void> {
  await tx.update(eventAttendees).set({ sharesShelf }).where(eq(eventAttendees.id, attendeeId));
}

/** Whether a title is on a night as one of the host's games. */
export async function isOnNight(tx: Transaction, gameIds: readonly number[], titleKey: string): Promise<boolean> {
  const same = and(inArray(games.id, [...gameIds]), eq(games.titleKey, titleKey), isNull(games.removedAt));
  return (await tx.$count(games, same)) > 0;
}
