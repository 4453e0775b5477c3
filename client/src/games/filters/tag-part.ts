import { filterPart, type FilterField } from './filter-part.ts';

const MAX_TAGS = 100;

const tags: FilterField<readonly number[], number> = {
  param: 'tags',
  none: [],
  choices: ({ games }) => Array.from(new Set(games.flatMap(({ tagIds = [] }) => tagIds))).sort((a, b) => a - b),
  isChosen: (chosen, id) => chosen.includes(id),
  press: (chosen, id) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
  counted: (_chosen, id) => [id],
  read: (text) => Array.from(new Set((text?.match(/\b[1-9]\d{0,14}\b/g) ?? []).slice(0, MAX_TAGS).map(Number))),
  write: (chosen) => (chosen.length === 0 ? null : chosen.join('-')),
  legend: 'Tags, any of them',
  label: String,
  words: ({ length }) => (length === 0 ? '' : length === 1 ? 'one tag' : `any of ${length} tags`),
};

/** Games with at least one of these tags. */
export const tagPart = filterPart({ tags }, ({ tags: chosen }) =>
  chosen.length === 0 ? null : ({ tagIds }) => tagIds?.some((id) => chosen.includes(id)) ?? false,
);
