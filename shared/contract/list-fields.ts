import { t } from '#shared/words/words.ts';

/** What a column of a list may be, with its label, in the order in which they are offered. */
export const LIST_FIELDS = {
  title: t('Title'),
  players: t('Players (2-4)'),
  minPlayers: t('Players, least'),
  maxPlayers: t('Players, most'),
  minutes: t('Minutes (45, 30-60)'),
  minMinutes: t('Minutes, least'),
  maxMinutes: t('Minutes, most'),
  age: t('Minimum age'),
  year: t('Year'),
  rating5: t('Rating out of 5'),
  rating10: t('Rating out of 10'),
  rating100: t('Rating out of 100'),
  status: t('Status in a word (owned, wishlist, sold)'),
  owned: t('Owned (yes or no)'),
  wishlist: t('On the wishlist (yes or no)'),
  wishPriority: t('Priority of the wish (1 to 5)'),
  preordered: t('Preordered (yes or no)'),
  previouslyOwned: t('Sold or given away (yes or no)'),
  forTrade: t('For trade (yes or no)'),
  wantInTrade: t('Want in trade (yes or no)'),
  wantToPlay: t('Want to play (yes or no)'),
  wantToBuy: t('Want to buy (yes or no)'),
  notes: t('Notes'),
  wishNotes: t('Notes on the wish'),
  plays: t('Number of plays'),
  bggId: t('BoardGameGeek id or address'),
  kind: t('Game or expansion'),
  weight: t('Weight (1 to 5)'),
  bestPlayers: t('Best with'),
  recommendedPlayers: t('Recommended with'),
  originalTitle: t('Original title'),
  edition: t('Edition'),
  language: t('Language'),
  price: t('Price paid'),
  currency: t('Currency'),
  acquiredOn: t('Acquired on'),
  acquiredFrom: t('Acquired from'),
  quantity: t('Number of copies'),
  place: t('Place (shelf, room)'),
  condition: t('Condition'),
  copyNotes: t('Notes on the copy'),
  barcode: t('Barcode'),
} as const;
export type ListField = keyof typeof LIST_FIELDS;
export const LIST_FIELD_NAMES = Object.keys(LIST_FIELDS) as ListField[];

/** The only field that several columns may be. */
export const REPEATABLE_FIELD: ListField = 'notes';

/** Columns of a list that are asked about; further ones are not taken. */
export const MAX_LIST_COLUMNS = 100;

/** Columns that nobody has explained yet. */
export interface UnknownColumns {
  columns: { name: string; samples: string[]; guess: ListField | null }[];
  /** Whether the first row seems to name the columns. */
  hasNames: boolean;
}

/** The fields of the columns of a list in their order, null for a column that is not taken. */
export type ListColumns = readonly (ListField | null)[];

const isField = (name: string): name is ListField => Object.hasOwn(LIST_FIELDS, name);

/** 'title,,players' */
export const columnsText = (columns: ListColumns): string => columns.map((field) => field ?? '').join();

/** The fields in a text; null where it is none, or names a field twice, or no title. */
export function columnsIn(text: string): ListColumns | null {
  const names = text.split(',');
  const known = names.filter(isField);
  const single = known.filter((name) => name !== REPEATABLE_FIELD);
  const isValid =
    names.length <= MAX_LIST_COLUMNS &&
    names.every((name) => name === '' || isField(name)) &&
    new Set(single).size === single.length &&
    known.includes('title');
  return isValid ? names.map((name) => (isField(name) ? name : null)) : null;
}
