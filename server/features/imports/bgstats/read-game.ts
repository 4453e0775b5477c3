import { MAX_AGE, MAX_PLAYS, MAX_TITLE_LENGTH } from '#shared/limits.ts';
import type { ImportReason, UnlistedAs } from '#shared/rules/imports/import-reasons.ts';
import type { ImportedGame } from '#shared/rules/imports/imported-game.ts';
import type { RawCopy, RawGame } from './file-schema.ts';
import type { UnreadableCell } from '#shared/rules/imports/unreadable-cells.ts';
import { cutTo, isSet, lineOf, rawsOf, referenceOf, textOf, wholeOf } from './raw.ts';
import { unreadableCell, unreadableFields } from './unreadable.ts';

/** A game as the file has it, whether it is in its owner's collection or was only played. */
export interface BgStatsGame {
  title: string;
  bggId: number | null;
  list: 'collection' | 'wishlist' | null;
  /** How it stands there in none of these, as far as its copies tell. */
  unlisted: UnlistedAs | null;
  /** What plays call it by. */
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
  /** The number in the file, 0 where there is none. */
  rating: number;
  ratingText: unknown;
  /** Plays from before the file's records begin. */
  playedBefore: number;
  isTitleCut: boolean;
  /** Numbers that could not be read; the rating is judged with the others of the file. */
  unreadable: UnreadableCell[];
}

const MAX_ID = 2 ** 31 - 1;
const LONGEST = 10_000;
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

/** What is needed of a game of the file, of bounded size. */
export function readGame(raw: RawGame): BgStatsGame {
  const copies = rawsOf<RawCopy>(raw.copies);
  const wholeTitle = titleOf(raw, copies);
  const isOn = (statuses: readonly (keyof RawCopy)[]) =>
    copies.some((copy) => statuses.some((status) => isSet(copy[status])));
  const isWished = isOn(WISHED) ? 'wishlist' : null;
  return {
    title: cutTo(wholeTitle, MAX_TITLE_LENGTH),
    bggId: wholeOf(raw.bggId, 1, MAX_ID),
    list: isOn(['statusOwned']) ? 'collection' : isWished,
    unlisted: unlistedByCopies(isOn),
    reference: referenceOf(raw.id),
    isExpansion: isSet(raw.isExpansion) && !isSet(raw.isBaseGame),
    year: wholeOf(raw.bggYear, -10_000, 9_999) || null,
    players: playersText(raw),
    duration: durationText(raw),
    minAge: wholeOf(raw.minAge, 1, MAX_AGE),
    cooperative: isSet(raw.cooperative),
    highestWins: raw.highestWins === undefined || isSet(raw.highestWins),
    noPoints: isSet(raw.noPoints),
    saysHowWon: [raw.cooperative, raw.highestWins, raw.noPoints].some((told) => told !== undefined),
    rating: ratingIn(raw.rating),
    ratingText: raw.rating,
    playedBefore: wholeOf(raw.previouslyPlayedAmount, 0, MAX_PLAYS) ?? 0,
    isTitleCut: wholeTitle.length > MAX_TITLE_LENGTH,
    unreadable: unreadableFields(raw, NUMBERS),
  };
}

/** As its owner calls it; the edition that BG Stats puts behind the title of an imported copy is left out. */
function titleOf(raw: RawGame, copies: readonly RawCopy[]): string {
  const name = lineOf(raw.name, LONGEST) || lineOf(raw.bggName, LONGEST);
  const editions = copies.map((copy) => ` (${lineOf(copy.versionName, LONGEST)})`);
  const edition = editions.find((suffix) => suffix.length > 3 && name.endsWith(suffix));
  return edition ? name.slice(0, -edition.length) : name;
}

/** Plays that a file tells of a game: those it lists, and those from before its records begin. */
export interface PlaysOfGame {
  listed: number;
  before: number;
}

/** Why a game goes to neither list, what else is to be said of it, and how it would be added. */
interface LeftOut {
  leftOut: ImportReason;
  reasons: ImportReason[];
  unlisted?: ImportedGame;
}

/** The game as it goes to one of its owner's lists; `hundredths` says that the file's ratings are of 100 instead of 10. */
export function importedGame(
  read: BgStatsGame,
  plays: PlaysOfGame,
  hundredths: boolean,
): { game: ImportedGame; reasons: ImportReason[] } | LeftOut {
  const { title, bggId, list, isTitleCut } = read;
  if (title === '') return { leftOut: { code: 'no_title' }, reasons: [] };
  const game: ImportedGame = {
    title,
    isWishlist: list === 'wishlist',
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
  const reasons = faultsOf(read, game.rating);
  if (list === null) return { leftOut: { code: 'not_listed', as: unlistedAs(read, plays) }, reasons, unlisted: game };
  return { game, reasons: isTitleCut ? [{ code: 'cut', field: 'title' }, ...reasons] : reasons };
}

/** The cells that could not be read; a rating is one that came to nothing although the file has one. */
function faultsOf({ unreadable, ratingText }: BgStatsGame, rating: number): ImportReason[] {
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

function unlistedByCopies(isOn: (statuses: readonly (keyof RawCopy)[]) => boolean): UnlistedAs | null {
  if (isOn(['statusPrevOwned'])) return 'previously_owned';
  if (isOn(['statusForTrade'])) return 'for_trade';
  return isOn(['statusWantToPlay']) ? 'want_to_play' : null;
}

function unlistedAs({ unlisted, rating }: BgStatsGame, plays: PlaysOfGame): UnlistedAs {
  if (unlisted) return unlisted;
  if (plays.listed + plays.before > 0) return 'played';
  return wholeOf(rating, 1, 100) === null ? 'nothing' : 'rated';
}

/** Out of 10 there, where 74 may stand for 7.4; 0 to 5 in half steps here. */
function ratingOf(rating: number, hundredths: boolean): number {
  const ofTen = hundredths ? rating / 10 : rating;
  return ofTen >= 1 && ofTen <= 10 ? Math.round(ofTen) / 2 : 0;
}

/** Stands where the file does not tell the number of players or the time, which every game must have. */
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
