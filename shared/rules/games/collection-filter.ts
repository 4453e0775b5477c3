import { CATEGORY_LABELS, DIFFICULTIES, type Category, type Difficulty } from '../../enums.ts';
import { hasAnyTag } from './filter-parts/tag-part.ts';
import { caseless, factsOf, playerRangesIn } from './filter-facts.ts';

export const COLLECTION_SORTS = ['title', 'rating', 'timesPlayed', 'lastPlayed', 'category', 'difficulty'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** Expansions are hidden by default. */
export const EXPANSION_VIEWS = ['hidden', 'shown', 'only'] as const;
export type ExpansionView = (typeof EXPANSION_VIEWS)[number];

/** 8 means eight and more. */
export const PLAYER_COUNTS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** What a filter by player count requires: the game seats them, is recommended for them, or is best with them. */
export const PLAYERS_BY = ['fits', 'recommended', 'best'] as const;
export const MINUTES_AT_MOST = [20, 30, 45, 60, 90, 120] as const;
export const WEIGHTS_AT_MOST = [1.5, 2, 2.5, 3, 4] as const;

/** Filter settings of a list of games; `null`, `all` and `false` do not filter. */
export interface CollectionFilter {
  search: string;
  category: Category | 'all';
  difficulty: Difficulty | 'all';
  favoritesOnly: boolean;
  expansions: ExpansionView;
  players: (typeof PLAYER_COUNTS)[number] | null;
  playersBy: (typeof PLAYERS_BY)[number];
  /** Maximum; games of unknown duration do not match. */
  minutes: (typeof MINUTES_AT_MOST)[number] | null;
  /** Maximum; games of unknown weight do not match. */
  weight: (typeof WEIGHTS_AT_MOST)[number] | null;
  unplayedOnly: boolean;
  /** Ids of tags, of which a game has at least one; empty does not filter. */
  tags: readonly number[];
}

/** No filter, except that expansions are hidden. */
export const NO_FILTER: CollectionFilter = {
  search: '',
  category: 'all',
  difficulty: 'all',
  favoritesOnly: false,
  expansions: 'hidden',
  players: null,
  playersBy: 'fits',
  minutes: null,
  weight: null,
  unplayedOnly: false,
  tags: [],
};

/** The fields used for filtering and sorting. */
export interface CollectedGame {
  id: number;
  title: string;
  notes: string | null;
  /** Text such as '2-4'. */
  players: string;
  /** Text with minutes. */
  duration: string;
  category: Category;
  difficulty: Difficulty;
  /** 0 (not rated) to 5. */
  rating: number;
  timesPlayed: number;
  lastPlayed: Date | null;
  isFavorite: boolean;
  isExpansion: boolean;
  isWishlist: boolean;
  isUnowned: boolean;
  /** The base game of an expansion. */
  parentGameId: number | null;
  /** Player counts, comma-separated; null if unknown. */
  bestPlayers: string | null;
  recommendedPlayers: string | null;
  /** 1 (light) to 5 (heavy); null if unknown. */
  weight: number | null;
  /** Ids of its owner's tags; absent where those are not shown. */
  tagIds?: number[];
}

/** Whether the expansion setting allows a game. */
export const admitsExpansion = (view: ExpansionView, game: Pick<CollectedGame, 'isExpansion'>): boolean =>
  view === 'shown' || game.isExpansion === (view === 'only');

function seats(games: readonly CollectedGame[], game: CollectedGame, { players, playersBy }: CollectionFilter) {
  if (players === null) return true;
  const range = playerRangesIn(games).get(game.id);
  const isWanted = (count: number) => (players === 8 ? count >= 8 : count === players);
  if (playersBy === 'fits')
    return range !== undefined && range.max >= players && (players === 8 || range.min <= players);
  return factsOf(game)[playersBy].some(isWanted);
}

const within = (number: number | null, most: number | null): boolean =>
  most === null || (number !== null && number <= most);

function holds(game: CollectedGame, search: string): boolean {
  const { title, notes } = factsOf(game);
  return title.includes(search) || notes.includes(search);
}

type Part = (filter: CollectionFilter, games: readonly CollectedGame[]) => (game: CollectedGame) => boolean;

/** The parts of a filter, independent of each other. */
export const FILTER_PARTS = {
  search: ({ search }) => {
    const wanted = caseless(search.trim());
    return (game) => wanted === '' || holds(game, wanted);
  },
  category:
    ({ category }) =>
    (game) =>
      category === 'all' || game.category === category,
  difficulty:
    ({ difficulty }) =>
    (game) =>
      difficulty === 'all' || game.difficulty === difficulty,
  favorites:
    ({ favoritesOnly }) =>
    (game) =>
      !favoritesOnly || game.isFavorite,
  expansions:
    ({ expansions }) =>
    (game) =>
      admitsExpansion(expansions, game),
  players: (filter, games) => (game) => seats(games, game, filter),
  minutes:
    ({ minutes }) =>
    (game) =>
      minutes === null || within(factsOf(game).minutes, minutes),
  weight:
    ({ weight }) =>
    (game) =>
      within(game.weight, weight),
  unplayed:
    ({ unplayedOnly }) =>
    (game) =>
      !unplayedOnly || game.timesPlayed === 0,
  tags: ({ tags }) => hasAnyTag(tags),
} satisfies Record<string, Part>;

/**
 * The games that match every part of the filter, in input order. The search covers title and notes, ignoring case; a
 * base game's player range includes expansions in the list.
 */
export function filterCollection<G extends CollectedGame>(games: readonly G[], filter: CollectionFilter): G[] {
  const parts = Object.values(FILTER_PARTS).map((part) => part(filter, games));
  return games.filter((game) => parts.every((admits) => admits(game)));
}

/** Numeric: '7 Wonders' comes before '10 Days in Europe'. */
export const titleCollator = (locale?: string): Intl.Collator => new Intl.Collator(locale, { numeric: true });

let readers: Intl.Collator | undefined;

/** Collator of the browser's language. Created on first use, because creation is slow. */
export const readersCollator = (): Intl.Collator => (readers ??= titleCollator());

/** Descending numbers; undefined last. */
export const highFirst = (a = -Infinity, b = -Infinity) => (a === b ? 0 : b - a);

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** By the category's name. */
export const byCategory = (a: { category: Category }, b: { category: Category }): number =>
  compareText(CATEGORY_LABELS[a.category], CATEGORY_LABELS[b.category]);

/** From easy to expert. */
export const byDifficulty = (a: { difficulty: Difficulty }, b: { difficulty: Difficulty }): number =>
  DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty);

const ORDERS: Record<Exclude<CollectionSort, 'title'>, (a: CollectedGame, b: CollectedGame) => number> = {
  rating: (a, b) => highFirst(a.rating, b.rating),
  timesPlayed: (a, b) => highFirst(a.timesPlayed, b.timesPlayed),
  lastPlayed: (a, b) => highFirst(a.lastPlayed?.getTime(), b.lastPlayed?.getTime()),
  category: byCategory,
  difficulty: byDifficulty,
};

/**
 * Sorts games: rating and plays descending, last played descending with never played last, category by name, difficulty
 * ascending. Ties are sorted by title.
 */
export function sortCollection<G extends CollectedGame>(
  games: readonly G[],
  sort: CollectionSort,
  collator: Intl.Collator = readersCollator(),
): G[] {
  const byTitle = games.toSorted((a, b) => collator.compare(a.title, b.title));
  return sort === 'title' ? byTitle : byTitle.sort(ORDERS[sort]);
}
