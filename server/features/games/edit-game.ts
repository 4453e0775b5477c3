import type { GameChanges } from '#shared/contracts/change-game.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import type { Owner } from '#server/auth/owner.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { chooseBase } from '#server/domain/expansions/choose-base.ts';
import { matchExpansions } from '#server/domain/expansions/match-expansions.ts';
import { mergeWishes } from '#server/domain/games/merge-wishes.ts';
import { refuseUnknownTags } from '#server/domain/tags/refuse-unknown-tags.ts';
import { refuseDuplicate, writeTitle } from './service.ts';
import * as store from '#server/domain/games/store.ts';

/** Fields that decide an expansion's base game. */
const MATCHED_BY = ['title', 'isWishlist', 'isExpansion', 'parentGameId'] as const;

/**
 * Edits a game; omitted fields stay. @throws Refusal not_found, duplicate_title if the list has the title, or
 * invalid_request naming the field
 */
export async function editGame(db: Database, owner: Owner, gameId: number, changes: GameChanges) {
  const before = await store.findGame(db, owner.id, gameId);
  if (!before) throw new Refusal('not_found');
  return writeTitle(db, owner, { ...before, ...listedAs(changes) }, async (tx) => {
    const game = await store.findGame(tx, owner.id, gameId);
    if (!game) return undefined;
    const after = { ...game, ...listedAs(changes) };
    const moves = after.isWishlist !== game.isWishlist || titleKey(after.title) !== game.titleKey;
    if (moves) await refuseDuplicate(tx, owner, after, gameId);
    await refuseUnknownTags(tx, owner.id, changes.tagIds ?? [], 'tagIds');
    const links = await chooseBase(tx, game, changes);
    await store.updateGame(tx, owner.id, gameId, { ...changes, ...links, titleKey: titleKey(after.title) });
    if (game.isWishlist && !after.isWishlist) await mergeWishes(tx, owner.id, [gameId]);
    if (MATCHED_BY.some((field) => field in changes)) await matchExpansions(tx, owner.id);
    return store.findGame(tx, owner.id, gameId);
  });
}

const listedAs = ({ title, isWishlist }: GameChanges) => ({
  ...(title !== undefined && { title }),
  ...(isWishlist !== undefined && { isWishlist }),
});
