import { MAX_AGE, MAX_PLAYS, MAX_TITLE_LENGTH } from '#shared/limits.ts';
import type { ImportReason, UnlistedAs } from '#shared/rules/import-reasons.ts';
import type { ImportedGame } from '#shared/rules/imported-game.ts';
import { cutTo, isSet, lineOf, type Raw, rawsOf, wholeOf } from './raw.ts';

/** A game as the file has it, whether it is in its owner's collection or was only played. */
export interface BgStatsGame {
  title: string;
  bggId: number | null;
  list: 'collection' | 'wishlist' | null;
  raw: Raw;
  /** Plays from before the file's records begin. */
  playedBefore: number;
  isTitleCut: boolean;
}

const MAX_ID = 2 ** 31 - 1;
const LONGEST = 10_000;
const WISHED = ['statusWishlist', 'statusWantToBuy', 'statusPreordered', 'statusWantInTrade'];

export function readGame(raw: Raw): BgStatsGame {
  const wholeTitle = titleOf(raw);
  const copies = rawsOf(raw['copies']);
  const isOn = (statuses: readonly string[]) => copies.some((copy) => statuses.some((status) => isSet(copy[status])));
  const isWished = isOn(WISHED) ? 'wishlist' : null;
  return {
    title: cutTo(wholeTitle, MAX_TITLE_LENGTH),
    bggId: wholeOf(raw['bggId'], 1, MAX_ID),
    list: isOn(['statusOwned']) ? 'collection' : isWished,
    raw,
    playedBefore: wholeOf(raw['previouslyPlayedAmount'], 0, MAX_PLAYS) ?? 0,
    isTitleCut: wholeTitle.length > MAX_TITLE_LENGTH,
  };
}

/** As its owner calls it; the edition that BG Stats puts behind the title of an imported copy is left out. */
function titleOf(raw: Raw): string {
  const name = lineOf(raw['name'], LONGEST) || lineOf(raw['bggName'], LONGEST);
  const editions = rawsOf(raw['copies']).map((copy) => ` (${lineOf(copy['versionName'], LONGEST)})`);
  const edition = editions.find((suffix) => suffix.length > 3 && name.endsWith(suffix));
  return edition ? name.slice(0, -edition.length) : name;
}

/** Plays that a file tells of a game: those it lists, and those from before its records begin. */
export interface PlaysOfGame {
  listed: number;
  before: number;
}

/** The game as it goes to one of its owner's lists; `hundredths` says that the file's ratings are of 100 instead of 10. */
export function importedGame(
  { title, bggId, list, raw, isTitleCut }: BgStatsGame,
  plays: PlaysOfGame,
  hundredths: boolean,
): { game: ImportedGame; reasons: ImportReason[] } | { leftOut: ImportReason } {
  if (title === '') return { leftOut: { code: 'no_title' } };
  if (list === null) return { leftOut: { code: 'not_listed', as: unlistedAs(raw, plays) } };
  const game: ImportedGame = {
    title,
    isWishlist: list === 'wishlist',
    isExpansion: isSet(raw['isExpansion']) && !isSet(raw['isBaseGame']),
    bggId,
    year: wholeOf(raw['bggYear'], -10_000, 9_999) || null,
    players: playersText(raw),
    duration: durationText(raw),
    bestPlayers: null,
    recommendedPlayers: null,
    minAge: wholeOf(raw['minAge'], 1, MAX_AGE),
    weight: null,
    category: isSet(raw['cooperative']) ? 'cooperative' : 'family',
    difficulty: 'medium',
    rating: ratingOf(raw, hundredths),
    timesPlayed: Math.min(plays.listed + plays.before, MAX_PLAYS),
    playedBefore: plays.before,
    notes: null,
  };
  return { game, reasons: isTitleCut ? [{ code: 'cut', field: 'title' }] : [] };
}

function unlistedAs(raw: Raw, plays: PlaysOfGame): UnlistedAs {
  const copies = rawsOf(raw['copies']);
  const isOn = (status: string) => copies.some((copy) => isSet(copy[status]));
  if (isOn('statusPrevOwned')) return 'previously_owned';
  if (isOn('statusForTrade')) return 'for_trade';
  if (isOn('statusWantToPlay')) return 'want_to_play';
  if (plays.listed + plays.before > 0) return 'played';
  return wholeOf(raw['rating'], 1, 100) === null ? 'nothing' : 'rated';
}

/** Out of 10 there, where 74 may stand for 7.4; 0 to 5 in half steps here. */
function ratingOf(raw: Raw, hundredths: boolean): number {
  const rating = Number(raw['rating']);
  const ofTen = hundredths ? rating / 10 : rating;
  return ofTen >= 1 && ofTen <= 10 ? Math.round(ofTen) / 2 : 0;
}

/** Stands where the file does not tell the number of players or the time, which every game must have. */
const UNKNOWN = '?';

function playersText(raw: Raw): string {
  const min = wholeOf(raw['minPlayerCount'], 1, 999);
  const max = wholeOf(raw['maxPlayerCount'], 1, 999);
  const least = min ?? max;
  if (least === null) return UNKNOWN;
  return max === null || max <= least ? String(least) : `${least}-${max}`;
}

function durationText(raw: Raw): string {
  const minutes = wholeOf(raw['maxPlayTime'], 1, 1_000_000) ?? wholeOf(raw['minPlayTime'], 1, 1_000_000);
  return minutes === null ? UNKNOWN : `${minutes} min`;
}
