import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import {
  EXPANSION_VIEWS,
  FILTER_PARTS,
  MINUTES_AT_MOST,
  PLAYER_COUNTS,
  PLAYERS_BY,
  WEIGHTS_AT_MOST,
  type CollectedGame,
  type CollectionFilter,
} from '#shared/rules/games/collection-filter.ts';

/** The choices of each filter field, except the search text and tags. */
export const FILTER_CHOICES = {
  players: [null, ...PLAYER_COUNTS],
  playersBy: PLAYERS_BY,
  minutes: [null, ...MINUTES_AT_MOST],
  weight: [null, ...WEIGHTS_AT_MOST],
  favoritesOnly: [false, true],
  unplayedOnly: [false, true],
  category: ['all', ...CATEGORIES],
  difficulty: ['all', ...DIFFICULTIES],
  expansions: EXPANSION_VIEWS,
} as const satisfies { [Key in Exclude<keyof CollectionFilter, 'search' | 'tags'>]: readonly CollectionFilter[Key][] };
type Field = keyof typeof FILTER_CHOICES;

const PART_OF = {
  players: 'players',
  playersBy: 'players',
  minutes: 'minutes',
  weight: 'weight',
  favoritesOnly: 'favorites',
  unplayedOnly: 'unplayed',
  category: 'category',
  difficulty: 'difficulty',
  expansions: 'expansions',
} as const satisfies Record<Field, keyof typeof FILTER_PARTS>;

export interface ChoiceCounts {
  /** Number of games that match the filter. */
  now: number;
  /** For each field and choice: the number of matches with that choice and the other fields unchanged. */
  left: Record<Field, number[]>;
}

const FIELDS = Object.keys(FILTER_CHOICES) as Field[];

/**
 * Counts matches for each choice in one pass: a game counts for the choices of a field if all other parts of the filter
 * match.
 */
export function countChoices(games: readonly CollectedGame[], filter: CollectionFilter): ChoiceCounts {
  const parts = Object.entries(FILTER_PARTS).map(([name, part]) => ({ name, admits: part(filter, games) }));
  const fields = FIELDS.map((field) => ({
    part: PART_OF[field],
    choices: FILTER_CHOICES[field].map((value) => FILTER_PARTS[PART_OF[field]]({ ...filter, [field]: value }, games)),
    counts: FILTER_CHOICES[field].map(() => 0),
  }));
  let now = 0;
  for (const game of games) {
    const refusing = parts.filter(({ admits }) => !admits(game));
    if (refusing.length > 1) continue;
    const only = refusing[0]?.name;
    if (only === undefined) now += 1;
    for (const { part, choices, counts } of fields) {
      if (only !== undefined && only !== part) continue;
      for (const [place, admits] of choices.entries()) if (admits(game)) counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  const left = Object.fromEntries(FIELDS.map((field, place) => [field, fields[place]?.counts ?? []]));
  return { now, left: left as ChoiceCounts['left'] };
}
