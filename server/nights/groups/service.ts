import type * as z from 'zod';
import type { changeGroup as changing, createGroup as creating, Group } from '#shared/nights/groups-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { groups } from '#shared/schema/groups.ts';
import { eq } from 'drizzle-orm';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import * as store from './store.ts';
import { t } from '#server/nights/words/words.ts';

export { membershipsWith } from './memberships.ts';
export { getGroupShelf, SHELF_TASK } from './shelf.ts';

/** Creates a group, or returns the one that was created with the same idempotency key. @throws Refusal limit_reached */
export const createGroup = (
  db: Database,
  owner: Owner,
  { name, members, idempotencyKey }: z.output<(typeof creating)['body']>,
) =>
  withOwnerLockOnly(db, owner.id, async (tx) => {
    const created = idempotencyKey && (await store.findGroupByKey(tx, owner.id, idempotencyKey));
    if (created) return one(tx, owner, created.id);
    if ((await tx.$count(groups, eq(groups.userId, owner.id))) >= STORAGE_LIMITS.groups.most)
      throw limitReached('groups');
    const id = await store.insertGroup(tx, { userId: owner.id, name, idempotencyKey });
    await store.setMembers(tx, id, members);
    return one(tx, owner, id);
  });

/** Renames a group, or replaces its members. @throws Refusal not_found */
export const changeGroup = (
  db: Database,
  owner: Owner,
  groupId: number,
  { name, members }: z.output<(typeof changing)['body']>,
) =>
  db.transaction(async (tx) => {
    if (!(await store.lockGroup(tx, owner.id, groupId, name))) throw new Refusal('not_found');
    if (members) await store.setMembers(tx, groupId, members);
    return one(tx, owner, groupId);
  });

/** Deletes a group with the channels that are told of its nights alone. @throws Refusal not_found */
export const deleteGroup = (db: Database, owner: Owner, groupId: number): Promise<void> =>
  withOwnerLockOnly(db, owner.id, async (tx) => {
    if (!(await store.deleteGroup(tx, owner.id, groupId))) throw new Refusal('not_found');
  });

/**
 * For a night, template or channel that names a group. Run it under the owner's lock, under which groups are deleted.
 * @throws Refusal invalid_request
 */
export async function refuseUnownedGroup(
  tx: Transaction,
  owner: Pick<Owner, 'id'>,
  groupId: number | null | undefined,
): Promise<void> {
  if (groupId === null || groupId === undefined || (await store.isGroupOf(tx, owner.id, groupId))) return;
  throw new Refusal('invalid_request', {
    fields: { groupId: t('This group is no longer there. Please choose another.') },
  });
}

async function one(db: Connection, owner: Owner, groupId: number): Promise<Group> {
  const [group] = await store.groupsOf(db, owner.id, groupId);
  if (!group) throw new Refusal('not_found');
  return group;
}
