import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import * as schema from '#shared/schema.ts';
import type { Transaction } from '../../database/database.ts';
import { isAskedOrJoined } from '../game-nights/asked-or-joined.ts';
import * as columns from './file-columns.ts';

/**
 * What happened, for reading: imports, mails to guests, and what the person said in places of others. What others keep
 * under an address is told to whoever has it as their verified one.
 */
export async function readHistory(tx: Transaction, userId: number) {
  const { imports, mails } = schema;
  return {
    imports: await tx.select(columns.IMPORT).from(imports).where(eq(imports.userId, userId)).orderBy(asc(imports.id)),
    mails: await tx.select(columns.MAIL).from(mails).where(eq(mails.userId, userId)).orderBy(asc(mails.id)),
    ...(await atNightsOfOthers(tx, userId)),
    groupsOfOthers: await groupsOfOthers(tx, userId),
    hosts: await hosts(tx, userId),
    hostsFor: await hostsFor(tx, userId),
    comments: await comments(tx, userId),
  };
}

const verifiedEmail = (tx: Transaction, userId: number) =>
  tx
    .select({ email: schema.users.email })
    .from(schema.users)
    .where(and(eq(schema.users.id, userId), isNotNull(schema.users.emailVerifiedAt)));

async function atNightsOfOthers(tx: Transaction, userId: number) {
  const { events, eventAttendees: attendees, eventProposals: proposals, eventVotes: votes, games } = schema;
  const isTheirs = and(inArray(sql`lower(${attendees.email})`, verifiedEmail(tx, userId)), isAskedOrJoined);
  const onOthers = and(isTheirs, ne(events.userId, userId));
  const night = { title: events.title, date: events.date };
  return {
    answersToOthers: await tx
      .select({ ...night, ...columns.OWN_ANSWER })
      .from(attendees)
      .innerJoin(events, eq(events.id, attendees.eventId))
      .where(onOthers)
      .orderBy(asc(events.date), asc(attendees.id)),
    proposalsToOthers: await tx
      .select({ ...night, game: proposals.title, createdAt: proposals.createdAt })
      .from(proposals)
      .innerJoin(attendees, eq(attendees.id, proposals.attendeeId))
      .innerJoin(events, eq(events.id, attendees.eventId))
      .where(onOthers)
      .orderBy(asc(proposals.id)),
    votesToOthers: await tx
      .select({
        ...night,
        game: sql<string>`coalesce(${games.title}, ${proposals.title})`,
        kind: votes.kind,
        createdAt: votes.createdAt,
      })
      .from(votes)
      .innerJoin(attendees, eq(attendees.id, votes.attendeeId))
      .innerJoin(events, eq(events.id, attendees.eventId))
      .leftJoin(games, eq(games.id, votes.gameId))
      .leftJoin(proposals, eq(proposals.id, votes.proposalId))
      .where(onOthers)
      .orderBy(asc(votes.id)),
  };
}

const groupsOfOthers = (tx: Transaction, userId: number) =>
  tx
    .select({ name: schema.groups.name, ...columns.OWN_MEMBERSHIP })
    .from(schema.groupMembers)
    .innerJoin(schema.groups, eq(schema.groups.id, schema.groupMembers.groupId))
    .where(and(inArray(schema.groupMembers.email, verifiedEmail(tx, userId)), ne(schema.groups.userId, userId)))
    .orderBy(asc(schema.groupMembers.id));

/** Who hosts for this organization, or was asked to. */
const hosts = (tx: Transaction, userId: number) =>
  tx
    .select(columns.HOST)
    .from(schema.organizationMembers)
    .where(eq(schema.organizationMembers.userId, userId))
    .orderBy(asc(schema.organizationMembers.id));

/** The organizations that they host for, or are asked to. */
const hostsFor = (tx: Transaction, userId: number) => {
  const { organizationMembers: members, users } = schema;
  const isTheirs = or(
    eq(members.memberId, userId),
    and(isNull(members.memberId), inArray(members.email, verifiedEmail(tx, userId))),
  );
  return tx
    .select({ organization: users.organizationName, ...columns.HOST })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(isTheirs)
    .orderBy(asc(members.id));
};

/** With the title of the page, unless it is not public any more. */
const comments = (tx: Transaction, userId: number) => {
  const { sharedCollectionComments: written, sharedCollections: pages } = schema;
  const mayBeNamed = sql`${pages.isPublic} or ${pages.userId} = ${userId}`;
  return tx
    .select({ page: sql<string | null>`case when ${mayBeNamed} then ${pages.title} end`, ...columns.OWN_COMMENT })
    .from(written)
    .innerJoin(pages, eq(pages.id, written.collectionId))
    .where(eq(written.userId, userId))
    .orderBy(asc(written.id));
};
