import { COPY_TEXTS } from '#shared/contracts/change-copies.ts';
import type { GameState } from '#shared/enums.ts';
import { LOWEST_WISH_PRIORITY, MAX_AGE, MAX_PLAYS, MAX_TITLE_LENGTH } from '#shared/limits.ts';
import { type GameList, onList } from '#shared/rules/games/lists.ts';
import type { ImportedCopy, ImportedGame } from '#shared/schema/imported-game.ts';
import { NO_COPY } from '#server/domain/imports/rules/merge-copies.ts';
import { STORAGE_LIMITS } from '#shared/rules/plans/storage-limits.ts';
import type { ImportReason, UnlistedAs, UnreadableCell } from '#shared/schema/import-report.ts';
import type { RawCopy, RawGame } from './file-schema.ts';
import { truncate, isSet, lineOf, rawsOf, referenceOf, textOf, wholeOf } from './raw.ts';
import { unreadableCell, unreadableFields } from './unreadable.ts';

/** A game in the file, owned or only played. */
export interface BgStatsGame {
  title: string;
  bggId: number | null;
  list: GameList | null;
  states: GameState[];
  wishPriority: number | null;
  copies: ImportedCopy[];
  /** The id by which plays refer to it. */
  reference: string | number | undefined;
  isExpansion: boolean;
  year: number | null;
  players: string;
  duration: string;
  minAge: number | null;
  cooperative: boolean;
  highestWins: boolean;
  noPoints: boolean;
  /** Whether the file says how the game is won. */
  saysHowWon: boolean;
  /** As in the file; 0 if none. */
  rating: number;
  ratingText: unknown;
  /** Plays before the file's records start. */
  playedBefore: number;
  isTitleCut: boolean;
  /** Unreadable numbers; ratings are checked once the scale of the file is known. */
  unreadable: UnreadableCell[];
}

const MAX_ID = 2 ** 31 - 1;
const LONGEST = 10_000;
/** In the order of GAME_STATES. */
const STATUSES = [
  ['preordered', 'statusPreordered'],
  ['previously_owned', 'statusPrevOwned'],
  ['for_trade', 'statusForTrade'],
  ['want_in_trade', 'statusWantInTrade'],
  ['want_to_play', 'statusWantToPlay'],
  ['want_to_buy', 'statusWantToBuy'],
] as const satisfies readonly (readonly [GameState, keyof RawCopy])[];
const UNOWNED = ['statusPrevOwned', 'statusForTrade', 'statusWantToPlay'] as const;
const WISHED = ['statusWishlist', 'statusWantToBuy', 'statusPreordered', 'statusWantInTrade'] as const;

const ANY = 1e15;
const NUMBERS = {
  minPlayerCount: [0, ANY],
  maxPlayerCount: [0, ANY],
  minPlayTime: [0, ANY],
  maxPlayTime: [0, ANY],
  minAge: [0, ANY],
  bggYear: [-ANY, ANY],
  previouslyPlayedAmount: [0, ANY],
} as const;

/** Parses a game of the file, limited in size. */
export function readGame(raw: RawGame): BgStatsGame {
  const copies = rawsOf<RawCopy>(raw.copies);
  const wholeTitle = titleOf(raw, copies);
  const isOn = (statuses: readonly (keyof RawCopy)[]) =>
    copies.some((copy) => statuses.some((status) => isSet(copy[status])));
  const unowned = isOn(UNOWNED) ? 'unowned' : null;
  const unlessOwned = isOn(WISHED) ? 'wishlist' : unowned;
  const wish = copies.find((copy) => isSet(copy.statusWishlist));
  return {
    title: truncate(wholeTitle, MAX_TITLE_LENGTH),
    bggId: wholeOf(raw.bggId, 1, MAX_ID),
    list: isOn(['statusOwned']) ? 'owned' : unlessOwned,
    states: STATUSES.filter(([, status]) => isOn([status])).map(([state]) => state),
    wishPriority: wish ? wholeOf(wish.wishlistStatus, 1, LOWEST_WISH_PRIORITY) : null,
    copies: editionsIn(copies),
    reference: referenceOf(raw.id),
    isExpansion: isSet(raw.isExpansion) && !isSet(raw.isBaseGame),
    year: wholeOf(raw.bggYear, -10_000, 9_999) || null,
    players: playersText(raw),
    duration: durationText(raw),
    minAge: wholeOf(raw.minAge, 1, MAX_AGE),
    cooperative: isSet(raw.cooperative),
    highestWins: raw.highestWins === undefined || isSet(raw.highestWins),
    noPoints: isSet(raw.noPoints),
    saysHowWon: [raw.cooperative, raw.highestWins, raw.noPoints].some((setting) => setting !== undefined),
    rating: ratingIn(raw.rating),
    ratingText: raw.rating,
    playedBefore: wholeOf(raw.previouslyPlayedAmount, 0, MAX_PLAYS) ?? 0,
    isTitleCut: wholeTitle.length > MAX_TITLE_LENGTH,
    unreadable: unreadableFields(raw, NUMBERS),
  };
}

