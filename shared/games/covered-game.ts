import * as z from 'zod/mini';
import { CATEGORIES } from '#shared/enums.ts';

/** The fields that a cover is drawn from. */
export const coveredGame = z.object({
  id: z.int(),
  title: z.string(),
  category: z.enum(CATEGORIES),
  imageUrl: z.nullable(z.string()),
});
export type CoveredGame = z.output<typeof coveredGame>;
