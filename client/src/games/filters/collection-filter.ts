import type { CollectedGame } from '#shared/games/collected-game.ts';
import type { FilterField, FilterFields, FilterPart, Collection, CollectionFacts } from './filter-part.ts';
import { chosenGamesPart } from './chosen-games-part.ts';
import { categoryPart, difficultyPart, expansionsPart, favoritesPart } from './kind-parts.ts';
import { lastPlayedPart } from './last-played-part.ts';
import { loanPart } from './loan-part.ts';
import { mechanicsPart } from './mechanics-part.ts';
import { ageFromPart, ageUpToPart, minutesPart, ratingPart, weightPart } from './number-parts.ts';
import { restingPart, unplayedPart } from './played-parts.ts';
import { playersPart } from './players-part.ts';
import { searchPart } from './search-part.ts';
import { statePart } from './state-part.ts';
import { tagPart } from './tag-part.ts';
import { wishPart } from './wish-part.ts';

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
