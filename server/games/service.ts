import { sql } from 'drizzle-orm';
import type { NewGame } from '#shared/games/games-contract.ts';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS, UNRECORDED_MOMENTS } from '#shared/limits/limits.ts';
import { duplicateOf, titleKey, type Duplicate } from '#shared/games/duplicate-title.ts';
import { statesInOrder } from '#shared/games/game-states.ts';
import { type Listed, listOf, movedTo } from '#shared/games/lists.ts';
import { games } from '#shared/schema/games.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { violatedUniqueIndex } from '#server/platform/database/database-errors.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { matchExpansions } from './match-expansions.ts';
import { countPlays, linkPlaysOf } from './link-plays.ts';
import { undoMarkedPlay } from './play-count.ts';
import { bytesOf, reserveQuota } from '#server/platform/owner-data/reserve-quota.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import { type GameRow, toGame } from './game-json.ts';
import * as store from './store.ts';
import { publishGamesChanged } from '#server/platform/live/publish-events.ts';
import { mergeWishes } from './merge-wishes.ts';
import { refuseLent } from './refuse-lent.ts';
import { t } from '#server/platform/words/words.ts';

export { catalogueFacts } from './catalogue/catalogue-facts.ts';
export { readCatalogue } from './catalogue/catalogue-file.ts';
export { seedCatalogue, CATALOGUE_FILE } from './catalogue/seed.ts';
export { difficultyByWeight } from './difficulty.ts';
export { deleteChoices } from './expansions-store.ts';
export { isOwned, IS_OWNED } from './is-owned.ts';
export { linkPlays, unlinkPlays, countPlays } from './link-plays.ts';
export { matchExpansions } from './match-expansions.ts';
export { listMechanics } from './mechanics-store.ts';
export { mergeWishes } from './merge-wishes.ts';
export {
  copiesOfGame,
  isBorrowed,
  openLoansOf,
  awayOn,
  type OpenLoan,
  areAllCopiesLent,
  isLent,
} from './open-loans.ts';
export { encodePhoto } from './pictures/encode-photo.ts';
export { purgeRemovedPhotos } from './pictures/photos-store.ts';
export { bannerOfNight, coverOfGame, deleteOldPictures } from './pictures/pictures-store.ts';
export type { Pictures } from './pictures/pictures.ts';
export { openPictures } from './pictures/service.ts';
export { countPlayAgain, subtractPlay } from './play-count.ts';
export { filterLent } from './refuse-lent.ts';
export type { GameServices } from './services.ts';
export { hasGame, purgeRemovedGames, GAME_BYTES, listGames } from './store.ts';
export { type Titles, openTitles, type KnownTitles } from './titles/known-titles.ts';
export { knownGame, completeTitle } from './titles/service.ts';

/**
 * When a wish is bought, or a game on neither list comes back: the given fields that override the row's; empty ones keep
 * it, such as notes and picture.
 */
function continued<Input extends object>(input: Input): Partial<Input> {
  const isGiven = (value: unknown) => Boolean(value) && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(input).filter(([, value]) => isGiven(value))) as Partial<Input>;
}

/**
 * The row that an added game continues: one on neither list, or for an owned game a wish; by title unless the ids differ,
 * else by BoardGameGeek id.
 */
function continuedBy(game: GameToAdd & { titleKey: string }, same: readonly store.SameGame[]) {
  const hasTitle = (row: store.SameGame) => row.titleKey === game.titleKey;
  const isGame = (row: store.SameGame) =>
    game.bggId ? row.bggId === game.bggId || (hasTitle(row) && row.bggId === null) : hasTitle(row);
  const mayContinue = (row: store.SameGame) =>
    !game.isUnowned && (row.isUnowned || (row.isWishlist && !game.isWishlist));
  const order = (row: store.SameGame) => Number(!hasTitle(row)) * 2 + Number(!row.isUnowned);
  return same.filter((row) => mayContinue(row) && isGame(row)).sort((a, b) => order(a) - order(b) || a.id - b.id)[0];
}

