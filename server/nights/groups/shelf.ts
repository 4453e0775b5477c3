import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { GroupShelf } from '#shared/nights/groups-contract.ts';
import { titleCollator } from '#shared/games/collection-sort.ts';
import { poolShelves } from './pooled-shelf.ts';
import { games } from '#shared/schema/games.ts';
import { groupMembers, groups } from '#shared/schema/groups.ts';
import { users } from '#shared/schema/users.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isOwned, awayOn, openLoansOf } from '#server/games/service.ts';
import { coverPath, gamePicture } from '#server/platform/files/picture-path.ts';
import { task } from '#server/platform/workers/task.ts';
import type { CachedResponse } from '#server/platform/http/bodies/cached-response.ts';
import { hostNameFrom, hostNameOf } from '../host-name.ts';

const COLLATOR = titleCollator('en');

/** `getGroupShelf` in a worker thread; the answer as it is sent. */
export const SHELF_TASK = task<{ owner: Owner; groupId: number }, CachedResponse>('groupShelf');

/**
 * The pooled collection of a group's owner and the members who share: owned games without expansions, each once,
 * without personal ratings and notes, and without what is lent today. Visible to the owner and to sharing members. @throws Refusal not_found
 */
export async function getGroupShelf(db: Database, owner: Owner, groupId: number): Promise<GroupShelf> {
  const [group] = await db.select().from(groups).where(eq(groups.id, groupId));
  if (!group) throw new Refusal('not_found');
  const members = await membersOf(db, groupId);
  const host = await hostNameOf(db, group.userId);
  const sharing = members.flatMap(({ user, since, name }) =>
    user && since && user.id !== group.userId ? [{ ...user, name: name ?? hostNameFrom(user) }] : [],
  );
  const people = [{ id: group.userId, name: host }, ...sharing];
  if (!people.some(({ id }) => id === owner.id)) throw new Refusal('not_found');
  return {
    name: group.name,
    people: people.map(({ name }) => name),
    others: members.filter(({ user }) => user?.id !== group.userId).length - sharing.length,
    games: await pooledGames(
      db,
      people.map(({ id }) => id),
      owner.id,
    ),
  };
}

async function pooledGames(db: Database, userIds: number[], readerId: number): Promise<GroupShelf['games']> {
  const { title, titleKey, originalName, bggId, players, duration, category, difficulty, minAge, bestPlayers } = games;
  const facts = {
    id: games.id,
    title,
    titleKey,
    originalName,
    bggId,
    players,
    duration,
    category,
    difficulty,
    minAge,
    imageUrl: gamePicture,
    bestPlayers,
  };
  const rows = await db
    .select({ ...facts, userId: games.userId })
    .from(games)
    .where(and(inArray(games.userId, userIds), isNull(games.removedAt), isOwned, eq(games.isExpansion, false)));
  const today = new Date().toISOString().slice(0, 10);
  const away = new Set(awayOn(await openLoansOf(db, userIds), today, today).map(({ gameId }) => gameId));
  const place = new Map(userIds.map((id, index) => [id, index]));
  const there = rows.filter(({ id }) => !away.has(id));
  const shelved = there.map(({ userId, id, imageUrl: url, ...game }) => ({
    ...game,
    imageUrl: userId === readerId ? url : coverPath({ id, imageUrl: url }),
    owner: place.get(userId) ?? 0,
  }));
  return poolShelves(shelved.toSorted((a, b) => a.owner - b.owner))
    .toSorted((a, b) => COLLATOR.compare(a.title, b.title))
    .map(({ titleKey: _key, bggId: _id, ...game }) => game);
}

/** With each member's account, if their address is a verified one. */
const membersOf = (db: Database, groupId: number) =>
  db
    .select({
      name: groupMembers.name,
      since: groupMembers.sharesShelfSince,
      user: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        username: users.username,
        organizationName: users.organizationName,
      },
    })
    .from(groupMembers)
    .leftJoin(
      users,
      and(eq(users.email, groupMembers.email), sql`${users.emailVerifiedAt} is not null`, isNull(users.disabledAt)),
    )
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(asc(groupMembers.id));
