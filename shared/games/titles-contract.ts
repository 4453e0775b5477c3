import * as z from 'zod/mini';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { optionalText } from '#shared/contract/fields.ts';

/** A game found in the title lists; unknown fields are null. */
export const titleMatch = z.object({
  bggId: z.int(),
  title: z.string(),
  year: z.nullable(z.int()),
  /** For example '2-4'. */
  players: z.nullable(z.string()),
  /** For example '45 min'. */
  duration: z.nullable(z.string()),
  minAge: z.nullable(z.int()),
  category: z.nullable(z.enum(CATEGORIES)),
  difficulty: z.nullable(z.enum(DIFFICULTIES)),
  /** BoardGameGeek's average weight, 1 (light) to 5 (heavy). */
  weight: z.nullable(z.number()),
  /** Player counts, comma-separated: '3,4'. */
  bestPlayers: z.nullable(z.string()),
});
export type TitleMatch = z.output<typeof titleMatch>;

export const completeTitle = contract({
  method: 'get',
  path: '/api/titles',
  summary: 'Up to eight known games whose title completes what is typed, the likeliest first',
  access: 'owner',
  query: z.object({ q: optionalText(MAX_TITLE_LENGTH) }),
  status: 200,
  response: z.array(titleMatch),
});
