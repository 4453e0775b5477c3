import { reasonsFor } from './rules/pick-game.ts';
import { whyPicked } from './rules/pick-reason.ts';
import type { Candidate } from './candidates.ts';
import type { Outcome } from './picking.ts';

/** The reason for the pick, in one or two sentences. */
export function pickWords(game: Candidate, { filters, at, isOnlyOne }: Outcome): string {
  const why = whyPicked(reasonsFor(game, filters, at), at);
  return isOnlyOne ? `The only game that fits. ${why}` : why;
}
