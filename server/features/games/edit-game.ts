import type { GameChanges } from '#shared/contracts/change-game.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import { isOwned, listOf, movedTo, onList, type OnList } from '#shared/rules/games/lists.ts';
import { PLAN_LIMITS } from '#shared/rules/plans/plan-limits.ts';
import type { Owner } from '#server/auth/owner.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { bytesOf, reserveQuota } from '#server/owner-data/reserve-quota.ts';
import { chooseBase } from './choose-base.ts';
import { matchExpansions } from '#server/domain/expansions/match-expansions.ts';
import { mergeWishes } from '#server/domain/games/merge-wishes.ts';
import { refuseLent } from '#server/domain/loans/refuse-lent.ts';
import { refuseUnknownTags } from './refuse-unknown-tags.ts';
import { refuseDuplicate, writeTitle } from './service.ts';
import type { GameRow } from '#server/domain/games/game-json.ts';
import * as store from '#server/domain/games/store.ts';
import { publishGamesChanged } from '#server/domain/nights/notify.ts';

/** Fields that the page of a night shows. */
const SHOWN_ON_NIGHTS = ['title', 'players', 'duration', 'category', 'imageUrl'] as const;
/** Fields that decide an expansion's base game. */
const MATCHED_BY = ['title', 'isWishlist', 'isUnowned', 'isExpansion', 'parentGameId'] as const;
/** A play count corrected to 0 leaves no day of a last play, neither a known one nor one of a play known by number. */
const NEVER_PLAYED = { lastPlayed: null, unrecordedPlayedAt: [] };

/**
 * Edits a game; omitted fields stay. @throws Refusal not_found, duplicate_title if the list has the title, or
 * invalid_request naming the field, loan_open for a lent game that is to leave the collection, PLAN_REQUIRED for keeping a game without shelf health
 */
export async function editGame(db: Database, owner: Owner, gameId: number, changes: GameChanges) {
  if (changes.keptUntil && !PLAN_LIMITS[owner.plan].shelfHealth)
    throw new Refusal('PLAN_REQUIRED', {
      message: 'Keeping a game for a year belongs to Shelf Health, which needs Premium.',
    });
  const before = await store.findGame(db, owner.id, gameId);
  if (!before) throw new Refusal('not_found');
  return writeTitle(db, owner, listedAs(before, changes), async (tx) => {
    const game = await store.findGame(tx, owner.id, gameId);
    if (!game) return undefined;
    const after = listedAs(game, changes);
    const moves = listOf(after) !== listOf(game);
    if (moves && !isOwned(after)) await refuseLent(tx, owner.id, [gameId]);
    if (moves || titleKey(after.title) !== game.titleKey) await refuseDuplicate(tx, owner, after, gameId);
    await refuseUnknownTags(tx, owner.id, changes.tagIds ?? [], 'tagIds');
    const links = await chooseBase(tx, game, changes);
    const former = Object.fromEntries(Object.keys(changes).map((field) => [field, game[field as keyof GameRow]]));
    if (bytesOf(changes) > bytesOf(former)) await reserveQuota(tx, owner.id, { text: bytesOf(changes) });
    await store.updateGame(tx, owner.id, gameId, {
      ...(moves && movedTo(listOf(after), game)),
      ...changes,
      ...(changes.timesPlayed === 0 && NEVER_PLAYED),
      ...onList(listOf(after)),
      ...links,
      titleKey: titleKey(after.title),
    });
    if (moves) await mergeWishes(tx, owner.id, [gameId]);
    if (MATCHED_BY.some((field) => field in changes)) await matchExpansions(tx, owner.id);
    if (SHOWN_ON_NIGHTS.some((field) => field in changes)) await publishGamesChanged(tx, owner.id, [gameId]);
    return store.findGame(tx, owner.id, gameId);
  });
}

/** Title and list after a change: a wish is on the wishlist only, and a game taken off is no wish. */
function listedAs({ title, ...game }: GameRow, changes: GameChanges): OnList & { title: string } {
  const isWishlist = changes.isWishlist ?? (changes.isUnowned ? false : game.isWishlist);
  return {
    title: changes.title ?? title,
    isWishlist,
    isUnowned: !isWishlist && (changes.isUnowned ?? game.isUnowned),
  };
}
