import type { Copy } from '#shared/copies/copies-contract.ts';
import { NO_COPY } from '#server/copies/merge-copies.ts';

/** Everything that can be known of a copy. */
export const KNOWN_COPY = {
  edition: '2nd printing',
  language: 'English',
  pricePaid: 49,
  priceCurrency: 'EUR',
  acquiredOn: '2021-03-14',
  acquiredFrom: 'Spielwiese',
  place: 'Flat, shelf 3',
  condition: 'Very good',
  notes: 'The insert is home-made',
  isSleeved: true,
  barcode: '644216627721',
} as const;

/** A copy without known facts, with overrides. */
export const aCopy = (facts: Partial<Copy> = {}): Copy => ({
  id: 1,
  gameId: 1,
  ...NO_COPY,
  isSleeved: false,
  ...facts,
});
