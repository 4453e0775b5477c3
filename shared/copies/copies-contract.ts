import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';

/** A box that an owner has of a game; unknown fields are null. */
export const copy = z.object({
  id: z.int(),
  gameId: z.int(),
  edition: z.nullable(z.string()),
  language: z.nullable(z.string()),
  /** With at most two decimals, in `priceCurrency`. */
  pricePaid: z.nullable(z.number()),
  /** ISO 4217, such as EUR. */
  priceCurrency: z.nullable(z.string()),
  /** YYYY-MM-DD. */
  acquiredOn: z.nullable(z.string()),
  acquiredFrom: z.nullable(z.string()),
  place: z.nullable(z.string()),
  condition: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  isSleeved: z.boolean(),
  /** EAN-13 or EAN-8; any text if it came from a file. */
  barcode: z.nullable(z.string()),
});
export type Copy = z.output<typeof copy>;

export const listCopies = contract({
  method: 'get',
  path: '/api/copies',
  summary: "The owner's copies of all games, in the order in which they were added",
  access: 'owner',
  status: 200,
  response: z.array(copy),
});
