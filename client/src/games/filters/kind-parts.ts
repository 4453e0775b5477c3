import { CATEGORIES, CATEGORY_LABELS, DIFFICULTIES, DIFFICULTY_LABELS } from '#shared/enums.ts';
import type { CollectedGame } from '#shared/games/collected-game.ts';
import { filterPart, flag, oneOf } from './filter-part.ts';

export const categoryPart = filterPart(
  {
    category: oneOf({
      param: 'category',
      none: 'all',
      choices: ['all', ...CATEGORIES],
      legend: 'Category',
      label: (category) => (category === 'all' ? 'All' : CATEGORY_LABELS[category]),
      words: (category) => (category === 'all' ? '' : CATEGORY_LABELS[category].toLowerCase()),
    }),
  },
  ({ category }) => (category === 'all' ? null : (game) => game.category === category),
);

export const difficultyPart = filterPart(
  {
    difficulty: oneOf({
      param: 'difficulty',
      none: 'all',
      choices: ['all', ...DIFFICULTIES],
      legend: 'Difficulty',
      label: (difficulty) => (difficulty === 'all' ? 'All' : DIFFICULTY_LABELS[difficulty]),
      words: (difficulty) => (difficulty === 'all' ? '' : DIFFICULTY_LABELS[difficulty].toLowerCase()),
    }),
  },
  ({ difficulty }) => (difficulty === 'all' ? null : (game) => game.difficulty === difficulty),
);

export const favoritesPart = filterPart({ favoritesOnly: flag('favorites', 'Favorites') }, ({ favoritesOnly }) =>
  favoritesOnly ? (game) => game.isFavorite : null,
);

/** Expansions are hidden by default. */
const EXPANSION_VIEWS = ['hidden', 'shown', 'only'] as const;
export type ExpansionView = (typeof EXPANSION_VIEWS)[number];
export const EXPANSION_LABELS: Record<ExpansionView, string> = { hidden: 'Hidden', shown: 'Shown', only: 'Only' };

/** Whether the expansion setting allows a game. */
export const matchesExpansion = (view: ExpansionView, game: Pick<CollectedGame, 'isExpansion'>): boolean =>
  view === 'shown' || game.isExpansion === (view === 'only');

export const expansionsPart = filterPart(
  {
    expansions: oneOf({
      param: 'expansions',
      none: 'hidden',
      choices: EXPANSION_VIEWS,
      legend: 'Expansions',
      label: (view) => EXPANSION_LABELS[view],
      words: (view) => (view === 'only' ? 'expansions' : 'with expansions'),
    }),
  },
  ({ expansions }) => (expansions === 'shown' ? null : (game) => matchesExpansion(expansions, game)),
);