/** The owner's title; BG Stats appends an edition to titles of imported copies, which is removed. */
function titleOf(raw: RawGame, copies: readonly RawCopy[]): string {
  const name = lineOf(raw.name, LONGEST) || lineOf(raw.bggName, LONGEST);
  const editions = copies.map((copy) => ` (${lineOf(copy.versionName, LONGEST)})`);
  const edition = editions.find((suffix) => suffix.length > 3 && name.endsWith(suffix));
  return edition ? name.slice(0, -edition.length) : name;
}

/** A file's plays of a game: listed ones, and those before its records start. */
export interface PlaysOfGame {
  listed: number;
  before: number;
}

/** Why a game goes on neither list, further reasons, and how it would be added. */
interface LeftOut {
  leftOut: ImportReason;
  reasons: ImportReason[];
  unlisted?: ImportedGame;
}

/** The game as it goes on one of the owner's lists; `hundredths` means that ratings are out of 100 instead of 10. */
export function importedGame(
  read: BgStatsGame,
  plays: PlaysOfGame,
  hundredths: boolean,
): { game: ImportedGame; reasons: ImportReason[] } | LeftOut {
  const { title, bggId, list, isTitleCut } = read;
  if (title === '') return { leftOut: { code: 'no_title' }, reasons: [] };
  const game: ImportedGame = {
    title,
    ...onList(list ?? 'owned'),
    states: read.states,
    wishPriority: read.wishPriority,
    copies: read.copies,
    isExpansion: read.isExpansion,
    bggId,
    year: read.year,
    players: read.players,
    duration: read.duration,
    bestPlayers: null,
    recommendedPlayers: null,
    minAge: read.minAge,
    weight: null,
    category: read.cooperative ? 'cooperative' : 'family',
    difficulty: 'medium',
    rating: ratingOf(read.rating, hundredths),
    timesPlayed: Math.min(plays.listed + plays.before, MAX_PLAYS),
    playedBefore: plays.before,
    notes: null,
  };
  const reasons = errorsOf(read, game.rating);
  if (list === null) return { leftOut: { code: 'not_listed', as: unlistedAs(read, plays) }, reasons, unlisted: game };
  return { game, reasons: isTitleCut ? [{ code: 'cut', field: 'title' }, ...reasons] : reasons };
}

/** The unreadable cells; a rating is unreadable if the file has one that could not be converted. */
function errorsOf({ unreadable, ratingText }: BgStatsGame, rating: number): ImportReason[] {
  const isRated = rating > 0 || isNothing(ratingText);
  const cells = isRated ? unreadable : [unreadableCell('rating', ratingText), ...unreadable];
  return cells.length > 0 ? [{ code: 'unreadable', cells }] : [];
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || textOf(value) === '' || Number(value) === 0;

const ratingIn = (value: unknown): number => {
  const number = Number(textOf(value) || 0);
  return Number.isFinite(number) ? number : 0;
};

/** The owned copies, if one of them is a known edition or there are several. */
function editionsIn(copies: readonly RawCopy[]): ImportedCopy[] {
  const owned = copies
    .filter(({ statusOwned }) => isSet(statusOwned))
    .slice(0, STORAGE_LIMITS.copiesOfGame.most)
    .map(({ versionName }) => ({ ...NO_COPY, edition: lineOf(versionName, COPY_TEXTS.edition) || null }));
  return owned.length > 1 || owned.some(({ edition }) => edition !== null) ? owned : [];
}

function unlistedAs({ rating }: BgStatsGame, plays: PlaysOfGame): UnlistedAs {
  if (plays.listed + plays.before > 0) return 'played';
  return wholeOf(rating, 1, 100) === null ? 'nothing' : 'rated';
}

/** Converts a rating out of 10 (or 100: 74 means 7.4) to 0 to 5 in half steps. */
function ratingOf(rating: number, hundredths: boolean): number {
  const ofTen = hundredths ? rating / 10 : rating;
  return ofTen >= 1 && ofTen <= 10 ? Math.round(ofTen) / 2 : 0;
}

/** For the required player count and time if the file lacks them. */
const UNKNOWN = '?';

function playersText(raw: RawGame): string {
  const min = wholeOf(raw.minPlayerCount, 1, 999);
  const max = wholeOf(raw.maxPlayerCount, 1, 999);
  const least = min ?? max;
  if (least === null) return UNKNOWN;
  return max === null || max <= least ? String(least) : `${least}-${max}`;
}

function durationText(raw: RawGame): string {
  const minutes = wholeOf(raw.maxPlayTime, 1, 1_000_000) ?? wholeOf(raw.minPlayTime, 1, 1_000_000);
  return minutes === null ? UNKNOWN : `${minutes} min`;
}
