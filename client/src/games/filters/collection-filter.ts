import type { CollectedGame } from '#shared/games/collected-game.ts';
import {
  type FilterField,
  type FilterFields,
  type FilterPart,
  type Collection,
  type CollectionFacts,
  filterPart,
  oneOf,
  flag,
} from './filter-part.ts';
import { chosenGamesPart } from './chosen-games-part.ts';
import { categoryPart, difficultyPart, expansionsPart, favoritesPart } from './kind-parts.ts';
import { loanPart } from './loan-part.ts';
import { ageFromPart, ageUpToPart, minutesPart, ratingPart, weightPart } from './number-parts.ts';
import { playersPart } from './players-part.ts';
import { searchPart } from './search-part.ts';
import { statePart } from './state-part.ts';
import { tagPart } from './tag-part.ts';
import { wishPart } from './wish-part.ts';
import { MONTH_MS } from './month-ms.ts';
import { readersCollator } from '#shared/games/collection-sort.ts';
import { isOwned } from '#shared/games/lists.ts';
import { mechanicLabel } from '#client/games/mechanic-label.ts';
import { withinSentence } from '#client/games/within-sentence.ts';
import { t } from '#client/games/words/words.ts';

const unplayedPart = filterPart({ unplayedOnly: flag('unplayed', t('Unplayed')) }, ({ unplayedOnly }) =>
  unplayedOnly ? (game) => game.timesPlayed === 0 : null,
);

const WORDS = {
  3: t('not played for 3 months'),
  6: t('not played for 6 months'),
  12: t('not played for a year'),
  24: t('not played for 2 years'),
} as const;

/**
 * Games whose last play was so many months of 30.4 days ago or earlier, and owned games that have been there for so
 * long without a play. Unknown for a game that was played on an unknown day.
 */
const restingPart = filterPart(
  {
    restingMonths: oneOf({
      param: 'not-since',
      none: null,
      choices: [3, 6, 12, 24],
      legend: t('Not played for, months'),
      label: String,
      words: (months) => WORDS[months],
    }),
  },
  ({ restingMonths }, { now, acquired }) => {
    if (restingMonths === null) return null;
    const latest = now.getTime() - restingMonths * MONTH_MS;
    return (game) => {
      const { lastPlayed, timesPlayed } = game;
      const isNever = lastPlayed === null && timesPlayed === 0 && isOwned(game);
      const since = isNever ? (acquired?.get(game.id) ?? game.createdAt) : lastPlayed;
      return since !== null && since.getTime() <= latest;
    };
  },
);

const SEPARATOR = '|';
const namesIn = (games: Collection['games'], known: Collection['mechanics']): string[] => {
  const names = new Set<string>();
  for (const { id } of games) for (const name of known?.get(id) ?? []) names.add(name);
  return Array.from(names).sort((a, b) => readersCollator().compare(mechanicLabel(a), mechanicLabel(b)));
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
  legend: t('Mechanics'),
  label: mechanicLabel,
  words: (chosen) =>
    chosen
      .map((name) => withinSentence(mechanicLabel(name)))
      .reduce((words, other) => (words === '' ? other : t('{words} and {other}', { words, other })), ''),
};

/** Games with all chosen mechanics; every game until the mechanics are loaded. */
const mechanicsPart = filterPart({ mechanics }, ({ mechanics: chosen }, { mechanics: known }) => {
  if (chosen.length === 0 || !known) return null;
  return ({ id }) => {
    const own = known.get(id);
    return own !== undefined && chosen.every((name) => own.has(name));
  };
});

/** Months since the last play: from the first number on, before the second. */
const LABELS = {
  any: t('Any time'),
  '0-3': t('Last 3 months'),
  '3-12': t('3 to 12 months ago'),
  '12-': t('Over a year ago'),
  '12-18': t('1 to 1½ years ago'),
  '18-24': t('1½ to 2 years ago'),
  '24-36': t('2 to 3 years ago'),
  '36-': t('Over 3 years ago'),
  unknown: t('Date unknown'),
};
type LastPlayed = keyof typeof LABELS;

/** When a game was played last; a game that was never played matches 'any' alone. A day yet to come counts as today. */
const lastPlayedPart = filterPart(
  {
    lastPlayed: oneOf({
      param: 'last-played',
      none: 'any',
      choices: Object.keys(LABELS) as LastPlayed[],
      legend: t('Last played'),
      label: (months) => LABELS[months],
      words: (months) => (months === 'any' ? '' : t('last played: {when}', { when: withinSentence(LABELS[months]) })),
    }),
  },
  ({ lastPlayed: months }, { now }) => {
    if (months === 'any') return null;
    if (months === 'unknown') return (game) => game.timesPlayed > 0 && game.lastPlayed === null;
    const [from, before] = months.split('-').map(Number);
    const latest = from ? now.getTime() - from * MONTH_MS : Infinity;
    const after = before ? now.getTime() - before * MONTH_MS : -Infinity;
    return ({ timesPlayed, lastPlayed }) => {
      const moment = lastPlayed?.getTime();
      return timesPlayed > 0 && moment !== undefined && moment <= latest && moment > after;
    };
  },
);

/** The parts of the filter of a list of games. A new part stands in a file of its own and here; nothing else names it. */
const FILTER_PARTS = {
  searchPart,
  playersPart,
  minutesPart,
  weightPart,
  unplayedPart,
  restingPart,
  lastPlayedPart,
  chosenGamesPart,
  tagPart,
  statePart,
  wishPart,
  loanPart,
  favoritesPart,
  categoryPart,
  difficultyPart,
  mechanicsPart,
  ageUpToPart,
  ageFromPart,
  ratingPart,
  expansionsPart,
};

type Parts = typeof FILTER_PARTS;
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Fields = AllOf<Parts[keyof Parts]['fields']>;
export type FieldName = keyof Fields;

/** Filter settings of a list of games: a value for each setting. */
export type CollectionFilter = { -readonly [Name in FieldName]: Fields[Name]['none'] };

/** Each part with the names of its settings. */
export const PARTS: readonly { part: FilterPart<FilterFields>; names: readonly FieldName[] }[] = Object.values(
  FILTER_PARTS,
).map((part) => ({ part: part as FilterPart<FilterFields>, names: Object.keys(part.fields) as FieldName[] }));

/** The settings by name, in the order of the address. */
export const FILTER_FIELDS = Object.assign({}, ...PARTS.map(({ part }) => part.fields)) as Fields;
export const FIELD_NAMES = PARTS.flatMap(({ names }) => names);

/** A setting whose types are not known. */
export const fieldOf = (name: FieldName): FilterField<unknown, unknown> => FILTER_FIELDS[name];

/** No filter, except that expansions are hidden. */
export const NO_FILTER = Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldOf(name).none])) as CollectionFilter;

/** The tests of a filter, prepared for a list. */
export const testsOf = (filter: CollectionFilter, collection: Collection) =>
  PARTS.flatMap(({ part }) => part.matches(filter, collection) ?? []);

/**
 * The games that match every part of the filter, in input order. A base game's player range includes expansions in the
 * list. @param facts what is known besides the games
 */
export function filterCollection<G extends CollectedGame>(
  games: readonly G[],
  filter: CollectionFilter,
  facts: CollectionFacts = { now: new Date() },
): G[] {
  const tests = testsOf(filter, { ...facts, games });
  return games.filter((game) => tests.every((matches) => matches(game)));
}
