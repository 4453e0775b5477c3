import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Database } from '#server/platform/database/database.ts';
import { type CopyCells, copyRows } from '../imports/rules/bgg-copies.ts';
import { isOnBggWishlist } from '../imports/rules/bgg-states.ts';
import { allPlays } from '#server/plays/service.ts';
import { csvStream } from '#server/platform/http/bodies/csv-stream.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { sendFile } from '#server/platform/http/bodies/send-file.ts';
import { BGG_EXPORT_COLUMNS } from '../imports/rules/bgg-collection-columns.ts';
import { timeSlice } from '#server/platform/workers/time-slice.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { GameState } from '#shared/enums.ts';
import { NO_MIN_AGE } from '#shared/limits/limits.ts';
import { isOwned } from '#shared/games/lists.ts';
import { statedPlayers } from '#shared/games/player-range.ts';
import { durationMinutes } from '#shared/text/duration-minutes.ts';
import type { ImportedCopy } from '#shared/schema/imported-game.ts';
import { BgStatsFile } from './bg-stats-file.ts';
import { allGames, countGames } from './collection-store.ts';
import { WallClock } from './wall-clock.ts';

type Cells = Record<(typeof BGG_EXPORT_COLUMNS)[number], string | number | null>;

type GameWithCopies = Omit<Game, 'userId' | 'createdAt'> & { copies: ImportedCopy[] };

/**
 * A game as rows of BoardGameGeek's collection file, one for each distinct copy: ratings 1 to 10, 0 for none; times in
 * minutes.
 */
const bggRows = (game: GameWithCopies): Cells[] =>
  copyRows(game.copies).map((copy) => ({ ...gameCells(game), ...copy }));

function gameCells(game: Omit<Game, 'userId' | 'createdAt'>): Omit<Cells, keyof CopyCells> {
  const isWished = isOnBggWishlist(game);
  const isIn = (state: GameState) => (game.states.includes(state) ? 1 : 0);
  const players = statedPlayers(game.players);
  const minutes = durationMinutes(game.duration);
  return {
    objectname: game.title,
    objectid: game.bggId,
    rating: game.rating * 2,
    numplays: game.timesPlayed,
    own: isOwned(game) ? 1 : 0,
    wishlist: isWished ? 1 : 0,
    wishlistpriority: isWished ? game.wishPriority : null,
    prevowned: isIn('previously_owned'),
    fortrade: isIn('for_trade'),
    want: isIn('want_in_trade'),
    wanttoplay: isIn('want_to_play'),
    wanttobuy: isIn('want_to_buy'),
    preordered: isIn('preordered'),
    comment: game.notes,
    yearpublished: game.year,
    minplayers: players.min,
    maxplayers: players.max,
    playingtime: minutes?.max ?? null,
    minplaytime: minutes?.min ?? null,
    maxplaytime: minutes?.max ?? null,
    bggrecagerange: game.minAge === NO_MIN_AGE ? '' : `${game.minAge}+`,
    bggbestplayers: game.bestPlayers,
    bggrecplayers: game.recommendedPlayers,
    avgweight: game.weight,
    itemtype: game.isExpansion ? 'expansion' : 'standalone',
    objecttype: 'thing',
    originalname: game.originalName,
  };
}

/**
 * Sends collection and wishlist, or chosen games, as BoardGameGeek CSV, which can be imported without loss. @throws
 * Refusal not_found if a chosen game is not the owner's
 */
export async function sendCollection(
  db: Database,
  userId: number,
  res: Response,
  ids?: readonly number[],
): Promise<void> {
  if (ids && (await countGames(db, userId, ids)) < ids.length) throw new Refusal('not_found');
  res.attachment('rollcall-collection.csv').type('text/csv');
  await sendFile(userId, res, () =>
    pipeline(Readable.from(rowsOf(db, userId, ids)), csvStream(BGG_EXPORT_COLUMNS), res),
  );
}

async function* rowsOf(db: Database, userId: number, ids?: readonly number[]) {
  const yieldIfDue = timeSlice();
  for await (const game of allGames(db, userId, ids && { ids })) {
    for (const row of bggRows(game)) {
      yield row;
      await yieldIfDue();
    }
  }
}

/** Sends games and plays as a BG Stats export. @param timeZone IANA name for the file's local times */
export async function sendBgStats(db: Database, userId: number, timeZone: string, res: Response): Promise<void> {
  res.attachment('rollcall-bgstats.json').type('application/json');
  await sendFile(userId, res, () => pipeline(Readable.from(piecesOf(db, userId, timeZone)), res));
}

/** The wishlist follows the other games. */
async function* piecesOf(db: Database, userId: number, timeZone: string) {
  const yieldIfDue = timeSlice();
  const file = new BgStatsFile(new WallClock(timeZone));
  for (const isWishlist of [false, true])
    for await (const game of allGames(db, userId, { isWishlist })) {
      file.addGame(game);
      await yieldIfDue();
    }
  yield* file.begin();
  for await (const play of allPlays(db, userId)) {
    yield* file.play(play);
    await yieldIfDue();
  }
  for (const piece of file.end()) {
    yield piece;
    await yieldIfDue();
  }
}
