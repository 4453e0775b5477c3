import * as z from 'zod/mini';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import { contract } from '#shared/contract/contract.ts';
import { requiredUrl } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** The data found on a game's page; null where unknown. */
const pageGame = z.object({
  title: z.nullable(z.string()),
  /** For example '2-4'. */
  players: z.nullable(z.string()),
  /** For example '45 min'. */
  duration: z.nullable(z.string()),
  category: z.nullable(z.enum(CATEGORIES)),
  difficulty: z.nullable(z.enum(DIFFICULTIES)),
  minAge: z.nullable(z.int()),
  /** The page's average rating on a scale from 0.5 to 5. */
  rating: z.nullable(z.number()),
  imageUrl: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The requested URL. */
  buyUrl: z.string(),
  bggId: z.nullable(z.int()),
  year: z.nullable(z.int()),
  /** BoardGameGeek's average weight, 1 (light) to 5 (heavy). */
  weight: z.nullable(z.number()),
  /** Player counts, comma-separated: '3,4'. */
  bestPlayers: z.nullable(z.string()),
});
export type PageGame = z.output<typeof pageGame>;

export const scrapeGame = contract({
  method: 'post',
  path: '/api/games/scrape',
  summary: 'Reads what a web page tells of a game, to fill the form with; adds nothing',
  access: 'owner',
  body: z.object({ url: requiredUrl(t('Please enter a game URL to import information.')) }),
  status: 200,
  response: pageGame,
  refusals: ['import_failed', 'too_many_requests', 'unavailable'],
});
