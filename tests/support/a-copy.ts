import type { Copy } from '#shared/contracts/copies.ts';
import { NO_COPY } from '#shared/rules/imports/merge-copies.ts';

/** A copy without known facts, with overrides. */
export const aCopy = (facts: Partial<Copy> = {}): Copy => ({
  id: 1,
  gameId: 1,
  ...NO_COPY,
  isSleeved: false,
  ...facts,
});
