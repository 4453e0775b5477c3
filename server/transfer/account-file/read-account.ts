import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as schema from '#shared/schema/tables.ts';
import { acceptPicture } from '#server/accounts/service.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import * as columns from './file-columns.ts';
import { groupRows } from './group-rows.ts';
import { withGames } from './rule-with-games.ts';
import { ifGameExists, existingGameIds } from './existing-games.ts';

/** Rows per query. */
export const ROWS_PER_QUERY = 500;
const PHOTOS_PER_QUERY = 20;

interface Page {
  after: number;
  limit: number;
}

/** All rows of a paginated query, by ascending id. */
export async function* paged<R extends { id: number }>(
  limit: number,
  read: (page: Page) => Promise<R[]>,
): AsyncGenerator<R> {
  let after = 0;
  for (;;) {
    const rows = await read({ after, limit });
    yield* rows;
    if (rows.length < limit) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const onPage = (owner: AnyPgColumn, id: AnyPgColumn, userId: number, { after }: Page) =>
  and(eq(owner, userId), gt(id, after));

/** The user, with their picture as a data URL. */
export async function readProfile(tx: Transaction, userId: number) {
  const [person] = await tx.select(columns.PROFILE).from(schema.users).where(eq(schema.users.id, userId));
  if (!person) throw new Error('the account was deleted at this moment');
  const [stored] = await tx.select().from(schema.profilePictures).where(eq(schema.profilePictures.userId, userId));
  const picture = stored && (await acceptPicture(stored.bytes));
  const { profileImageUrl, ...rest } = person;
  const data = picture ? `data:${picture.type};base64,${picture.bytes.toString('base64')}` : null;
  return { ...rest, picture: stored ? data : profileImageUrl };
}

export const readTags = (tx: Transaction, userId: number) =>
  tx.select(columns.TAG).from(schema.tags).where(eq(schema.tags.userId, userId)).orderBy(asc(schema.tags.id));

export const readSavedViews = (tx: Transaction, userId: number) =>
  tx
    .select(columns.SAVED_VIEW)
    .from(schema.savedViews)
    .where(eq(schema.savedViews.userId, userId))
    .orderBy(asc(schema.savedViews.position), asc(schema.savedViews.id));

export const readGames = (tx: Transaction, userId: number) => {
  const { games } = schema;
  const parentGameId = ifGameExists(tx, userId, games.parentGameId);
  return paged(ROWS_PER_QUERY, (at) =>
    tx
      .select({ ...columns.GAME, parentGameId })
      .from(games)
      .where(and(onPage(games.userId, games.id, userId, at), isNull(games.removedAt)))
      .orderBy(asc(games.id))
      .limit(at.limit),
  );
};

/** Photos of boxes as data URLs; the size for lists is made of them again. */
export async function* readPhotos(tx: Transaction, userId: number) {
  const { gamePhotos } = schema;
  const rows = paged(PHOTOS_PER_QUERY, (at) =>
    tx
      .select({ id: gamePhotos.id, gameId: gamePhotos.gameId, card: gamePhotos.card })
      .from(gamePhotos)
      .where(
        and(
          onPage(gamePhotos.userId, gamePhotos.id, userId, at),
          isNull(gamePhotos.removedAt),
          inArray(gamePhotos.gameId, existingGameIds(tx, userId)),
        ),
      )
      .orderBy(asc(gamePhotos.id))
      .limit(at.limit),
  );
  for await (const { gameId, card } of rows)
    yield { gameId, picture: `data:image/webp;base64,${card.toString('base64')}` };
}

/** Returns copies by game, without those of removed games. */
export const readCopies = (tx: Transaction, userId: number) => {
  const { copies } = schema;
  return paged(ROWS_PER_QUERY, (at) =>
    tx
      .select(columns.COPY)
      .from(copies)
      .where(and(onPage(copies.userId, copies.id, userId, at), inArray(copies.gameId, existingGameIds(tx, userId))))
      .orderBy(asc(copies.id))
      .limit(at.limit),
  );
};

export async function readPeople(tx: Transaction, userId: number) {
  const { people, personSpellings } = schema;
  return tx
    .select({
      name: people.name,
      spellings: sql<string[]>`array_agg(${personSpellings.nameKey} order by ${personSpellings.nameKey})`,
      createdAt: people.createdAt,
    })
    .from(people)
    .innerJoin(personSpellings, eq(personSpellings.personId, people.id))
    .where(eq(people.userId, userId))
    .groupBy(people.id)
    .orderBy(asc(people.id));
}

export const readPlays = (tx: Transaction, userId: number) => {
  const { gameSessions: plays } = schema;
  const gameId = ifGameExists(tx, userId, plays.gameId);
  return paged(ROWS_PER_QUERY, (at) =>
    tx
      .select({ ...columns.PLAY, gameId })
      .from(plays)
      .where(onPage(plays.userId, plays.id, userId, at))
      .orderBy(asc(plays.id))
      .limit(at.limit),
  );
};

export async function readTemplates(tx: Transaction, userId: number) {
  const present = new Set((await existingGameIds(tx, userId)).map(({ id }) => id));
  const templates = await tx
    .select(columns.TEMPLATE)
    .from(schema.eventTemplates)
    .where(eq(schema.eventTemplates.createdBy, userId))
    .orderBy(asc(schema.eventTemplates.id));
  return templates.map((template) => ({ ...template, gameIds: template.gameIds.filter((id) => present.has(id)) }));
}

export const readRecommendations = (tx: Transaction, userId: number) =>
  tx
    .select(columns.RECOMMENDATION)
    .from(schema.aiRecommendations)
    .where(eq(schema.aiRecommendations.userId, userId))
    .orderBy(asc(schema.aiRecommendations.id));

export const readDismissals = (tx: Transaction, userId: number) =>
  tx
    .select(columns.DISMISSAL)
    .from(schema.recommendationDismissals)
    .where(eq(schema.recommendationDismissals.userId, userId))
    .orderBy(asc(schema.recommendationDismissals.id));

export const readSharedCollections = (tx: Transaction, userId: number) =>
  tx
    .select(columns.SHARED_COLLECTION)
    .from(schema.sharedCollections)
    .where(eq(schema.sharedCollections.userId, userId))
    .orderBy(asc(schema.sharedCollections.id));

export const readSharedStories = (tx: Transaction, userId: number) =>
  tx
    .select(columns.SHARED_STORY)
    .from(schema.sharedStories)
    .where(eq(schema.sharedStories.userId, userId))
    .orderBy(asc(schema.sharedStories.id));

export async function readGroups(tx: Transaction, userId: number) {
  const { awards, groups, groupMembers } = schema;
  const found = await tx.select(columns.GROUP).from(groups).where(eq(groups.userId, userId)).orderBy(asc(groups.id));
  const members = await tx
    .select(columns.MEMBER)
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groups.userId, userId))
    .orderBy(asc(groupMembers.id));
  const years = await tx
    .select(columns.AWARDS)
    .from(awards)
    .innerJoin(groups, eq(groups.id, awards.groupId))
    .where(eq(groups.userId, userId))
    .orderBy(asc(awards.year));
  const membersOf = groupRows(members, ({ groupId, ...member }) => [groupId, member]);
  const awardsOf = groupRows(years, ({ groupId, ...year }) => [groupId, year]);
  return found.map((group) => ({ ...group, members: membersOf(group.id), awards: awardsOf(group.id) }));
}

