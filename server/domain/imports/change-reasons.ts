import type { ImportReason } from '#shared/rules/imports/import-reasons.ts';
import { FILLED_FACTS, type ImportedChange } from '#shared/rules/imports/imported-game.ts';

/** The owner-visible reasons of a change; empty if only internal import data changes. */
export function changeReasons({ from, to }: ImportedChange): ImportReason[] {
  const reasons: ImportReason[] = [];
  if (to.isWishlist === false) reasons.push({ code: 'moved_to_collection' });
  const facts = [...FILLED_FACTS, 'isExpansion' as const].filter((fact) => fact in to);
  if (facts.length > 0) reasons.push({ code: 'filled', facts });
  if (to.rating !== undefined) reasons.push({ code: 'rating', from: from.rating ?? 0, to: to.rating });
  if (to.timesPlayed !== undefined) reasons.push({ code: 'plays', from: from.timesPlayed ?? 0, to: to.timesPlayed });
  if (to.notes !== undefined) reasons.push({ code: 'notes', replaced: Boolean(from.notes) });
  return reasons;
}
