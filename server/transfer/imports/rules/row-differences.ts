import { GAME_STATE_LABELS, type GameState } from '#shared/enums.ts';
import { known as knownOfShared } from '#shared/words/words.ts';
import { locale } from '#server/platform/words/language.ts';
import { known, t } from '#server/transfer/words/words.ts';
import type { RowDifference } from '#shared/schema/import-report.ts';
import { listIn } from './merge-list.ts';
import type { ImportedChange, MergedGame, OwnCopy } from '#shared/schema/imported-game.ts';
import type { ImportedPlayChange, MergedPlay } from '#shared/schema/imported-play.ts';
import type { Seat } from '#shared/shapes/seat.ts';

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
  originalName: 'Original title',
  isExpansion: 'Kind',
};

/** The differences of a game, field by field. */
export const gameDifferences = ({ from, to }: ImportedChange): RowDifference[] =>
  (Object.keys(GAME_FIELDS) as (keyof MergedGame)[])
    .filter((field) => field in to && !(field === 'isWishlist' && 'isUnowned' in to))
    .map((field) => ({
      field: known(GAME_FIELDS[field] ?? field),
      before: field === 'isUnowned' ? listText(from) : gameText(field, from[field]),
      after: field === 'isUnowned' ? listText(to) : gameText(field, to[field]),
    }));

const listText = ({ isWishlist = false, isUnowned }: Partial<MergedGame>): string =>
  known(LIST_WORDS[listIn({ isWishlist, isUnowned })]);

const LIST_WORDS = { owned: 'Collection', wishlist: 'Wishlist', unowned: 'Neither' };

function gameText(field: keyof MergedGame, value: MergedGame[keyof MergedGame] | undefined): string | null {
  if (field === 'isWishlist') return known(value === true ? 'Wishlist' : 'Collection');
  if (field === 'isExpansion') return known(value === true ? 'Expansion' : 'Game');
  if (field === 'states' && Array.isArray(value))
    return (value as GameState[]).map((state) => knownOfShared(GAME_STATE_LABELS[state])).join(', ') || null;
  if (field === 'copies' && Array.isArray(value)) return (value as OwnCopy[]).map(copyText).join('; ') || null;
  if (value === null || value === undefined || value === '' || typeof value === 'object') return null;
  if (field === 'rating' && value === 0) return null;
  return typeof value === 'number' ? numberText(value) : shortened(String(value));
}

const numberText = (value: number): string =>
  (Math.round(value * 100) / 100).toLocaleString(locale(), { useGrouping: false });

const copyText = (copy: OwnCopy): string => {
  const price = copy.pricePaid === null ? null : `${copy.pricePaid.toFixed(2)} ${copy.priceCurrency ?? ''}`.trim();
  const { edition, language, place, condition, acquiredOn, acquiredFrom, barcode, notes } = copy;
  const facts = [edition, language, price, acquiredOn, acquiredFrom, place, condition, barcode, notes];
  return shortened(facts.filter(Boolean).join(', ')) || t('a copy');
};

/** The fields of a play in display order, each with its text. */
const PLAY_FIELDS: readonly [name: string, words: (play: MergedPlay) => string | null][] = [
  ['Game', ({ gameTitle }) => gameTitle],
  ['When', ({ playedAt }) => playedAt.slice(0, 16).replace('T', ' ')],
  ['Players and results', (play) => resultsText(play)],
  ['Notes', ({ notes }) => notes && shortened(notes)],
  ['Duration', ({ duration }) => (duration === null ? null : t('{duration} min', { duration }))],
  ['Place', ({ place }) => place],
  ['Expansions', ({ expansions }) => shortened(expansions.join(', ')) || null],
  ['Statistics', ({ isIgnored }) => (isIgnored ? t('left out') : null)],
];

/** The differences of a play, field by field. @param stays see `RowDifference` */
export function playDifferences(before: MergedPlay, { to }: ImportedPlayChange, stays = false): RowDifference[] {
  const after = { ...before, ...to };
  return PLAY_FIELDS.flatMap(([field, words]) => {
    const difference = { field: known(field), before: words(before), after: words(after) };
    return difference.before === difference.after ? [] : [{ ...difference, ...(stays && { stays }) }];
  });
}

/** 'Ana 12 (won, Red), Ben 7 (first time)'. */
export function resultsText({ players, scores, seats, winner }: MergedPlay): string | null {
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
    ...(won ? [t('won')] : []),
    ...(rank === undefined ? [] : [t('rank {rank}', { rank })]),
    ...(team === undefined ? [] : [t('team {team}', { team })]),
    ...(role === undefined ? [] : [role]),
    ...(started ? [t('started')] : []),
    ...(firstTime ? [t('first time')] : []),
  ].join(', ');

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 3).toWellFormed()}...`;
