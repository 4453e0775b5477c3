import type { BulkGameChange } from '#shared/games/change-many-games-contract.ts';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '#shared/limits/limits.ts';
import { listOf, movedTo } from '#shared/games/lists.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { matchExpansions } from './match-expansions.ts';
import { deleteChoices } from './expansions-store.ts';
import { mergeWishes } from './merge-wishes.ts';
import { publishGamesChanged } from '#server/platform/live/publish-events.ts';
import { refuseLent } from './refuse-lent.ts';
import { refuseUnknownTags } from './refuse-unknown-tags.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { reserveQuota } from '#server/platform/owner-data/reserve-quota.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import * as store from './change-many-store.ts';
import { duplicateTitle } from './service.ts';
import { t } from '#server/platform/words/words.ts';

type Of<Kind extends BulkGameChange['kind']> = Extract<BulkGameChange, { kind: Kind }>;
type Change<Kind extends BulkGameChange['kind']> = (
  tx: Transaction,
  owner: Owner,
  ids: readonly number[],
  change: Of<Kind>,
) => Promise<number[]>;

/**
 * Makes the same change to many games, to all of them or to none. @returns the ids of those that differ now @throws Refusal not_found if
 * one of them is not the owner's or is removed; duplicate_title or loan_open naming `ids`; invalid_request naming `ids` or the tags;
 * for an undo PLAN_REQUIRED, undo_expired or limit_reached
 */
export const changeGames = (db: Database, owner: Owner, ids: readonly number[], change: BulkGameChange) =>
  withOwnerLock(db, owner.id, async (tx) => {
    const run = CHANGES[change.kind] as Change<BulkGameChange['kind']>;
    return { ids: await run(tx, owner, ids, change) };
  });

const setTags: Change<'tags'> = async (tx, owner, ids, { add, remove }) => {
  await refuseUnknown(tx, owner, ids);
  await refuseUnknownTags(tx, owner.id, add, 'change.add');
  const full = await store.titleWithTooManyTags(tx, owner.id, ids, add, remove);
  if (full !== undefined) {
    const message = t('"{title}" would have too many tags. Take one off first, or leave this game out.', {
      title: full,
    });
    throw new Refusal('invalid_request', { message, fields: { ids: message } });
  }
  return store.setTags(tx, owner.id, ids, add, remove);
};

const setList: Change<'list'> = async (tx, owner, ids, { list }) => {
  await refuseUnknown(tx, owner, ids);
  if (list !== 'owned') await refuseLent(tx, owner.id, ids, 'ids');
  const listed = await store.listedElsewhere(tx, owner.id, ids, list);
  if (listed) throw duplicateTitle(listed.title, listOf(listed), 'ids');
  refuseTwice(await store.duplicateTitleOnList(tx, owner.id, ids, list));
  const games = await store.findLists(tx, owner.id, ids);
  const moved = games.filter((game) => listOf(game) !== list);
  if (moved.length === 0) return [];
  await store.setLists(
    tx,
    owner.id,
    moved.map((game) => ({ id: game.id, ...movedTo(list, game) })),
  );
  const movedIds = moved.map(({ id }) => id);
  await mergeWishes(tx, owner.id, movedIds);
  await matchExpansions(tx, owner.id);
  return movedIds;
};

const setStates: Change<'states'> = async (tx, owner, ids, { add, remove: removed }) => {
  await refuseUnknown(tx, owner, ids);
  return store.setStates(tx, owner.id, ids, add, removed);
};

const restoreValues: Change<'put_back'> = async (tx, owner, ids, { list, games }) => {
  const moved = await setList(tx, owner, ids, { kind: 'list', list });
  const put = await store.restoreValues(tx, owner.id, games);
  return [...new Set([...moved, ...put])];
};

const remove: Change<'remove'> = async (tx, owner, ids) => {
  await refuseUnknown(tx, owner, ids);
  await publishGamesChanged(tx, owner.id, ids);
  if (!PLAN_LIMITS[owner.plan].undo) await deleteChoices(tx, owner.id, ids);
  const deleted = PLAN_LIMITS[owner.plan].undo
    ? await store.softDeleteGames(tx, owner.id, ids)
    : await store.deleteGames(tx, owner.id, ids);
  await matchExpansions(tx, owner.id);
  return deleted;
};

const restore: Change<'restore'> = async (tx, owner, ids) => {
  if (!PLAN_LIMITS[owner.plan].undo)
    throw new Refusal('PLAN_REQUIRED', { message: t('Undoing a removal needs Premium.') });
  const { count, secondsAgo } = await store.removedGames(tx, owner.id, ids);
  if (count < ids.length) throw new Refusal('not_found');
  if (secondsAgo > UNDO_SECONDS + UNDO_GRACE_SECONDS) throw new Refusal('undo_expired');
  const listed = await store.listedMeanwhile(tx, owner.id, ids);
  if (listed) throw duplicateTitle(listed.title, listOf(listed), 'ids');
  refuseTwice(await store.titleRemovedTwice(tx, owner.id, ids));
  await reserveQuota(tx, owner.id, { games: ids.length });
  const back = await store.restoreGames(tx, owner.id, ids);
  await publishGamesChanged(tx, owner.id, back);
  await matchExpansions(tx, owner.id);
  return back;
};

const CHANGES: { [Kind in BulkGameChange['kind']]: Change<Kind> } = {
  tags: setTags,
  list: setList,
  states: setStates,
  put_back: restoreValues,
  remove,
  restore,
};

async function refuseUnknown(tx: Transaction, owner: Owner, ids: readonly number[]): Promise<void> {
  if ((await store.countPresent(tx, owner.id, ids)) < ids.length) throw new Refusal('not_found');
}

/** @throws Refusal duplicate_title naming `ids`, if there is such a title */
function refuseTwice(title: string | undefined): void {
  if (title === undefined) return;
  const message = t('Two of these games are named "{title}". Choose one of them.', { title });
  throw new Refusal('duplicate_title', { message, fields: { ids: message } });
}
