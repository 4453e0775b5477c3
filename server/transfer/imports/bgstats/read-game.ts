import type { GameState } from '#shared/enums.ts';
import { MAX_PLAYS, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { type GameList, onList } from '#shared/games/lists.ts';
import type { ImportedCopy, ImportedGame } from '#shared/schema/imported-game.ts';
import { NO_COPY } from '#server/copies/service.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { ImportReason, UnlistedAs, UnreadableCell } from '#shared/schema/import-report.ts';
import { durationText, playersText } from '../rules/size-texts.ts';
import { type Reference, readFields, unreadableCell } from './fields.ts';
import { COPY, GAME, type RawCopy, type RawGame } from './file-schema.ts';
import { lineOf, rawsOf, truncate } from './raw.ts';

/** A game in the file, owned or only played. */
export interface BgStatsGame {
  title: string;
  bggId: number | null;
  list: GameList | null;
  states: GameState[];
  wishPriority: number | null;
  copies: ImportedCopy[];
  /** The id by which plays refer to it. */
  reference: Reference;
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
  /** As in the file, for a rating outside its scale. */
  ratingText: unknown;
  /** Plays before the file's records start. */
  playedBefore: number;
  imageUrl: string | null;
  isTitleCut: boolean;
  isTextCut: boolean;
  /** Unreadable fields; ratings are also checked once the scale of the file is known. */
  unreadable: UnreadableCell[];
}

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

/** Parses a game of the file, limited in size. */
export function readGame(raw: RawGame): BgStatsGame {
  const { values, unreadable } = readFields(GAME, raw);
  const read = rawsOf<RawCopy>(raw.copies).map((copy) => readFields(COPY, copy));
  const copies = read.map((copy) => copy.values);
  const wholeTitle = titleOf(values, copies);
  const isOn = (statuses: readonly (keyof RawCopy)[]) =>
    copies.some((copy) => statuses.some((status) => copy[status] === true));
  const unowned = isOn(UNOWNED) ? 'unowned' : null;
  const unlessOwned = isOn(WISHED) ? 'wishlist' : unowned;
  const [min, max] = [values.minPlayerCount, values.maxPlayerCount];
  const isReversed = (min ?? 0) > (max ?? Infinity);
  return {
    title: truncate(wholeTitle, MAX_TITLE_LENGTH),
    bggId: values.bggId,
    list: isOn(['statusOwned']) ? 'owned' : unlessOwned,
    states: STATUSES.filter(([, status]) => isOn([status])).map(([state]) => state),
    wishPriority: copies.find(({ statusWishlist }) => statusWishlist)?.wishlistStatus ?? null,
    copies: editionsIn(copies),
    reference: values.id,
    isExpansion: values.isExpansion === true && values.isBaseGame !== true,
    year: values.bggYear,
    players: isReversed ? playersText(null, null) : playersText(min, max),
    duration: durationText(values.maxPlayTime ?? values.minPlayTime),
    minAge: values.minAge,
    cooperative: values.cooperative === true,
    highestWins: values.highestWins ?? true,
    noPoints: values.noPoints === true,
    saysHowWon: [values.cooperative, values.highestWins, values.noPoints].some((setting) => setting !== null),
    rating: values.rating ?? 0,
    ratingText: raw.rating,
    playedBefore: values.previouslyPlayedAmount ?? 0,
    imageUrl: values.urlImage ?? copies.find(({ urlImage }) => urlImage !== null)?.urlImage ?? null,
    isTitleCut: wholeTitle.length > MAX_TITLE_LENGTH,
    isTextCut: read.some(({ isCut }) => isCut),
    unreadable: [
      ...unreadable,
      ...read.flatMap((copy) => copy.unreadable),
      ...(isReversed ? [unreadableCell('minPlayerCount', min), unreadableCell('maxPlayerCount', max)] : []),
    ],
  };
}

type Copy = ReturnType<typeof readFields<typeof COPY>>['values'];

/** The owner's title; BG Stats appends an edition to titles of imported copies, which is removed. */
function titleOf({ name: own, bggName }: { name: string; bggName: string }, copies: readonly Copy[]): string {
  const name = lineOf(own, LONGEST) || lineOf(bggName, LONGEST);
  const editions = copies.map(({ versionName }) => ` (${versionName})`);
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
    imageUrl: read.imageUrl,
  };
  const reasons = errorsOf(read, game.rating);
  if (list === null) return { leftOut: { code: 'not_listed', as: unlistedAs(read, plays) }, reasons, unlisted: game };
  return { game, reasons: isTitleCut ? [{ code: 'cut', field: 'title' }, ...reasons] : reasons };
}

/** The unreadable fields, also a rating outside its scale. */
function errorsOf({ unreadable, rating, ratingText, isTextCut }: BgStatsGame, kept: number): ImportReason[] {
  const isOffScale = rating !== 0 && kept === 0;
  const cells = isOffScale ? [unreadableCell('rating', ratingText), ...unreadable] : unreadable;
  return [
    ...(isTextCut ? [{ code: 'cut', field: 'text' } as const] : []),
    ...(cells.length > 0 ? [{ code: 'unreadable', cells } as const] : []),
  ];
}

/** The owned copies, if one of them is a known edition or there are several. */
function editionsIn(copies: readonly Copy[]): ImportedCopy[] {
  const owned = copies
    .filter(({ statusOwned }) => statusOwned)
    .slice(0, STORAGE_LIMITS.copiesOfGame.most)
    .map(({ versionName }) => ({ ...NO_COPY, edition: versionName || null }));
  return owned.length > 1 || owned.some(({ edition }) => edition !== null) ? owned : [];
}

const unlistedAs = ({ rating }: BgStatsGame, plays: PlaysOfGame): UnlistedAs => {
  if (plays.listed + plays.before > 0) return 'played';
  return rating > 0 ? 'rated' : 'nothing';
};

/** Converts a rating out of 10 (or 100: 74 means 7.4) to 0 to 5 in half steps. */
function ratingOf(rating: number, hundredths: boolean): number {
  const ofTen = hundredths ? rating / 10 : rating;
  return ofTen >= 1 && ofTen <= 10 ? Math.round(ofTen) / 2 : 0;
}
