import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import * as schema from '#shared/schema/tables.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { isInvitedOrJoined } from '#server/nights/service.ts';
import * as columns from './file-columns.ts';
import { ROWS_PER_QUERY, paged } from './read-account.ts';

const readImports = (tx: Transaction, userId: number) =>
  tx
    .select(columns.IMPORT)
    .from(schema.imports)
    .where(eq(schema.imports.userId, userId))
    .orderBy(asc(schema.imports.id));

async function* readMails(tx: Transaction, userId: number) {
  const { mails } = schema;
  const pages = paged(ROWS_PER_QUERY, ({ after, limit }) =>
    tx
      .select({ ...columns.MAIL, id: mails.id })
      .from(mails)
      .where(and(eq(mails.userId, userId), gt(mails.id, after)))
      .orderBy(asc(mails.id))
      .limit(limit),
  );
  for await (const { id: _id, ...mail } of pages) yield mail;
}

const verifiedEmail = (tx: Transaction, userId: number) =>
  tx
    .select({ email: schema.users.email })
    .from(schema.users)
    .where(and(eq(schema.users.id, userId), isNotNull(schema.users.emailVerifiedAt)));

const {
  events,
  eventAttendees: attendees,
  eventComments: nightComments,
  eventProposals: proposals,
  eventVotes: votes,
  games,
} = schema;
const night = { title: events.title, date: events.date };
const onOthers = (tx: Transaction, userId: number) => {
  const isTheirs = and(inArray(sql`lower(${attendees.email})`, verifiedEmail(tx, userId)), isInvitedOrJoined);
  return and(isTheirs, ne(events.userId, userId));
};

const answersToOthers = (tx: Transaction, userId: number) =>
  tx
    .select({ ...night, ...columns.OWN_ANSWER })
    .from(attendees)
    .innerJoin(events, eq(events.id, attendees.eventId))
    .where(onOthers(tx, userId))
    .orderBy(asc(events.date), asc(attendees.id));

const dateAnswersToOthers = (tx: Transaction, userId: number) => {
  const { eventDateAnswers: answers, eventDateOptions: options } = schema;
  return tx
    .select({ title: events.title, date: options.startsAt, answer: answers.answer, answeredAt: answers.answeredAt })
    .from(answers)
    .innerJoin(options, eq(options.id, answers.optionId))
    .innerJoin(attendees, eq(attendees.id, answers.attendeeId))
    .innerJoin(events, eq(events.id, attendees.eventId))
    .where(onOthers(tx, userId))
    .orderBy(asc(options.startsAt), asc(attendees.id));
};

const proposalsToOthers = (tx: Transaction, userId: number) =>
  tx
    .select({ ...night, game: proposals.title, createdAt: proposals.createdAt })
    .from(proposals)
    .innerJoin(attendees, eq(attendees.id, proposals.attendeeId))
    .innerJoin(events, eq(events.id, attendees.eventId))
    .where(onOthers(tx, userId))
    .orderBy(asc(proposals.id));

const commentsToOthers = (tx: Transaction, userId: number) =>
  tx
    .select({ ...night, text: nightComments.text, createdAt: nightComments.createdAt })
    .from(nightComments)
    .innerJoin(attendees, eq(attendees.id, nightComments.attendeeId))
    .innerJoin(events, eq(events.id, attendees.eventId))
    .where(onOthers(tx, userId))
    .orderBy(asc(nightComments.id));

const votesToOthers = (tx: Transaction, userId: number) =>
  tx
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
    .where(onOthers(tx, userId))
    .orderBy(asc(votes.id));

const groupsOfOthers = (tx: Transaction, userId: number) =>
  tx
    .select({ name: schema.groups.name, ...columns.OWN_MEMBERSHIP })
    .from(schema.groupMembers)
    .innerJoin(schema.groups, eq(schema.groups.id, schema.groupMembers.groupId))
    .where(and(inArray(schema.groupMembers.email, verifiedEmail(tx, userId)), ne(schema.groups.userId, userId)))
    .orderBy(asc(schema.groupMembers.id));

/** Hosts of this organization, including invited ones. */
const hosts = (tx: Transaction, userId: number) =>
  tx
    .select(columns.HOST)
    .from(schema.organizationMembers)
    .where(eq(schema.organizationMembers.userId, userId))
    .orderBy(asc(schema.organizationMembers.id));

/** The organizations that they host for or are invited to. */
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

/** With the title of the page, unless it is no longer public. */
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

/**
 * History, for reading: imports, mails to guests, and what the user wrote elsewhere. Data of others about an address is
 * included only for its verified owner.
 */
export const HISTORY = {
  imports: readImports,
  mails: readMails,
  answersToOthers,
  dateAnswersToOthers,
  proposalsToOthers,
  votesToOthers,
  commentsToOthers,
  groupsOfOthers,
  hosts,
  hostsFor,
  comments,
} as const;
