import { factsOf } from '#shared/games/filter-facts.ts';
import { searchNames } from '#shared/text/search-names.ts';
import { filterPart, type FilterField } from './filter-part.ts';
import { t } from '#client/games/words/words.ts';

const search: FilterField<string> = {
  param: 'q',
  none: '',
  choices: () => [],
  isChosen: (text, choice) => text === choice,
  press: (_text, choice) => choice,
  counted: (_text, choice) => choice,
  read: (text) => text ?? '',
  write: (text) => (text === '' ? null : text),
  legend: t('Search'),
  label: (text) => text,
  words: (text) => (text.trim() === '' ? '' : t("with ''{text}''", { text: text.trim() })),
};

/** A text in the title or the notes; where no game of the list has it, the nearest titles. */
export const searchPart = filterPart({ search }, ({ search: text }, { games }) => {
  if (text.trim() === '') return null;
  const found = new Set(searchNames(games, text, (game) => factsOf(game).searched));
  return (game) => found.has(game);
});