/** List, states and priority of a row that an added game continues. */
function listedNow({ isWishlist, states = [], wishPriority }: GameToAdd, before: Listed): Listed {
  const moved = movedTo(isWishlist ? 'wishlist' : 'owned', before);
  return {
    ...moved,
    states: statesInOrder([...moved.states, ...states]),
    wishPriority: wishPriority ?? moved.wishPriority,
  };
}

/** An owner's input for a game, with catalogue data. */
type GameToAdd = Pick<NewGame, 'title' | 'players' | 'duration' | 'isWishlist'> &
  Omit<Partial<store.NewGameRow>, 'id' | 'userId' | 'titleKey'>;

/**
 * Adds a game; an owned game replaces its wish. @throws Refusal duplicate_title, also for concurrent requests;
 * limit_reached
 */
export async function addGame(db: Database, owner: Owner, input: GameToAdd) {
  const unrecordedPlayedAt = input.lastPlayed ? [input.lastPlayed] : [];
  const game = { ...input, titleKey: titleKey(input.title), unrecordedPlayedAt };
  return writeTitle(db, owner, game, async (tx) => {
    const same = await store.listSame(tx, owner.id, game);
    refuseListed(game, same);
    const before = continuedBy(game, same);
    await reserveQuota(tx, owner.id, { games: before ? 0 : 1, text: bytesOf(game) });
    const added = before ? undefined : await store.insertGame(tx, { ...game, userId: owner.id });
    const id = added?.id ?? before?.id ?? 0;
    if (before) {
      await store.updateGame(tx, owner.id, id, { ...continued(game), ...listedNow(game, before) });
      await mergeWishes(tx, owner.id, [id]);
    }
    const hasPlays = await linkPlaysOf(tx, owner.id, id);
    if (hasPlays) await countPlays(tx, owner.id, [id]);
    const hasExpansions = await matchExpansions(tx, owner.id);
    return added && !hasPlays && !hasExpansions ? added : store.findGame(tx, owner.id, id);
  });
}

/** Removes a game: permanently on the Free plan, otherwise with undo. @throws Refusal not_found */
export async function removeGame(db: Database, owner: Owner, gameId: number): Promise<void> {
  const remove = PLAN_LIMITS[owner.plan].undo ? store.softDeleteGame : store.deleteGame;
  const removed = await withOwnerLock(db, owner.id, async (tx) => {
    await publishGamesChanged(tx, owner.id, [gameId]);
    const deleted = await remove(tx, owner.id, gameId);
    await matchExpansions(tx, owner.id);
    return deleted;
  });
  if (!removed) throw new Refusal('not_found');
}

/**
 * Undoes a removal within 10 seconds, including plays and nights of the game; idempotent. @throws Refusal not_found, PLAN_REQUIRED,
 * undo_expired, duplicate_title if the title was added meanwhile, limit_reached
 */
export async function restoreGame(db: Database, owner: Owner, gameId: number) {
  if (!PLAN_LIMITS[owner.plan].undo)
    throw new Refusal('PLAN_REQUIRED', { message: t('Undoing a removal needs Premium.') });
  const removed = await store.findRemovedGame(db, owner.id, gameId);
  if (!removed) return found(store.findGame(db, owner.id, gameId));
  if (removed.secondsAgo > UNDO_SECONDS + UNDO_GRACE_SECONDS) throw new Refusal('undo_expired');
  return writeTitle(db, owner, removed, async (tx) => {
    // Another request may have brought it back meanwhile.
    if (!(await store.findRemovedGame(tx, owner.id, gameId))) return store.findGame(tx, owner.id, gameId);
    await refuseDuplicate(tx, owner, removed);
    await reserveQuota(tx, owner.id, { games: 1 });
    await store.undeleteGame(tx, owner.id, gameId);
    await publishGamesChanged(tx, owner.id, [gameId]);
    await matchExpansions(tx, owner.id);
    return store.findGame(tx, owner.id, gameId);
  });
}

/** Counts one play now. @throws Refusal not_found */
export const markPlayed = (db: Database, owner: Owner, gameId: number) =>
  change(db, owner, gameId, {
    timesPlayed: sql`${games.timesPlayed} + 1`,
    lastPlayed: sql`greatest(${games.lastPlayed}, now())`,
    unrecordedPlayedAt: sql`(${games.unrecordedPlayedAt} || now())[
      greatest(1, cardinality(${games.unrecordedPlayedAt}) + 2 - ${UNRECORDED_MOMENTS}):]`,
  });

