import * as z from 'zod/mini';
import { CATEGORIES, DIFFICULTIES, GAME_STATES } from '#shared/enums.ts';
import { statesInOrder } from './game-states.ts';
import {
  DEFAULT_MIN_AGE,
  LOWEST_WISH_PRIORITY,
  MAX_AGE,
  MAX_BGG_ID,
  MAX_NOTES_LENGTH,
  MAX_PLAYS,
  MAX_RATING,
  MAX_SHORT_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
} from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { idParams, moment, optionalText, orNull, requiredText } from '#shared/contract/fields.ts';
import { gameTexts } from './game-texts.ts';
import { t } from '#shared/words/words.ts';

/** 0 (not rated) to 5 in half steps. */
const rating = z.number(t('Please give a rating from 0 to 5')).check(
  z.minimum(0, t('Please give a rating from 0 to 5')),
  z.maximum(MAX_RATING, t('Please give a rating from 0 to 5')),
  z.multipleOf(0.5, t('Ratings go in half steps')),
  // `multipleOf` accepts values that are nearly a multiple.
  z.refine((value) => Number.isInteger(value * 2), t('Ratings go in half steps')),
);

/** A game of an owner's collection or wishlist. */
export const game = z.object({
  id: z.int(),
  userId: z.int(),
  title: z.string(),
  /** The title in the game's first language, if it is another. */
  originalName: z.nullable(z.string()),
  players: z.string(),
  duration: z.string(),
  ...gameTexts('stored'),
  description: z.nullable(z.string()),
  category: z.enum(CATEGORIES),
  difficulty: z.enum(DIFFICULTIES),
  minAge: z.int(),
  rating: z.number(),
  lastPlayed: z.nullable(moment),
  timesPlayed: z.int(),
  isWishlist: z.boolean(),
  /** On neither list: previously owned, or only wanted to be played. */
  isUnowned: z.boolean(),
  states: z.array(z.enum(GAME_STATES)),
  /** 1 (must have) to 5. */
  wishPriority: z.nullable(z.int()),
  isFavorite: z.boolean(),
  /** YYYY-MM-DD; until then its owner is not asked whether it could go. */
  keptUntil: z.nullable(z.string()),
  isExpansion: z.boolean(),
  /** The owned base game of an expansion. */
  parentGameId: z.nullable(z.int()),
  bggId: z.nullable(z.int()),
  year: z.nullable(z.int()),
  bestPlayers: z.nullable(z.string()),
  recommendedPlayers: z.nullable(z.string()),
  weight: z.nullable(z.number()),
  /** The owner's tags that it has. */
  tagIds: z.array(z.int()),
  createdAt: moment,
});
export type Game = z.output<typeof game>;

const counts = orNull(
  z.string().check(z.regex(/^[1-9]\d?(,[1-9]\d?){0,19}$/, t('Please give player counts joined by commas'))),
);

/** A number within bounds, or null; other values are refused with `error`. */
const bounded = (number: typeof z.int | typeof z.number, min: number, max: number, error: string) =>
  orNull(number(error).check(z.minimum(min, error), z.maximum(max, error)));

const NO_PRIORITY = {
  error: () => t('Please give a priority from 1 to {lowest}', { lowest: LOWEST_WISH_PRIORITY }),
};
/** 1 (must have) to 5 (do not buy). */
export const wishPriority = z
  .int(NO_PRIORITY)
  .check(z.minimum(1, NO_PRIORITY), z.maximum(LOWEST_WISH_PRIORITY, NO_PRIORITY));

/** Refuses a game on two lists. */
export const onOneList = z.refine<{ isWishlist?: boolean | undefined; isUnowned?: boolean | undefined }>(
  ({ isWishlist, isUnowned }) => !isWishlist || !isUnowned,
  { error: t('A game is on one list only'), path: ['isUnowned'] },
);

/** Stored in the order of GAME_STATES, each once. */
const states = z.pipe(
  z.array(z.enum(GAME_STATES, t('Please choose one of the states'))).check(z.maxLength(GAME_STATES.length)),
  z.transform((given) => statesInOrder(given)),
);

/**
 * The payload that adds a game. The fields after the wishlist are not typed in: they come from catalogues, web pages
 * and removed games.
 */
