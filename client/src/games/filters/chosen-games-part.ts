import { filterPart, type FilterField } from './filter-part.ts';
import { t } from '#client/games/words/words.ts';

/** As many as an owner may have changed at once; more are left out of an address. */
const MAX_CHOSEN = 2_000;
const RADIX = 36;

/** Differences between ids in order, which are short: games that were imported together follow each other. */
const written = (ids: readonly number[]): string =>
  Array.from(new Set(ids))
    .sort((a, b) => a - b)
    .slice(0, MAX_CHOSEN)
    .map((id, at, all) => (id - (all[at - 1] ?? 0)).toString(RADIX))
    .join('-');

function read(text: string | null): number[] {
  const ids: number[] = [];
  let last = 0;
  for (const step of text?.split('-', MAX_CHOSEN) ?? []) {
    const id = /^[\da-z]{1,11}$/.test(step) ? last + Number.parseInt(step, RADIX) : 0;
    if (id <= last || !Number.isSafeInteger(id)) return [];
    ids.push((last = id));
  }
  return ids;
}

/** No choices are offered: a link names the games. */
const gameIds: FilterField<readonly number[], never> = {
  param: 'games',
  none: [],
  choices: () => [],
  isChosen: () => false,
  press: (chosen) => chosen,
  counted: (chosen) => chosen,
  read,
  write: (chosen) => (chosen.length === 0 ? null : written(chosen)),
  legend: t('Chosen games'),
  label: String,
  words: ({ length }) =>
    length === 0 ? '' : t('{count, plural, one {one chosen game} other {# chosen games}}', { count: length }),
};

/** Games that are named one by one, by a link to just them; at most 2,000. */
export const chosenGamesPart = filterPart({ gameIds }, ({ gameIds: chosen }) => {
  if (chosen.length === 0) return null;
  const ids = new Set(chosen);
  return ({ id }) => ids.has(id);
});
