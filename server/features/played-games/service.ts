import type { PlayedGame } from '#shared/contracts/played-games.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import type { ImportedGame } from '#shared/rules/imports/imported-game.ts';
import { groupPlayedTitles } from '#shared/rules/games/played-games.ts';
import type { Connection, Database, Transaction } from '#server/database/database.ts';
import { matchExpansions } from '#server/domain/expansions/match-expansions.ts';
import { reserveQuota } from '#server/owner-data/reserve-quota.ts';
import { withOwnerLock } from '#server/owner-data/with-owner-lock.ts';
import { insertGames, listGameKeys } from '#server/domain/imports/games-store.ts';
import { OwnerLists } from '#server/domain/imports/owner-lists.ts';
import { placeGame } from '#server/domain/imports/place-game.ts';
import { countPlays, linkPlays } from '#server/domain/plays/link-plays.ts';
import { mergeWishes } from '#server/domain/games/merge-wishes.ts';
import { playedGameCompleter } from './complete-played-game.ts';
import * as store from './store.ts';

/** The played games outside the owner's collection, most plays first. */
export async function listPlayedGames(db: Connection, userId: number): Promise<PlayedGame[]> {
  return playedGames(db, userId, await store.findUnlistedGames(db, userId));
}

async function playedGames(db: Connection, userId: number, unlisted: store.UnlistedGames): Promise<PlayedGame[]> {
  const loose = await store.listLoosePlays(db, userId);
  const wishes = await store.listPlayedWishes(db, userId);
  const untracked = groupPlayedTitles(loose).map((game) => ({
    ...game,
    isWished: false,
    isSold: unlisted.get(game.bggId ?? titleKey(game.title))?.isSold ?? false,
  }));
  const wished = wishes.map(({ id, ...wish }) => ({ ...wish, key: `game:${id}`, isWished: true, isSold: false }));
  return [...untracked, ...wished].sort((a, b) => b.plays - a.plays || (a.title < b.title ? -1 : 1));
}

/** Number of such games, and of plays without a game on either list. */
export async function countPlayedGames(db: Connection, userId: number): Promise<{ games: number; plays: number }> {
  const loose = await store.listLoosePlays(db, userId);
  const wishes = await store.listPlayedWishes(db, userId);
  return {
    games: groupPlayedTitles(loose).length + wishes.length,
    plays: loose.reduce((sum, { plays }) => sum + plays, 0),
  };
}

/**
 * Adds the chosen games to the collection, with data of their file or the title lists; their plays are linked and
 * counted. Games already owned or never played are skipped. @throws Refusal limit_reached
 */
export async function addPlayedGamesToCollection(
  db: Database,
  userId: number,
  keys: readonly string[],
): Promise<{ added: number; fromWishlist: number }> {
  const facts = await playedGameCompleter();
  return withOwnerLock(db, userId, async (tx) => {
    const requestedKeys = new Set(keys);
    const unlisted = await store.findUnlistedGames(tx, userId);
    const chosen = (await playedGames(tx, userId, unlisted)).filter(({ key }) => requestedKeys.has(key));
    const wishes = chosen.flatMap(({ key, isWished }) => (isWished ? [Number(key.slice('game:'.length))] : []));
    const fromWishlist = await store.moveWishesToCollection(tx, userId, wishes);
    const fresh = await addGames(
      tx,
      userId,
      chosen.filter(({ isWished }) => !isWished),
      (played) => facts(played, unlisted.get(played.bggId ?? titleKey(played.title))?.game),
    );
    await mergeWishes(tx, userId, [...fresh, ...wishes]);
    const linked = await linkPlays(tx, userId);
    await countPlays(tx, userId, [...new Set([...fresh, ...linked])]);
    await matchExpansions(tx, userId);
    return { added: fresh.length + fromWishlist, fromWishlist };
  });
}

async function addGames(
  tx: Transaction,
  userId: number,
  chosen: readonly PlayedGame[],
  factsOf: (played: PlayedGame) => ImportedGame,
) {
  const lists = new OwnerLists(await listGameKeys(tx, userId));
  const rows = chosen.flatMap((played, line) => {
    const game = factsOf(played);
    const placement = placeGame(lists, game);
    return placement.kind === 'new' ? [{ line, game, newTitle: placement.title }] : [];
  });
  await reserveQuota(tx, userId, 'games', rows.length);
  return [...(await insertGames(tx, userId, rows)).values()];
}
