import type { Category } from '#shared/enums.ts';
import { difficultyByWeight } from '#server/games/service.ts';
import { MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { STATE_COLUMNS } from './bgg-states.ts';
import { type GameList, onList } from '#shared/games/lists.ts';
import { copiesIn, isCopyCut } from './bgg-copies.ts';
import type { BggCells } from './bgg-collection-columns.ts';
import { type BggValues, cellOf, readCells } from './bgg-readers.ts';
import type { TruncatedField, ImportReason, UnlistedAs, UnreadableCell } from '#shared/schema/import-report.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';
import { withoutHidden } from '#shared/text/without-hidden.ts';
import { durationText, playersText } from './size-texts.ts';

/** The result of one row: a game with what was truncated, or the reason to skip it. */
export type ReadRow =
  | { game: ImportedGame; cut: TruncatedField[]; unreadable: UnreadableCell[]; notTaken: UnreadableCell[] }
  | { leftOut: ImportReason; unlisted?: ImportedGame; unreadable: UnreadableCell[] };

/**
 * Parses one row of BoardGameGeek's collection export: ratings 1 to 10 become 0 to 5 in half steps, times are in
 * minutes. Games for which the file has only a rating, plays or a comment are skipped. @param needsId whether a row without a
 * BoardGameGeek id is damaged, as in a file of BoardGameGeek
 */
export function readBggRow(cells: BggCells, { needsId = true } = {}): ReadRow {
  const { values, unreadable } = readCells(cells);
  const wholeTitle = withoutHidden(values.objectname.replace(/[\r\n\t]+/g, ' ')).trim();
  if (wholeTitle === '') return { leftOut: { code: 'no_title' }, unreadable };
  const { objectid: bggId, avgweight: weight } = values;
  if (bggId === null && needsId) return { leftOut: { code: 'no_bgg_id' }, unreadable };
  const list = listOf(values);
  const title = truncate(wholeTitle, MAX_TITLE_LENGTH);
  const remark = remarkOf(values, list);
  const notes = truncate(remark, MAX_NOTES_LENGTH);
  const game: ImportedGame = {
    title,
    ...onList(list ?? 'owned'),
    states: STATE_COLUMNS.filter(([, column]) => values[column]).map(([state]) => state),
    wishPriority: values.wishlist ? values.wishlistpriority : null,
    copies: copiesIn(values),
    isExpansion: values.itemtype === 'expansion' || values.objecttype === 'expansion',
    bggId,
    year: values.yearpublished,
    players: playersText(values.minplayers, values.maxplayers),
    duration: durationText(values.playingtime ?? values.maxplaytime ?? values.minplaytime),
    bestPlayers: values.bggbestplayers,
    recommendedPlayers: values.bggrecplayers,
    minAge: values.bggrecagerange,
    weight,
    category: categoryByWeight(weight),
    difficulty: difficultyByWeight(weight),
    rating: Math.round(values.rating ?? 0) / 2,
    timesPlayed: values.numplays ?? 0,
    notes: notes || null,
    originalName: originalNameOf(values.originalname, title),
  };
  if (list === null) return { leftOut: { code: 'not_listed', as: unlistedAs(values) }, unlisted: game, unreadable };
  const cut: TruncatedField[] = [];
  if (title !== wholeTitle) cut.push('title');
  if (notes !== remark) cut.push('notes');
  if (isCopyCut(values)) cut.push('text');
  const isLeft = list !== 'wishlist' && !['', values.comment].includes(values.wishlistcomment);
  const notTaken = isLeft ? [cellOf('wishlistcomment', values.wishlistcomment)] : [];
  return { game, cut, unreadable, notTaken };
}

/** Null where it is the title. */
function originalNameOf(name: string, title: string): string | null {
  const original = truncate(withoutHidden(name.replace(/[\r\n\t]+/g, ' ')).trim(), MAX_TITLE_LENGTH);
  return original === title ? null : original || null;
}

function listOf(values: BggValues): GameList | null {
  if (values.own) return 'owned';
  if (values.wishlist || values.wanttobuy || values.want || values.preordered) return 'wishlist';
  return values.prevowned || values.fortrade || values.wanttoplay ? 'unowned' : null;
}

function unlistedAs({ rating, numplays, comment }: BggValues): UnlistedAs {
  if (rating !== null) return 'rated';
  if (numplays !== null) return 'played';
  return comment === '' ? 'nothing' : 'commented';
}

/** The comment, or for a wish the wishlist comment. Line breaks are normalized to those of a text field. */
function remarkOf({ comment, wishlistcomment }: BggValues, list: GameList | null): string {
  const parts = list === 'wishlist' ? [comment, wishlistcomment] : [comment];
  const remark = [...new Set(parts)].filter((part) => part !== '').join('\n\n');
  return withoutHidden(remark).replace(/\r\n?/g, '\n');
}

/** Does not split surrogate pairs. */
function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** A guess for games outside the catalogue: from 2.5 on it has almost no family games. */
const categoryByWeight = (weight: number | null): Category =>
  weight !== null && weight >= 2.5 ? 'strategy' : 'family';
