import { COPY_TEXTS } from '#shared/copies/change-copies-contract.ts';
import type { PlayOutcome } from '#shared/enums.ts';
import * as limits from '#shared/limits/limits.ts';
import { address, anyNumber, code, flag, jsonText, line, type ReadFields, reference, text, whole } from './fields.ts';

/*
 * The fields of a BG Stats export that are read, each with its reader. Any of them may be missing or of another type: what
 * its reader does not understand is reported.
 */

const MAX_ID = 2 ** 31 - 1;
/** Leaves room for the number that distinguishes equal names. */
const NUMBER_LENGTH = 8;
const MAX_MINUTES = 1_000_000;
const players = whole(1, 999);
const shortText = line(limits.MAX_SHORT_TEXT_LENGTH);
const edition = line(COPY_TEXTS.edition);

/** How the winner is decided in one play; 0 means as usual for the game. */
const SCORING = new Map<number, PlayOutcome>([
  [1, 'highest'],
  [2, 'lowest'],
  [3, 'none'],
  // Cooperative with points, with lowest points, without points, and without points or winner.
  [4, 'cooperative'],
  [5, 'cooperative'],
  [6, 'cooperative'],
  [14, 'cooperative'],
]);

export const COPY = {
  versionName: edition,
  urlImage: address,
  wishlistStatus: whole(1, limits.LOWEST_WISH_PRIORITY),
  statusOwned: flag,
  statusPrevOwned: flag,
  statusForTrade: flag,
  statusWantToPlay: flag,
  statusWishlist: flag,
  statusWantToBuy: flag,
  statusPreordered: flag,
  statusWantInTrade: flag,
};
export const GAME = {
  id: reference,
  name: text,
  bggName: text,
  bggId: whole(1, MAX_ID),
  bggYear: whole(-10_000, 9_999),
  rating: anyNumber,
  minAge: whole(1, limits.MAX_AGE),
  previouslyPlayedAmount: whole(1, limits.MAX_PLAYS),
  isExpansion: flag,
  isBaseGame: flag,
  cooperative: flag,
  highestWins: flag,
  noPoints: flag,
  minPlayerCount: players,
  maxPlayerCount: players,
  urlImage: address,
  minPlayTime: whole(1, MAX_MINUTES),
  maxPlayTime: whole(1, MAX_MINUTES),
};
export const PLAYER = { id: reference, name: line(limits.MAX_NAME_LENGTH - NUMBER_LENGTH), isAnonymous: flag };
export const LOCATION = { id: reference, name: line(limits.MAX_TITLE_LENGTH) };
export const SCORE = {
  playerRefId: reference,
  score: text,
  winner: flag,
  rank: whole(1, limits.MAX_PLAYERS),
  team: shortText,
  role: text,
  teamRole: text,
  startPlayer: flag,
  newPlayer: flag,
  metaData: jsonText,
};
export const PLAY = {
  uuid: line(100),
  playDate: text,
  playDateYmd: text,
  modificationDate: line(100),
  entryDate: line(100),
  durationMin: whole(1, Number.MAX_SAFE_INTEGER),
  gameRefId: reference,
  locationRefId: reference,
  ignored: flag,
  rounds: whole(1, 1_000_000),
  usesTeams: flag,
  manualWinner: flag,
  scoringSetting: code(SCORING),
  board: text,
  comments: text,
  scoresheet: jsonText,
  metaData: jsonText,
};
export type PlayFields = ReadFields<typeof PLAY>['values'];
export const EXPANSION = { gameRefId: reference };

/** An object of the file: each field may be missing or of any type. */
type Raw<T> = { readonly [F in keyof T]?: unknown };
export type RawCopy = Raw<typeof COPY>;
export type RawGame = Raw<typeof GAME> & { readonly copies?: unknown };
export type RawPlayer = Raw<typeof PLAYER>;
export type RawLocation = Raw<typeof LOCATION>;
export type RawScore = Raw<typeof SCORE>;
export type RawPlay = Raw<typeof PLAY> & { readonly playerScores?: unknown; readonly expansionPlays?: unknown };
