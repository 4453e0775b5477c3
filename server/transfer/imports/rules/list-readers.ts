import type { ListField } from '#shared/contract/list-fields.ts';
import { parseQuantity } from '#shared/games/facts/quantity.ts';
import type { BggCells, BggColumn } from './bgg-collection-columns.ts';
import { isUnset } from './bgg-collection-cells.ts';
import { statusCells } from './list-status.ts';

const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD', '¥': 'JPY', zł: 'PLN' };

/** An amount and its currency: '49,99 €', '$1,049.00', 'EUR 20'. */
function priceOf(cell: string): { amount: string; currency: string } | null {
  const [, before = '', figures = '', after = ''] =
    /^([€£$¥]|[a-z]{3})?\s*(\d[\d.,']{0,14})\s*([€£$¥]|zł|[a-z]{3})?$/i.exec(cell) ?? [];
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures) ?? [];
  const digits = whole.replace(/[.,']/g, '');
  if (digits === '' || (before !== '' && after !== '')) return null;
  const sign = (before || after).toLowerCase();
  return { amount: cents === '' ? digits : `${digits}.${cents}`, currency: SYMBOLS[sign] ?? sign.toUpperCase() };
}

const two = (part: string) => part.padStart(2, '0');

/** A day as YYYY-MM-DD: '14.3.2021', '2021/03/14'; '3/14/2021' only if one order alone is possible. */
function dayOf(cell: string): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(cell) ?? [];
  if (year !== '') return `${year}-${two(month)}-${two(day)}`;
  const [, first = '', sign = '', second = '', last = ''] =
    /^(\d{1,2})([./-])\s?(\d{1,2})[./-]\s?(\d{4})$/.exec(cell) ?? [];
  if (last === '') return null;
  if (sign === '.' || Number(first) > 12 || first === second) return `${last}-${two(second)}-${two(first)}`;
  return Number(second) > 12 ? `${last}-${two(first)}-${two(second)}` : null;
}

/** A cell of a list as BoardGameGeek's file would have it; null if it is not understood. */
type ListReader = (cell: string) => Partial<BggCells> | null;

interface FieldReader {
  /** The columns that it may fill. */
  columns: readonly BggColumn[];
  read: ListReader;
}

/** The cell is the same there, and is checked by the reader of that column. */
const same = (column: BggColumn): FieldReader => ({ columns: [column], read: (cell) => ({ [column]: cell }) });

const as = (column: BggColumn, text: (cell: string) => string | null): FieldReader => ({
  columns: [column],
  read: (cell) => {
    const found = text(cell);
    return found === null ? null : { [column]: found };
  },
});

/** '4', '4/5', '4,5 von 5', '★★★★☆' of so many, as 1 to 10. */
const rating = (outOf: number): FieldReader =>
  as('rating', (cell) => {
    if (/^(?:[★⭐☆\s]|\u{FE0F})+$/u.test(cell)) return String((cell.match(/[★⭐]/gu)?.length ?? 0) * (10 / outOf));
    const [, value = '', of] =
      /^(\d{1,3}(?:[.,]\d{1,4})?)\s*(?:(?:\/|of|von|sur|de|su)\s*(\d{1,3}))?$/i.exec(cell) ?? [];
    const number = Number(value.replace(',', '.'));
    if (value === '' || number > Number(of ?? outOf)) return null;
    return String(Math.round((number * 1_000) / Number(of ?? outOf)) / 100);
  });

const range = (
  kind: 'players' | 'time',
  columns: { min: BggColumn; max: BggColumn; one?: BggColumn },
): FieldReader => ({
  columns: Object.values(columns),
  read: (cell) => {
    const found = parseQuantity(cell, kind);
    if (!found) return null;
    const max = found.max === null || found.max === Infinity ? '' : String(found.max);
    return {
      [columns.min]: String(found.min ?? ''),
      [columns.max]: max,
      ...(columns.one && { [columns.one]: max || String(found.min ?? '') }),
    };
  },
});

const minutes = (column: BggColumn): FieldReader =>
  as(column, (cell) => {
    const found = parseQuantity(cell, 'time');
    return found?.min === null || found?.min !== found?.max ? null : String(found?.min);
  });

/** How each field of a list is read. One that is missing here does not compile. */
export const LIST_READERS: Record<ListField, FieldReader> = {
  title: same('objectname'),
  players: range('players', { min: 'minplayers', max: 'maxplayers' }),
  minPlayers: same('minplayers'),
  maxPlayers: same('maxplayers'),
  minutes: range('time', { min: 'minplaytime', max: 'maxplaytime', one: 'playingtime' }),
  minMinutes: minutes('minplaytime'),
  maxMinutes: minutes('maxplaytime'),
  age: same('bggrecagerange'),
  year: as('yearpublished', (cell) => /^\(?(-?\d{1,4})\)?$|^(\d{4})-\d\d-\d\d$/.exec(cell)?.slice(1).join('') ?? null),
  rating5: rating(5),
  rating10: rating(10),
  rating100: rating(100),
  status: {
    columns: ['own', 'wishlist', 'prevowned', 'fortrade', 'wanttoplay', 'wanttobuy', 'preordered'],
    read: statusCells,
  },
  owned: same('own'),
  wishlist: same('wishlist'),
  wishPriority: same('wishlistpriority'),
  preordered: same('preordered'),
  previouslyOwned: same('prevowned'),
  forTrade: same('fortrade'),
  wantInTrade: same('want'),
  wantToPlay: same('wanttoplay'),
  wantToBuy: same('wanttobuy'),
  notes: same('comment'),
  wishNotes: same('wishlistcomment'),
  plays: same('numplays'),
  bggId: as(
    'objectid',
    (cell) => /^(?:https?:\/\/)?(?:www\.)?boardgamegeek\.com\/[a-z]{1,30}\/(\d{1,9})/i.exec(cell)?.[1] ?? cell,
  ),
  kind: as('itemtype', kindOf),
  weight: same('avgweight'),
  bestPlayers: same('bggbestplayers'),
  recommendedPlayers: same('bggrecplayers'),
  originalTitle: same('originalname'),
  edition: same('version_nickname'),
  language: same('version_languages'),
  price: {
    columns: ['pricepaid', 'pp_currency'],
    read: (cell) => {
      const found = priceOf(cell);
      return found && { pricepaid: found.amount, ...(found.currency !== '' && { pp_currency: found.currency }) };
    },
  },
  currency: same('pp_currency'),
  acquiredOn: as('acquisitiondate', dayOf),
  acquiredFrom: same('acquiredfrom'),
  quantity: same('quantity'),
  place: same('invlocation'),
  condition: same('conditiontext'),
  copyNotes: same('privatecomment'),
  barcode: same('barcode'),
};

function kindOf(cell: string): string | null {
  if (/^(?:expansion|erweiterung|extension|expansión|espansione|uitbreiding|dodatek)$/i.test(cell)) return 'expansion';
  return /^(?:game|base ?game|standalone|spiel|grundspiel|jeu|juego|gioco|spel|gra)$/i.test(cell) ? 'standalone' : null;
}

/** Reads a cell of a list; nothing of an empty one. */
export const readListCell = (field: ListField, cell: string): Partial<BggCells> | null =>
  cell === '' || (field !== 'title' && isUnset(cell)) ? {} : LIST_READERS[field].read(cell);
