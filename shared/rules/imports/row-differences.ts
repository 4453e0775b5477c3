import { GAME_STATE_LABELS, type GameState } from '../../enums.ts';
import type { OwnCopy } from './merge-copies.ts';
import { listIn } from './merge-list.ts';
import type { ImportedChange, MergedGame } from './imported-game.ts';
import type { ImportedPlayChange, MergedPlay } from './imported-play.ts';
import type { Seat } from '../plays/seat.ts';

/** One field of a row before and after an import, as text; null if empty. */
export interface RowDifference {
  field: string;
  before: string | null;
  after: string | null;
  /** The file leaves it empty: `after` is the result if the owner allows its removal. */
  stays?: boolean | undefined;
}

const LONGEST = 400;

const GAME_FIELDS: Partial<Record<keyof MergedGame, string>> = {
  isWishlist: 'List',
  isUnowned: 'List',
  states: 'States',
  wishPriority: 'Priority',
  copies: 'Copies',
  rating: 'Rating',
  timesPlayed: 'Plays',
  notes: 'Notes',
  bggId: 'BoardGameGeek id',
  year: 'Year',
  weight: 'Weight',
  bestPlayers: 'Best with',
  recommendedPlayers: 'Recommended with',
  imageUrl: 'Image',
  isExpansion: 'Kind',
};

/** The differences of a game, field by field. */
export const gameDifferences = ({ from, to }: ImportedChange): RowDifference[] =>
  (Object.keys(GAME_FIELDS) as (keyof MergedGame)[])
    .filter((field) => field in to && !(field === 'isWishlist' && 'isUnowned' in to))
    .map((field) => ({
      field: GAME_FIELDS[field] ?? field,
      before: field === 'isUnowned' ? listWords(from) : gameWords(field, from[field]),
      after: field === 'isUnowned' ? listWords(to) : gameWords(field, to[field]),
    }));

const listWords = ({ isWishlist = false, isUnowned }: Partial<MergedGame>): string =>
  LIST_WORDS[listIn({ isWishlist, isUnowned })];

const LIST_WORDS = { owned: 'Collection', wishlist: 'Wishlist', unowned: 'Neither' };

function gameWords(field: keyof MergedGame, value: MergedGame[keyof MergedGame] | undefined): string | null {
  if (field === 'isWishlist') return value === true ? 'Wishlist' : 'Collection';
  if (field === 'isExpansion') return value === true ? 'Expansion' : 'Game';
  if (field === 'states' && Array.isArray(value))
    return (value as GameState[]).map((state) => GAME_STATE_LABELS[state]).join(', ') || null;
  if (field === 'copies' && Array.isArray(value)) return (value as OwnCopy[]).map(copyWords).join('; ') || null;
  if (value === null || value === undefined || value === '' || typeof value === 'object') return null;
  if (field === 'rating' && value === 0) return null;
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : shortened(String(value));
}

const copyWords = (copy: OwnCopy): string => {
  const price = copy.pricePaid === null ? null : `${copy.pricePaid.toFixed(2)} ${copy.priceCurrency ?? ''}`.trim();
  const { edition, language, place, condition, acquiredOn, acquiredFrom, barcode } = copy;
  const facts = [edition, language, price, acquiredOn, acquiredFrom, place, condition, barcode];
  return shortened(facts.filter((fact) => fact !== null).join(', ')) || 'a copy';
};

/** The fields of a play in display order, each with its text. */
const PLAY_FIELDS: readonly [name: string, words: (play: MergedPlay) => string | null][] = [
  ['Game', ({ gameTitle }) => gameTitle],
  ['When', ({ playedAt }) => playedAt.slice(0, 16).replace('T', ' ')],
  ['Players and results', (play) => resultsInWords(play)],
  ['Notes', ({ notes }) => notes && shortened(notes)],
  ['Duration', ({ duration }) => (duration === null ? null : `${duration} min`)],
  ['Place', ({ place }) => place],
  ['Expansions', ({ expansions }) => shortened(expansions.join(', ')) || null],
];

/** The differences of a play, field by field. @param stays see `RowDifference` */
export function playDifferences(before: MergedPlay, { to }: ImportedPlayChange, stays = false): RowDifference[] {
  const after = { ...before, ...to };
  return PLAY_FIELDS.flatMap(([field, words]) => {
    const difference = { field, before: words(before), after: words(after) };
    return difference.before === difference.after ? [] : [{ ...difference, ...(stays && { stays }) }];
  });
}

/** 'Ana 12 (won, Red), Ben 7 (first time)'. */
export function resultsInWords({ players, scores, seats, winner }: MergedPlay): string | null {
  const seated = players.map((name, place) => {
    const seat = seats[place] ?? {};
    const marks = seatMarks(seat, seat.won ?? winner === name);
    const score = seat.scoreText ?? scores[place] ?? null;
    return [name, ...(score === null ? [] : [String(score)]), ...(marks === '' ? [] : [`(${marks})`])].join(' ');
  });
  return shortened(seated.join(', ')) || null;
}

const seatMarks = ({ team, rank, role, started, firstTime }: Seat, won: boolean): string =>
  [
    ...(won ? ['won'] : []),
    ...(rank === undefined ? [] : [`rank ${rank}`]),
    ...(team === undefined ? [] : [`team ${team}`]),
    ...(role === undefined ? [] : [role]),
    ...(started ? ['started'] : []),
    ...(firstTime ? ['first time'] : []),
  ].join(', ');

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 3).toWellFormed()}...`;
