import { reasonsFor } from '#shared/rules/magic-picker/pick-game.ts';
import { whyPicked } from '#shared/rules/magic-picker/pick-reason.ts';
import type { Candidate } from './candidates.ts';
import type { Outcome } from './picking.ts';

/** The reason for the pick, in one or two sentences. */
export function pickWords(game: Candidate, { filters, at, isOnlyOne }: Outcome): string {
  const why = whyPicked(reasonsFor(game, filters, at), at);
  return isOnlyOne ? `The only game that fits. ${why}` : why;
}