/** In the order in which they were made. Chosen games that are not in the file are known by their titles. */
export async function readChallenges(tx: Transaction, userId: number) {
  const { challenges } = schema;
  const rows = await tx
    .select(columns.CHALLENGE)
    .from(challenges)
    .where(eq(challenges.userId, userId))
    .orderBy(asc(challenges.id));
  const chosen = rows.flatMap(({ rule }) => (rule.kind === 'ten_by_ten' ? (rule.games ?? []) : []));
  if (chosen.length === 0) return rows;
  const found = await existingGameIds(tx, userId);
  const existing = new Set(found.map(({ id }) => id));
  return rows.map(({ rule, ...row }) => ({
    ...row,
    rule: withGames(rule, (gameId) => (existing.has(gameId) ? gameId : null)),
  }));
}

export const readScoreSheets = (tx: Transaction, userId: number) =>
  tx
    .select(columns.SCORE_SHEET)
    .from(schema.scoreSheets)
    .where(eq(schema.scoreSheets.userId, userId))
    .orderBy(asc(schema.scoreSheets.id));

export const readLoans = (tx: Transaction, userId: number) => {
  const { loans, games } = schema;
  return paged(ROWS_PER_QUERY, (at) =>
    tx
      .select({ id: loans.id, ...columns.LOAN })
      .from(loans)
      .innerJoin(games, and(eq(games.id, loans.gameId), isNull(games.removedAt)))
      .where(onPage(loans.userId, loans.id, userId, at))
      .orderBy(asc(loans.id))
      .limit(at.limit),
  );
};

export const readOptOuts = (tx: Transaction, userId: number) =>
  tx
    .select(columns.OPT_OUT)
    .from(schema.mailOptOuts)
    .where(eq(schema.mailOptOuts.userId, userId))
    .orderBy(asc(schema.mailOptOuts.email));
