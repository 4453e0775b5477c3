import { useEffect, useState } from 'react';
import type { PickerFilters } from '#shared/magic-picker/picker-filters.ts';
import type { Candidate } from './candidates.ts';
import { saveUsualPlayers, saveVisit, readVisit } from './picker-storage.ts';
import * as steps from './picker-state.ts';

interface EntryState {
  pick?: steps.Outcome;
}

const entryState = (): EntryState =>
  (typeof history === 'undefined' ? null : (history.state as EntryState | null)) ?? {};

/** The pick stored in the history entry, so that Back and a reload show it again. */
const outcomeOfEntry = (): steps.Outcome | null => entryState().pick ?? null;

/** Stores a pick, or removes what is stored. */
function saveOutcome(outcome: steps.Outcome | null): void {
  const { pick, ...rest } = entryState();
  if (pick?.turn !== outcome?.turn) history.replaceState(outcome ? { ...rest, pick: outcome } : rest, '');
}

/** The picker's state in this tab, and its actions. */
export function usePicker(candidates: readonly Candidate[], filters: PickerFilters) {
  const [picking, set] = useState<steps.Picking>(() => ({ ...readVisit(), outcome: outcomeOfEntry() }));
  const { history, turnedDown, outcome } = picking;
  useEffect(() => saveVisit({ history, turnedDown }), [history, turnedDown]);
  // Always: other filters make another address, and so another state of the entry.
  useEffect(() => saveOutcome(outcome));

  const table = (among = filters) => ({ candidates, filters: among, now: new Date(), random: Math.random });
  return {
    picking,
    /** @param among other filters than the present ones, if they are about to change */
    pick: (among = filters) => {
      saveUsualPlayers(among.players);
      set(steps.pickAgain(picking, table(among)));
    },
    rejectPick: () => set(steps.rejectPick(picking, table())),
    choosePick: (gameId: number) => set(steps.choosePick(picking, gameId)),
    pickFromAll: () => set(steps.pickAgain(steps.clearRejected(picking), table())),
    clearRejected: () => set(steps.clearRejected(picking)),
    startOver: () => set(steps.STARTED_OVER),
  };
}
