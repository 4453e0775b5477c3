import type { NewTag, Tag, TagChanges } from '#shared/games/tags-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { t } from '#server/platform/words/words.ts';
import { leastUsedColour } from './tag-colour.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { refuseTakenName } from '#server/platform/http/refuse-taken-name.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import * as store from './store.ts';

/**
 * Makes a tag; without a colour it gets the least used one. Safe for concurrent requests. @throws Refusal duplicate_tag
 * or limit_reached
 */
export const addTag = (db: Database, owner: Owner, { name, colour }: NewTag): Promise<Tag> =>
  namedOnce(name, () =>
    withOwnerLockOnly(db, owner.id, async (tx) => {
      const tags = await store.listTags(tx, owner.id);
      if (tags.length >= STORAGE_LIMITS.tags.most) throw limitReached('tags');
      return store.insertTag(tx, owner.id, { name, colour: colour ?? leastUsedColour(tags) });
    }),
  );

/** Renames or recolours a tag, also where a shared collection shows it. @throws Refusal not_found, or duplicate_tag */
export const changeTag = (db: Database, owner: Owner, tagId: number, changes: TagChanges): Promise<Tag> =>
  namedOnce(changes.name ?? '', () =>
    withOwnerLock(db, owner.id, async (tx) => {
      const changed = await store.updateTag(tx, owner.id, tagId, changes);
      if (!changed) throw new Refusal('not_found');
      return changed;
    }),
  );

/** Deletes a tag and takes it off all games, removed ones included. @throws Refusal not_found */
export const deleteTag = (db: Database, owner: Owner, tagId: number): Promise<void> =>
  withOwnerLock(db, owner.id, async (tx) => {
    if (!(await store.deleteTag(tx, owner.id, tagId))) throw new Refusal('not_found');
    await store.removeTagFromGames(tx, owner.id, tagId);
  });

const namedOnce = <T>(name: string, write: () => Promise<T>): Promise<T> =>
  refuseTakenName(
    { index: 'tags_one_name', code: 'duplicate_tag', message: t('You have a tag named "{name}" already.', { name }) },
    write,
  );
