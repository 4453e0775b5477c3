import { filterPart, type FilterField, type Collection } from './filter-part.ts';

const SEPARATOR = '|';
const namesIn = (games: Collection['games'], known: Collection['mechanics']): string[] => {
  const names = new Set<string>();
  for (const { id } of games) for (const name of known?.get(id) ?? []) names.add(name);
  return Array.from(names).sort((a, b) => (a < b ? -1 : 1));
};

const mechanics: FilterField<readonly string[], string> = {
  param: 'mechanics',
  none: [],
  choices: ({ games, mechanics: known }) => namesIn(games, known),
  isChosen: (chosen, name) => chosen.includes(name),
  press: (chosen, name) => (chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]),
  counted: (chosen, name) => (chosen.includes(name) ? chosen : [...chosen, name]),
  read: (text) => Array.from(new Set((text ?? '').split(SEPARATOR).filter((name) => name !== ''))),
  write: (chosen) => (chosen.length === 0 ? null : chosen.join(SEPARATOR)),
  legend: 'Mechanics',
  label: (name) => name,
  words: (chosen) => chosen.join(' and ').toLowerCase(),
};

/** Games with all chosen mechanics; every game until the mechanics are loaded. */
export const mechanicsPart = filterPart({ mechanics }, ({ mechanics: chosen }, { mechanics: known }) => {
  if (chosen.length === 0 || !known) return null;
  return ({ id }) => {
    const own = known.get(id);
    return own !== undefined && chosen.every((name) => own.has(name));
  };
});