/** Undoes the last `markPlayed` within 10 seconds. @throws Refusal not_found, undo_expired */
export const undoMarkPlayed = (db: Database, owner: Owner, gameId: number) =>
  found(
    withOwnerLock(db, owner.id, async (tx) => {
      const isTaken = await undoMarkedPlay(tx, owner.id, gameId);
      const game = await store.findGame(tx, owner.id, gameId);
      if (game && !isTaken) throw new Refusal('undo_expired');
      return game;
    }),
  );

/** Sets the rating, 0 to 5. @throws Refusal not_found */
export const rateGame = (db: Database, owner: Owner, gameId: number, rating: number) =>
  change(db, owner, gameId, { rating });

/** @throws Refusal not_found */
export const toggleFavorite = (db: Database, owner: Owner, gameId: number) =>
  change(db, owner, gameId, { isFavorite: sql`not ${games.isFavorite}` });

/** Moves a game to the other list, one on neither list to the wishlist. @throws Refusal not_found, loan_open, or duplicate_title if that list has the title */
export async function toggleWishlist(db: Database, owner: Owner, gameId: number) {
  const game = await store.findGame(db, owner.id, gameId);
  if (!game) throw new Refusal('not_found');
  return writeTitle(db, owner, { title: game.title, isWishlist: !game.isWishlist, isUnowned: false }, async (tx) => {
    const present = await store.findGame(tx, owner.id, gameId);
    if (!present) return undefined;
    if (!present.isWishlist) await refuseLent(tx, owner.id, [gameId]);
    await store.updateGame(tx, owner.id, gameId, movedTo(present.isWishlist ? 'owned' : 'wishlist', present));
    await mergeWishes(tx, owner.id, [gameId]);
    await matchExpansions(tx, owner.id);
    return store.findGame(tx, owner.id, gameId);
  });
}

const change = (db: Database, owner: Owner, gameId: number, changes: Parameters<typeof store.updateGame>[3]) =>
  withOwnerLock(db, owner.id, async (tx) => found(store.updateGame(tx, owner.id, gameId, changes)));

async function found(row: Promise<GameRow | undefined>) {
  const game = await row;
  if (!game) throw new Refusal('not_found');
  return toGame(game);
}

interface TitleOnList {
  title: string;
  isWishlist: boolean;
  isUnowned?: boolean | undefined;
}

/** Runs a write that may put a title on a list, and reports a violation of the unique index as a refusal. */
export async function writeTitle(
  db: Database,
  owner: Owner,
  game: TitleOnList,
  run: Parameters<typeof withOwnerLock<GameRow | undefined>>[2],
) {
  try {
    return await found(withOwnerLock(db, owner.id, run));
  } catch (error) {
    if (violatedUniqueIndex(error) === 'games_one_title_per_list')
      throw duplicateTitle(game.title, listOf({ ...game, isUnowned: game.isUnowned ?? false }));
    throw error;
  }
}

/** @param itself id of the game itself, if it exists already */
export async function refuseDuplicate(tx: Connection, owner: Owner, game: TitleOnList, itself?: number): Promise<void> {
  const same = await store.listSame(tx, owner.id, { titleKey: titleKey(game.title) });
  refuseListed(
    game,
    same.filter(({ id }) => id !== itself),
  );
}

function refuseListed(game: TitleOnList, same: readonly store.SameGame[]): void {
  const duplicate = duplicateOf(game, same);
  if (duplicate) throw duplicateTitle(game.title, duplicate);
}

const LISTS: Record<Duplicate, string> = {
  owned: 'already in your owned games collection',
  wishlist: 'already in your wishlist',
  unowned: 'already among the games that you do not own',
};

/** The field names the list that has the title. */
export function duplicateTitle(title: string, list: Duplicate, field = 'title'): Refusal {
  const message = `"${title}" is ${LISTS[list]}.`;
  return new Refusal('duplicate_title', { message, fields: { [field]: message } });
}
