import * as z from 'zod/mini';
import { CATEGORIES, DIFFICULTIES } from '../enums.ts';
import { contract } from './contract.ts';
import { requiredUrl } from './fields.ts';

/** What is known of the game of a page; what is not is null. */
const pageGame = z.object({
  title: z.nullable(z.string()),
  /** '2-4'. */
  players: z.nullable(z.string()),
  /** '45 min'. */
  duration: z.nullable(z.string()),
  category: z.nullable(z.enum(CATEGORIES)),
  difficulty: z.nullable(z.enum(DIFFICULTIES)),
  minAge: z.nullable(z.int()),
  /** The page's average rating as 0.5 to 5. */
  rating: z.nullable(z.number()),
  imageUrl: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The address that was asked for. */
  buyUrl: z.string(),
  bggId: z.nullable(z.int()),
  year: z.nullable(z.int()),
  /** BoardGameGeek's average weight, 1 (light) to 5 (heavy). */
  weight: z.nullable(z.number()),
  /** Player counts joined by commas: '3,4'. */
  bestPlayers: z.nullable(z.string()),
});
export type PageGame = z.output<typeof pageGame>;

export const scrapeGame = contract({
  method: 'post',
  path: '/api/games/scrape',
  summary: 'Reads what a web page tells of a game, to fill the form with; adds nothing',
  access: 'owner',
  body: z.object({ url: requiredUrl('Please enter a game URL to import information.') }),
  status: 200,
  response: pageGame,
  refusals: ['import_failed', 'too_many_requests'],
});
