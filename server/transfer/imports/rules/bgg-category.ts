import type { Category } from '#shared/enums.ts';

/** The category implied by a BoardGameGeek name; the most specific first. */
const CATEGORY_BY_NAME: readonly (readonly [RegExp, Category])[] = [
  [/^cooperative game$/i, 'cooperative'],
  [/^deck, bag, and pool building$|^deck construction$/i, 'deck-building'],
  [/^worker placement$/i, 'worker-placement'],
  [/^trivia$/i, 'trivia'],
  [/^word game$/i, 'word'],
  [/^racing$/i, 'racing'],
  [/^war ?games$/i, 'war'],
  [/^party games$/i, 'party'],
  [/^abstract games$/i, 'abstract'],
  [/^thematic games$/i, 'thematic'],
  [/^family games$|^children's games$/i, 'family'],
  [/^strategy games$/i, 'strategy'],
  [/^card game$/i, 'card'],
];

/**
 * The category of a game from the names of its categories, mechanics and rankings ('Party Games'); undefined if none
 * implies one.
 */
export const categoryByBggNames = (names: readonly string[]): Category | undefined =>
  CATEGORY_BY_NAME.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
