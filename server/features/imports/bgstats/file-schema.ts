import * as z from 'zod';
import type { Section } from '#server/uploads/json-elements.ts';

/*
 * The fields of a BG Stats export that are read; the many others are never in memory. Any of them may be missing or of
 * another type; the readers handle that.
 */

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const fields = <K extends string>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, scalar])) as Record<K, typeof scalar>;
/** Maximum entries of a list within a game or a play. */
const MOST = 1_000;

const copy = z.object(
  fields(
    'versionName',
    'wishlistStatus',
    'statusOwned',
    'statusPrevOwned',
    'statusForTrade',
    'statusWantToPlay',
    'statusWishlist',
    'statusWantToBuy',
    'statusPreordered',
    'statusWantInTrade',
  ),
);

const game = z.object({
  ...fields('id', 'name', 'bggName', 'bggId', 'bggYear', 'rating', 'minAge', 'previouslyPlayedAmount'),
  ...fields('isExpansion', 'isBaseGame', 'cooperative', 'highestWins', 'noPoints'),
  ...fields('minPlayerCount', 'maxPlayerCount', 'minPlayTime', 'maxPlayTime'),
  copies: z.array(copy).max(MOST),
});

const player = z.object(fields('id', 'name', 'isAnonymous'));
const location = z.object(fields('id', 'name'));

const playerScore = z.object(
  fields('playerRefId', 'score', 'winner', 'rank', 'team', 'role', 'teamRole', 'startPlayer', 'newPlayer', 'metaData'),
);

const play = z.object({
  ...fields(
    'uuid',
    'playDate',
    'playDateYmd',
    'modificationDate',
    'durationMin',
    'gameRefId',
    'locationRefId',
    'ignored',
    'rounds',
  ),
  ...fields('usesTeams', 'manualWinner', 'scoringSetting', 'board', 'comments', 'scoresheet'),
  playerScores: z.array(playerScore).max(MOST),
  expansionPlays: z.array(z.object(fields('gameRefId'))).max(MOST),
});

/** An object of the file: each field may be missing or of any type. */
type Read<S extends z.ZodObject> = Readonly<Partial<Record<keyof S['shape'], unknown>>>;
export type RawCopy = Read<typeof copy>;
export type RawGame = Read<typeof game>;
export type RawPlayer = Read<typeof player>;
export type RawScore = Read<typeof playerScore>;
export type RawPlay = Read<typeof play>;
export type RawExpansion = Pick<RawPlay, 'gameRefId'>;

const list = (schema: z.ZodObject): Section => ({ isList: true, schema });

export const PLAYS = { plays: list(play) };
export const SECTIONS = { games: list(game), players: list(player), locations: list(location) };
/** The fields of plays needed to count them per game. */
export const PLAYS_TO_COUNT = { plays: list(play.pick({ gameRefId: true })) };
