import type { ListField, UnknownColumns } from '#shared/contract/list-fields.ts';
import { MAX_LIST_COLUMNS, REPEATABLE_FIELD } from '#shared/contract/list-fields.ts';
import { readListCell } from '../rules/list-readers.ts';
import { fieldByName } from './guess-by-name.ts';

const SAMPLES = 3;
const MAX_SAMPLE = 60;

/** What values show by their form alone, most telling first. */
const FORMS: readonly [field: ListField, is: (value: string) => boolean][] = [
  ['bggId', (value) => /^(?:https?:\/\/)?(?:www\.)?boardgamegeek\.com\//i.test(value)],
  ['barcode', (value) => /^\d{12,14}$/.test(value)],
  ['acquiredOn', (value) => /\d[-./]\d/.test(value) && value.length >= 8 && understands('acquiredOn', value)],
  ['players', (value) => /^\d{1,2}\s*[-–]\s*\d{1,2}$/.test(value) && Number(value.split(/[-–]/)[1]) <= 12],
  [
    'minutes',
    (value) => /\d\s*(?:min|h\b|std|stunde|hour|heure|hora|ora|uur|godz)|^\d{2,3}\s*[-–]\s*\d{2,3}$/i.test(value),
  ],
  ['age', (value) => /^\d{1,2}\s*\+$/.test(value)],
  ['year', (value) => /^(?:19|20)\d\d$/.test(value)],
  ['price', (value) => /[€£$¥]/.test(value) && understands('price', value)],
  ['status', (value) => understands('status', value)],
];
const understands = (field: ListField, value: string): boolean => readListCell(field, value) !== null;
const isText = (value: string): boolean => /\p{L}{2}/u.test(value);

/** Guesses what the columns of a list are, from their names and from the values of its first rows. */
export function guessColumns(rows: readonly (readonly string[])[]): UnknownColumns {
  const [first = [], ...others] = rows;
  const names = first.slice(0, MAX_LIST_COLUMNS);
  const hasNames = namesColumns(names, others);
  const values = (hasNames ? others : rows).map((row) => row.map((cell) => cell.trim()));
  const columns = names.map((name, at) => ({
    name: hasNames ? name.trim() : '',
    values: values.flatMap((row) => row[at] || []),
  }));
  const used = new Set<ListField>();
  const take = (field: ListField | null | undefined): ListField | null => {
    if (!field || (used.has(field) && field !== REPEATABLE_FIELD)) return null;
    used.add(field);
    return field;
  };
  const guesses = columns.map(({ name, values: found }) => take(byScale(fieldByName(name), found)));
  for (const [at, column] of columns.entries()) guesses[at] ??= take(byValues(column.values));
  const text = columns.findIndex(({ values: found }, at) => !guesses[at] && found.length > 0 && found.every(isText));
  if (!used.has('title') && text !== -1) guesses[text] = take('title');
  return {
    hasNames,
    columns: columns.map(({ name, values: found }, at) => ({
      name: name.slice(0, MAX_SAMPLE).toWellFormed(),
      samples: [...new Set(found)].slice(0, SAMPLES).map((value) => value.slice(0, MAX_SAMPLE).toWellFormed()),
      guess: guesses[at] ?? null,
    })),
  };
}

/** Whether the first row names the columns: one of its names is known, or its cells have another form than those below. */
function namesColumns(first: readonly string[], others: readonly (readonly string[])[]): boolean {
  if (first.some((name) => fieldByName(name) !== null)) return true;
  return first.some((name, at) => {
    const below = others.flatMap((row) => row[at]?.trim() || []);
    return below.length > 0 && /\p{L}/u.test(name) && !below.some(isText);
  });
}

function byValues(values: readonly string[]): ListField | null {
  if (values.length === 0) return null;
  return FORMS.find(([, is]) => values.every(is))?.[0] ?? null;
}

/** The scale of ratings, by the highest: 4.5 is of 5, 87 of 100. */
function byScale(field: ListField | null, values: readonly string[]): ListField | null {
  if (field !== 'rating10') return field;
  const numbers = values
    .map((value) => Number(value.replace(',', '.').split('/', 1)[0]?.trim()))
    .filter(Number.isFinite);
  if (numbers.length === 0)
    return values.some((value) => /[★⭐]/u.test(value)) ? 'rating5' : values.length > 0 ? 'notes' : field;
  const highest = Math.max(...numbers);
  if (highest > 10) return 'rating100';
  return highest > 5 ? 'rating10' : 'rating5';
}
