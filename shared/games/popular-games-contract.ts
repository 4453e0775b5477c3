import * as z from 'zod/mini';
import { CATEGORIES, DIFFICULTIES, PLAY_OUTCOMES } from '#shared/enums.ts';
import { contract } from '#shared/contract/contract.ts';
import { idParams } from '#shared/contract/fields.ts';
import { game } from './games-contract.ts';

/** A game of the public catalogue. */
export const popularGame = z.object({
  id: z.int(),
  bggId: z.int(),
  title: z.string(),
  players: z.string(),
  duration: z.string(),
  category: z.enum(CATEGORIES),
  difficulty: z.enum(DIFFICULTIES),
  minAge: z.int(),
  imageUrl: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** 0 to 100. */
  popularity: z.int(),
  /** BoardGameGeek's average rating, 1 to 10. */
  bggRating: z.nullable(z.number()),
  year: z.nullable(z.int()),
  bestPlayers: z.nullable(z.string()),
  /** BoardGameGeek's average weight, 1 (light) to 5 (heavy). */
  weight: z.nullable(z.number()),
});
export type PopularGame = z.output<typeof popularGame>;

export const listPopularGames = contract({
  method: 'get',
  path: '/api/popular-games',
  summary: 'The popular games, most popular first',
  access: 'owner',
  status: 200,
  response: z.array(popularGame),
});

export const addPopularGame = contract({
  method: 'post',
  path: '/api/popular-games/:id/add',
  summary: 'Adds a popular game to the collection or the wishlist',
  access: 'owner',
  params: idParams,
  body: z.object({ isWishlist: z.boolean() }),
  status: 201,
  response: game,
  refusals: ['duplicate_title', 'limit_reached'],
});

const decidedGame = z.object({ bggId: z.int(), title: z.string(), outcome: z.enum(PLAY_OUTCOMES) });
export type DecidedGame = z.output<typeof decidedGame>;

export const listDecidedGames = contract({
  method: 'get',
  path: '/api/popular-games/decided',
  summary: 'How a play of each popular game is decided',
  access: 'owner',
  status: 200,
  response: z.array(decidedGame),
});

export const popularGameContracts = [listPopularGames, addPopularGame, listDecidedGames];