export const newGame = z.object({
  title: requiredText(MAX_TITLE_LENGTH, t('Game title is required')),
  players: requiredText(MAX_SHORT_TEXT_LENGTH, t('Number of players is required')),
  duration: requiredText(MAX_SHORT_TEXT_LENGTH, t('Duration is required')),
  ...gameTexts('given'),
  category: z._default(z.enum(CATEGORIES, t('Please choose a category')), 'family'),
  difficulty: z._default(z.enum(DIFFICULTIES, t('Please choose a difficulty')), 'medium'),
  minAge: z._default(
    z
      .int(t('Please enter an age in whole years'))
      .check(
        z.minimum(0, t('Please enter an age from 0 to 99')),
        z.maximum(MAX_AGE, t('Please enter an age from 0 to 99')),
      ),
    DEFAULT_MIN_AGE,
  ),
  rating: z._default(rating, 0),
  isWishlist: z._default(z.boolean(), false),
  isUnowned: z._default(z.boolean(), false),
  states: z._default(states, []),
  wishPriority: orNull(wishPriority),
  description: optionalText(MAX_NOTES_LENGTH),
  bggId: bounded(z.int, 1, MAX_BGG_ID, t('Please give an id of BoardGameGeek')),
  /** Negative for BC. */
  year: bounded(z.int, -10_000, 9_999, t('Please give a year')),
  weight: bounded(z.number, 1, 5, t('Please give a weight from 1 to 5')),
  bestPlayers: counts,
  recommendedPlayers: counts,
  originalName: optionalText(MAX_TITLE_LENGTH),
  isFavorite: z._default(z.boolean(), false),
  timesPlayed: z._default(z.int().check(z.minimum(0), z.maximum(MAX_PLAYS)), 0),
  lastPlayed: orNull(moment),
});
export type NewGame = z.output<typeof newGame>;

export const listGames = contract({
  method: 'get',
  path: '/api/games',
  summary: "The owner's games: collection, wishlist and expansions, by title",
  access: 'owner',
  hosts: 'for',
  status: 200,
  response: z.array(game),
});

export const addGame = contract({
  method: 'post',
  path: '/api/games',
  summary: 'Adds a game to the collection or the wishlist',
  access: 'owner',
  body: newGame.check(onOneList),
  status: 201,
  response: game,
  refusals: ['duplicate_title', 'limit_reached'],
});

export const removeGame = contract({
  method: 'delete',
  path: '/api/games/:id',
  summary: 'Removes a game; a premium owner may undo it for 10 seconds',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const restoreGame = contract({
  method: 'post',
  path: '/api/games/:id/restore',
  summary: 'Undoes the removal of a game, with its sessions and events',
  access: 'owner',
  params: idParams,
  status: 200,
  response: game,
  refusals: ['undo_expired', 'duplicate_title', 'PLAN_REQUIRED', 'limit_reached'],
});

export const markPlayed = contract({
  method: 'post',
  path: '/api/games/:id/play',
  summary: 'Counts one play, now',
  access: 'owner',
  params: idParams,
  status: 200,
  response: game,
});

export const undoMarkPlayed = contract({
  method: 'delete',
  path: '/api/games/:id/play',
  summary: "Takes back the play that 'Mark as Played' counted last, within 10 seconds",
  access: 'owner',
  params: idParams,
  status: 200,
  response: game,
  refusals: ['undo_expired'],
});

export const rateGame = contract({
  method: 'post',
  path: '/api/games/:id/rate',
  summary: 'Sets the rating: 0 (none) to 5 in half steps',
  access: 'owner',
  params: idParams,
  body: z.object({ rating }),
  status: 200,
  response: game,
});

export const toggleWishlist = contract({
  method: 'post',
  path: '/api/games/:id/wishlist',
  summary: 'Moves a game between collection and wishlist',
  access: 'owner',
  params: idParams,
  status: 200,
  response: game,
  refusals: ['duplicate_title', 'loan_open'],
});

export const toggleFavorite = contract({
  method: 'post',
  path: '/api/games/:id/favorite',
  summary: 'Marks a game as a favourite, or no longer',
  access: 'owner',
  params: idParams,
  status: 200,
  response: game,
});

export const gameContracts = [
  listGames,
  addGame,
  removeGame,
  restoreGame,
  markPlayed,
  undoMarkPlayed,
  rateGame,
  toggleWishlist,
  toggleFavorite,
];
