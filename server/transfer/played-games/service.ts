import * as store from './store.ts';
import type { PlayedGame } from '#shared/plays/played-games-contract.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';
import { groupPlayedTitles } from '#shared/games/played-games.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import {
  matchExpansions,
  countPlays,
  linkPlays,
  mergeWishes,
  type GameServices,
  type KnownTitles,
} from '#server/games/service.ts';
import { bytesOf, reserveQuota } from '#server/platform/owner-data/reserve-quota.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import { insertGames, listGameKeys } from '../imports/games-store.ts';
import { OwnerLists } from '../imports/owner-lists.ts';
import { placeGame } from '../imports/place-game.ts';
import { fileKey, findUnlistedGames, readUnlistedGames } from './unlisted-games.ts';
import { MAX_PLAYS } from '#shared/limits/limits.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';

/** For required fields with unknown values. */
const UNKNOWN = '?';

/** Completes a played game for adding: from its imported file, else from the title lists. */
function completePlayedGame(
  { games, places, placesByTitle }: KnownTitles,
  { title, bggId, plays }: PlayedGame,
  imported: ImportedGame | undefined,
): ImportedGame {
  const place = bggId === null ? placesByTitle.get(titleKey(title)) : places.get(bggId);
  const known = place === undefined ? undefined : games[place];
  const playedBefore = imported?.playedBefore ?? 0;
  return {
    title,
    isWishlist: false,
    isExpansion: imported?.isExpansion ?? false,
    bggId: bggId ?? known?.bggId ?? null,
    year: imported?.year ?? known?.year ?? null,
    players: unlessUnknown(imported?.players) ?? known?.players ?? UNKNOWN,
    duration: unlessUnknown(imported?.duration) ?? known?.duration ?? UNKNOWN,
    bestPlayers: imported?.bestPlayers ?? known?.bestPlayers ?? null,
    recommendedPlayers: imported?.recommendedPlayers ?? null,
    minAge: imported?.minAge ?? known?.minAge ?? null,
    weight: imported?.weight ?? known?.weight ?? null,
    category: known?.category ?? imported?.category ?? 'family',
    difficulty: known?.difficulty ?? imported?.difficulty ?? 'medium',
    rating: imported?.rating ?? 0,
    timesPlayed: Math.min(plays + playedBefore, MAX_PLAYS),
    notes: imported?.notes ?? null,
  };
}

const unlessUnknown = (text: string | undefined): string | undefined => (text === UNKNOWN ? undefined : text);

/** Each may have notes of ten thousand letters. */
const GAMES_AT_ONCE = 200;

/** The played games outside the owner's collection, most plays first. */
export async function listPlayedGames(db: Connection, userId: number): Promise<PlayedGame[]> {
  return (await playedGames(db, userId)).games;
}

async function playedGames(db: Connection, userId: number) {
  const loose = groupPlayedTitles(await store.listLoosePlays(db, userId));
  const wishes = await store.listPlayedWishes(db, userId);
  const unlisted = await findUnlistedGames(db, userId, new Set(loose.map(fileKey)));
  const untracked = loose.map((game) => ({
    ...game,
    isWished: false,
    isSold: unlisted.get(fileKey(game))?.isSold ?? false,
  }));
  const wished = wishes.map(({ id, ...wish }) => ({ ...wish, key: `game:${id}`, isWished: true, isSold: false }));
  const games = [...untracked, ...wished].sort((a, b) => b.plays - a.plays || (a.title < b.title ? -1 : 1));
  return { games, unlisted };
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
  { db, titles }: Pick<GameServices, 'db' | 'titles'>,
  userId: number,
  keys: readonly string[],
): Promise<{ added: number; fromWishlist: number }> {
  const known = await titles();
  return withOwnerLock(db, userId, async (tx) => {
    const requestedKeys = new Set(keys);
    const { games, unlisted } = await playedGames(tx, userId);
    const chosen = games.filter(({ key }) => requestedKeys.has(key));
    const wishes = chosen.flatMap(({ key, isWished }) => (isWished ? [Number(key.slice('game:'.length))] : []));
    const fromWishlist = await store.moveWishesToCollection(tx, userId, wishes);
    const untracked = chosen.filter(({ isWished }) => !isWished);
    const lists = new OwnerLists(await listGameKeys(tx, userId));
    const fresh: number[] = [];
    for (let from = 0; from < untracked.length; from += GAMES_AT_ONCE) {
      const some = untracked.slice(from, from + GAMES_AT_ONCE);
      const imported = await readUnlistedGames(
        tx,
        some.flatMap((played) => unlisted.get(fileKey(played)) ?? []),
      );
      fresh.push(
        ...(await addGames(tx, userId, lists, some, (one) =>
          completePlayedGame(known, one, imported.get(fileKey(one))),
        )),
      );
    }
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
  lists: OwnerLists,
  chosen: readonly PlayedGame[],
  factsOf: (played: PlayedGame) => ImportedGame,
): Promise<number[]> {
  const rows = chosen.flatMap((played, line) => {
    const game = factsOf(played);
    const placement = placeGame(lists, game);
    return placement.kind === 'new' ? [{ line, game, newTitle: placement.title }] : [];
  });
  await reserveQuota(tx, userId, { games: rows.length, text: bytesOf(rows) });
  return [...(await insertGames(tx, userId, rows)).values()];
}
