import * as store from './store.ts';
import type { GameChanges } from '#shared/games/change-game-contract.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { isOwned, listOf, movedTo, onList, type OnList } from '#shared/games/lists.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database, Connection } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { bytesOf, reserveQuota } from '#server/platform/owner-data/reserve-quota.ts';
import { matchExpansions } from './match-expansions.ts';
import { mergeWishes } from './merge-wishes.ts';
import { refuseLent } from './refuse-lent.ts';
import { refuseUnknownTags } from './refuse-unknown-tags.ts';
import { refuseDuplicate, writeTitle } from './service.ts';
import type { GameRow } from './game-json.ts';
import { publishGamesChanged } from '#server/platform/live/publish-events.ts';
import { countExpansions } from './expansions-store.ts';
import { t } from '#server/platform/words/words.ts';

type Links = Partial<Pick<GameRow, 'parentGameId' | 'parentChosen'>>;

/**
 * Resolves a manual change of a game's base game. A base game must belong to the owner (owned or wished for) and must
 * not be an expansion, so that links have no cycles. @throws Refusal invalid_request naming parentGameId or isExpansion
 */
async function chooseBase(db: Connection, game: GameRow, changes: GameChanges): Promise<Links> {
  const { isExpansion = game.isExpansion, parentGameId } = changes;
  if (isExpansion && !game.isExpansion) await refuseWithExpansions(db, game);
  if (typeof parentGameId === 'number') await refuseAsBase(db, game, { isExpansion, parentGameId });
  if (!isExpansion) return { parentGameId: null, parentChosen: false };
  return parentGameId === undefined ? {} : { parentGameId, parentChosen: true };
}

async function refuseWithExpansions(db: Connection, { id, userId }: GameRow): Promise<void> {
  const count = await countExpansions(db, userId, id);
  if (count === 0) return;
  const message = t(
    '{count, plural, one {An expansion belongs} other {# expansions belong}} to this game. Give it another base game first.',
    { count },
  );
  throw error('isExpansion', message);
}

async function refuseAsBase(
  db: Connection,
  { id, userId }: GameRow,
  { isExpansion, parentGameId }: { isExpansion: boolean; parentGameId: number },
): Promise<void> {
  if (!isExpansion) throw error('parentGameId', t('Only an expansion has a base game.'));
  if (parentGameId === id) throw error('parentGameId', t('A game is not its own base game.'));
  const base = await store.findGame(db, userId, parentGameId);
  if (!base) throw error('parentGameId', t('Please choose one of your games.'));
  if (base.isExpansion)
    throw error(
      'parentGameId',
      t('"{title}" is an expansion itself. Please choose a base game.', { title: base.title }),
    );
}

const error = (field: 'parentGameId' | 'isExpansion', message: string) =>
  new Refusal('invalid_request', { fields: { [field]: message } });

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
      message: t('Keeping a game for a year belongs to Shelf Health, which needs Premium.'),
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
