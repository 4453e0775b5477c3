import type { Category, Difficulty } from '#shared/enums.ts';
import {
  LOWEST_WISH_PRIORITY,
  MAX_AGE,
  MAX_BGG_ID,
  MAX_NOTES_LENGTH,
  MAX_PLAYS,
  MAX_TITLE_LENGTH,
} from '#shared/limits.ts';
import { STATE_COLUMNS } from './bgg-states.ts';
import { type GameList, onList } from '#shared/rules/games/lists.ts';
import { copiesIn } from './bgg-copies.ts';
import type { BggCells } from '#server/outbound/rules/bgg-collection-columns.ts';
import { decimal, isUnset, playerCounts, wholeNumber } from './bgg-collection-cells.ts';
import type { TruncatedField, ImportReason, UnlistedAs, UnreadableCell } from '#shared/schema/import-report.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';
import { withoutHidden } from '#shared/rules/text/without-hidden.ts';
import { unreadableCells } from './unreadable-cells.ts';

/** The result of one row: a game with what was truncated, or the reason to skip it. */
export type ReadRow =
  | { game: ImportedGame; cut: TruncatedField[]; unreadable: UnreadableCell[] }
  | { leftOut: ImportReason; unlisted?: ImportedGame };

/**
 * Parses one row of BoardGameGeek's collection export: ratings 1 to 10 become 0 to 5 in half steps, times are in
 * minutes. Games for which the file has only a rating, plays or a comment are skipped.
 */
export function readBggRow(cells: BggCells): ReadRow {
  const wholeTitle = withoutHidden(cells.objectname.replace(/[\r\n\t]+/g, ' ')).trim();
  if (wholeTitle === '') return { leftOut: { code: 'no_title' } };
  const bggId = wholeNumber(cells.objectid, 1, MAX_BGG_ID);
  if (bggId === null) return { leftOut: { code: 'no_bgg_id' } };
  const list = listOf(cells);
  const title = truncate(wholeTitle, MAX_TITLE_LENGTH);
  const remark = remarkOf(cells, list);
  const notes = truncate(remark, MAX_NOTES_LENGTH);
  const weight = decimal(cells.avgweight, 1, 5);
  const game: ImportedGame = {
    title,
    ...onList(list ?? 'owned'),
    states: STATE_COLUMNS.filter(([, column]) => isSet(cells[column])).map(([state]) => state),
    wishPriority: isSet(cells.wishlist) ? wholeNumber(cells.wishlistpriority, 1, LOWEST_WISH_PRIORITY) : null,
    copies: copiesIn(cells),
    isExpansion: /expansion/i.test(`${cells.itemtype} ${cells.objecttype}`),
    bggId,
    year: wholeNumber(cells.yearpublished, -10_000, 9_999) || null,
    players: playerRange(cells),
    duration: durationOf(cells),
    bestPlayers: playerCounts(cells.bggbestplayers),
    recommendedPlayers: playerCounts(cells.bggrecplayers),
    minAge: wholeNumber(cells.bggrecagerange.replace(/\+$/, ''), 1, MAX_AGE),
    weight,
    category: categoryByWeight(weight),
    difficulty: difficultyByWeight(weight),
    rating: Math.round(decimal(cells.rating, 1, 10) ?? 0) / 2,
    timesPlayed: Math.min(wholeNumber(cells.numplays, 0, Number.MAX_SAFE_INTEGER) ?? 0, MAX_PLAYS),
    notes: notes || null,
  };
  if (list === null) return { leftOut: { code: 'not_listed', as: unlistedAs(cells) }, unlisted: game };
  const cut: TruncatedField[] = [];
  if (title !== wholeTitle) cut.push('title');
  if (notes !== remark) cut.push('notes');
  return { game, cut, unreadable: unreadableCells(cells) };
}

const isSet = (cell: string): boolean => !isUnset(cell);

function listOf(cells: BggCells): GameList | null {
  if (isSet(cells.own)) return 'owned';
  if ([cells.wishlist, cells.wanttobuy, cells.want, cells.preordered].some(isSet)) return 'wishlist';
  return [cells.prevowned, cells.fortrade, cells.wanttoplay].some(isSet) ? 'unowned' : null;
}

function unlistedAs(cells: BggCells): UnlistedAs {
  if (decimal(cells.rating, 1, 10) !== null) return 'rated';
  if (isSet(cells.numplays)) return 'played';
  return cells.comment === '' ? 'nothing' : 'commented';
}

/** The comment, or for a wish the wishlist comment. Line breaks are normalized to those of a text field. */
function remarkOf(cells: BggCells, list: ReturnType<typeof listOf>): string {
  const parts = list === 'wishlist' ? [cells.comment, cells.wishlistcomment] : [cells.comment];
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

function playerRange(cells: BggCells): string {
  const min = wholeNumber(cells.minplayers, 1, 999);
  const max = wholeNumber(cells.maxplayers, 1, 999);
  const least = min ?? max;
  if (least === null) return UNKNOWN;
  return max === null || max <= least ? String(least) : `${least}-${max}`;
}

function durationOf(cells: BggCells): string {
  const minutes = [cells.playingtime, cells.maxplaytime, cells.minplaytime].map((cell) =>
    wholeNumber(cell, 1, 1_000_000),
  );
  const known = minutes.find((value) => value !== null);
  return known === undefined ? UNKNOWN : `${known} min`;
}

/** For the required player count and time if the file lacks them. */
const UNKNOWN = '?';

/** The thresholds used to build the catalogue. */
export function difficultyByWeight(weight: number | null): Difficulty {
  if (weight === null) return 'medium';
  if (weight < 2) return 'easy';
  if (weight < 3) return 'medium';
  return weight < 3.7 ? 'hard' : 'expert';
}

/** A guess for games outside the catalogue: from 2.5 on it has almost no family games. */
const categoryByWeight = (weight: number | null): Category =>
  weight !== null && weight >= 2.5 ? 'strategy' : 'family';
