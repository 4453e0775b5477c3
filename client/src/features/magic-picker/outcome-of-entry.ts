import type { Outcome } from './picking.ts';

interface EntryState {
  pick?: Outcome;
}

const entryState = (): EntryState =>
  (typeof history === 'undefined' ? null : (history.state as EntryState | null)) ?? {};

/** The pick stored in the history entry, so that Back and a reload show it again. */
export const outcomeOfEntry = (): Outcome | null => entryState().pick ?? null;

/** Stores a pick, or removes what is stored. */
export function saveOutcome(outcome: Outcome | null): void {
  const { pick, ...rest } = entryState();
  if (pick?.turn !== outcome?.turn) history.replaceState(outcome ? { ...rest, pick: outcome } : rest, '');
}
