import { CATEGORIES, CATEGORY_LABELS, DIFFICULTIES, DIFFICULTY_LABELS } from '#shared/enums.ts';
import type { CollectedGame } from '#shared/games/collected-game.ts';
import { filterPart, flag, oneOf } from './filter-part.ts';
import { withinSentence } from '#client/games/within-sentence.ts';
import { t } from '#client/games/words/words.ts';

export const categoryPart = filterPart(
  {
    category: oneOf({
      param: 'category',
      none: 'all',
      choices: ['all', ...CATEGORIES],
      legend: t('Category'),
      label: (category) => (category === 'all' ? t('All') : CATEGORY_LABELS[category]),
      words: (category) => (category === 'all' ? '' : withinSentence(CATEGORY_LABELS[category])),
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
      legend: t('Difficulty'),
      label: (difficulty) => (difficulty === 'all' ? t('All') : DIFFICULTY_LABELS[difficulty]),
      words: (difficulty) => (difficulty === 'all' ? '' : withinSentence(DIFFICULTY_LABELS[difficulty])),
    }),
  },
  ({ difficulty }) => (difficulty === 'all' ? null : (game) => game.difficulty === difficulty),
);

export const favoritesPart = filterPart({ favoritesOnly: flag('favorites', t('Favorites')) }, ({ favoritesOnly }) =>
  favoritesOnly ? (game) => game.isFavorite : null,
);

/** Expansions are hidden by default. */
const EXPANSION_VIEWS = ['hidden', 'shown', 'only'] as const;
export type ExpansionView = (typeof EXPANSION_VIEWS)[number];
export const EXPANSION_LABELS: Record<ExpansionView, string> = {
  hidden: t('Hidden'),
  shown: t('Shown'),
  only: t('Only'),
};

/** Whether the expansion setting allows a game. */
export const matchesExpansion = (view: ExpansionView, game: Pick<CollectedGame, 'isExpansion'>): boolean =>
  view === 'shown' || game.isExpansion === (view === 'only');

export const expansionsPart = filterPart(
  {
    expansions: oneOf({
      param: 'expansions',
      none: 'hidden',
      choices: EXPANSION_VIEWS,
      legend: t('Expansions'),
      label: (view) => EXPANSION_LABELS[view],
      words: (view) => (view === 'only' ? t('expansions') : t('with expansions')),
    }),
  },
  ({ expansions }) => (expansions === 'shown' ? null : (game) => matchesExpansion(expansions, game)),
);
