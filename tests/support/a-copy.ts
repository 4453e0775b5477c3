import type { Copy } from '#shared/contracts/copies.ts';

/** A copy without known facts, with overrides. */
export const aCopy = (facts: Partial<Copy> = {}): Copy => ({
  id: 1,
  gameId: 1,
  edition: null,
  language: null,
  pricePaid: null,
  priceCurrency: null,
  acquiredOn: null,
  acquiredFrom: null,
  place: null,
  condition: null,
  isSleeved: false,
  barcode: null,
  ...facts,
});
