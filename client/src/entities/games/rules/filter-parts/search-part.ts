import { caseless, factsOf } from '#shared/rules/games/filter-facts.ts';
import { filterPart, type FilterField } from './filter-part.ts';

const search: FilterField<string> = {
  param: 'q',
  none: '',
  choices: () => [],
  isChosen: (text, choice) => text === choice,
  press: (_text, choice) => choice,
  counted: (_text, choice) => choice,
  read: (text) => text ?? '',
  write: (text) => (text === '' ? null : text),
  legend: 'Search',
  label: (text) => text,
  words: (text) => (text.trim() === '' ? '' : `with '${text.trim()}'`),
};

/** A text in the title or the notes, ignoring case. */
export const searchPart = filterPart({ search }, ({ search: text }) => {
  const query = caseless(text.trim());
  if (query === '') return null;
  return (game) => {
    const { title, notes } = factsOf(game);
    return title.includes(query) || notes.includes(query);
  };
});
