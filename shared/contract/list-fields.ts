/** What a column of a list may be, with its label, in the order in which they are offered. */
export const LIST_FIELDS = {
  title: 'Title',
  players: 'Players (2-4)',
  minPlayers: 'Players, least',
  maxPlayers: 'Players, most',
  minutes: 'Minutes (45, 30-60)',
  minMinutes: 'Minutes, least',
  maxMinutes: 'Minutes, most',
  age: 'Minimum age',
  year: 'Year',
  rating5: 'Rating out of 5',
  rating10: 'Rating out of 10',
  rating100: 'Rating out of 100',
  status: 'Status in a word (owned, wishlist, sold)',
  owned: 'Owned (yes or no)',
  wishlist: 'On the wishlist (yes or no)',
  wishPriority: 'Priority of the wish (1 to 5)',
  preordered: 'Preordered (yes or no)',
  previouslyOwned: 'Sold or given away (yes or no)',
  forTrade: 'For trade (yes or no)',
  wantInTrade: 'Want in trade (yes or no)',
  wantToPlay: 'Want to play (yes or no)',
  wantToBuy: 'Want to buy (yes or no)',
  notes: 'Notes',
  wishNotes: 'Notes on the wish',
  plays: 'Number of plays',
  bggId: 'BoardGameGeek id or address',
  kind: 'Game or expansion',
  weight: 'Weight (1 to 5)',
  bestPlayers: 'Best with',
  recommendedPlayers: 'Recommended with',
  originalTitle: 'Original title',
  edition: 'Edition',
  language: 'Language',
  price: 'Price paid',
  currency: 'Currency',
  acquiredOn: 'Acquired on',
  acquiredFrom: 'Acquired from',
  quantity: 'Number of copies',
  place: 'Place (shelf, room)',
  condition: 'Condition',
  copyNotes: 'Notes on the copy',
  barcode: 'Barcode',
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
