import { filterPart, type FilterField } from './filter-part.ts';
import { t } from '#client/games/words/words.ts';

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
  legend: t('Tags, any of them'),
  label: String,
  words: ({ length }) =>
    length === 0 ? '' : t('{count, plural, one {one tag} other {any of # tags}}', { count: length }),
};

/** Games with at least one of these tags. */
export const tagPart = filterPart({ tags }, ({ tags: chosen }) =>
  chosen.length === 0 ? null : ({ tagIds }) => tagIds?.some((id) => chosen.includes(id)) ?? false,
);
