import fc from 'fast-check';
import { countChoices } from '../../client/src/games/filters/choice-counts.ts';
import {
  FIELD_NAMES,
  fieldOf,
  filterCollection,
  NO_FILTER,
  type CollectionFilter,
} from '../../client/src/games/filters/collection-filter.ts';
import { sortCollection, titleCollator } from '../../shared/games/collection-sort.ts';
import { largeCollection, someFields } from '../../tests/support/rows/any-filter.ts';
import { spread } from './statistics.ts';

const GAMES = 2_000;
const ROUNDS = 30;
const COMBINATIONS = 50;
const SEED = 1;
const COLLATOR = titleCollator('en');

/**
 * Measures the computation behind a click on a filter of My Games with 2,000 games, in this process: milliseconds.
 * Includes sorting, and the number of games that each choice would leave. choice-counts.test.ts tests the results.
 */
export function benchFiltering() {
  const shelf = largeCollection(GAMES);
  const answer = (filter: CollectionFilter) => {
    const started = performance.now();
    const sorted = sortCollection(shelf.games, { sort: 'lastPlayed', isReversed: false }, {}, COLLATOR);
    const found = filterCollection(sorted, filter, shelf).length;
    const listed = performance.now();
    countChoices(shelf.games, filter, shelf);
    return { found, listed: listed - started, counted: performance.now() - listed };
  };
  const measured = (filters: readonly CollectionFilter[]) => {
    const answers = filters.map(answer);
    const list = spread(answers.map(({ listed }) => listed));
    const counts = spread(answers.map(({ counted }) => counted));
    return {
      'list, median ms': list['median ms'],
      'worst ms': list['worst ms'],
      'counts, median ms': counts['median ms'],
      'worst ms of counts': counts['worst ms'],
    };
  };
  const alone = FIELD_NAMES.flatMap((name) => {
    const filters = fieldOf(name)
      .choices(shelf)
      .map((choice): CollectionFilter => ({ ...NO_FILTER, [name]: fieldOf(name).counted(NO_FILTER[name], choice) }));
    const rounds = Array.from({ length: ROUNDS }, (_, round) => filters[round % filters.length] ?? NO_FILTER);
    return filters.length > 0 ? [[name, { choices: filters.length, ...measured(rounds) }] as const] : [];
  });
  const combined = fc.sample(someFields, { numRuns: COMBINATIONS, seed: SEED });
  return {
    [`Filters alone, ${GAMES} games`]: Object.fromEntries(alone),
    [`${COMBINATIONS} random combinations, ${GAMES} games`]: { 'up to three filters': measured(combined) },
  };
}
