import type { Category } from '#shared/enums.ts';

/** The category that a name of BoardGameGeek's speaks for; what is most particular comes first. */
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
 * The category of a game from the names of its categories, mechanics and of the lists it is ranked in ('Party Games');
 * undefined when none of them speaks for one.
 */
export const categoryByBggNames = (names: readonly string[]): Category | undefined =>
  CATEGORY_BY_NAME.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
