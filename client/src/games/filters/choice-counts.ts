import { FIELD_NAMES, fieldOf, PARTS, type CollectionFilter, type FieldName } from './collection-filter.ts';
import type { CollectedGame } from '#shared/games/collected-game.ts';
import type { GamePredicate, CollectionFacts } from './filter-part.ts';

/** A choice of a setting and the number of matches with it and the other settings unchanged. */
export interface CountedChoice {
  choice: unknown;
  count: number;
}

export interface ChoiceCounts {
  /** Number of games that match the filter. */
  now: number;
  left: Record<FieldName, readonly CountedChoice[]>;
  /**
   * Number of games that no choice of a setting finds because their value is unknown, and that match the other
   * settings.
   */
  unknownCounts: Partial<Record<FieldName, number>>;
}

/**
 * Counts matches for each choice in one pass: a game counts for the choices of a setting if all other parts of the
 * filter match.
 */
export function countChoices(
  games: readonly CollectedGame[],
  filter: CollectionFilter,
  facts: CollectionFacts,
): ChoiceCounts {
  const collection = { ...facts, games };
  const left = Object.fromEntries(FIELD_NAMES.map((name) => [name, []])) as unknown as Record<FieldName, Counter[]>;
  const parts = PARTS.map(({ part, names }) => {
    const counters: Counter[] = [];
    for (const name of names) {
      const field = fieldOf(name);
      for (const choice of field.choices(collection)) {
        const counted = { ...filter, [name]: field.counted(filter[name], choice) };
        const counter = { choice, count: 0, matches: part.matches(counted, collection) };
        counters.push(counter);
        left[name].push(counter);
      }
    }
    return { matches: part.matches(filter, collection), counters, isUnknown: part.isUnknown, unknownCount: 0, names };
  });
  let now = 0;
  for (const game of games) {
    const refusing = parts.filter(({ matches }) => matches && !matches(game));
    if (refusing.length > 1) continue;
    if (refusing.length === 0) now += 1;
    for (const part of refusing.length === 0 ? parts : refusing) {
      for (const counter of part.counters) if (!counter.matches || counter.matches(game)) counter.count += 1;
      if (part.isUnknown?.(game)) part.unknownCount += 1;
    }
  }
  const unknownCounts = Object.fromEntries(
    parts.flatMap(({ names, unknownCount: count }) => names.map((name) => [name, count])),
  );
  return { now, left, unknownCounts };
}

interface Counter extends CountedChoice {
  matches: GamePredicate;
}
