import { useEffect, useRef } from 'react';
import { toast } from '#client/ui/layers/toast.ts';
import { lateNumberNotSaved } from '../messages.ts';
import type { PadSync } from '../pad-sync.ts';
import type { Board } from './use-board.ts';

/** Commits a half-typed number when the board closes, or says that it came too late because the play was saved. */
export function useCommitOnClose(board: Board, sync: PadSync): void {
  const latest = useRef(board);
  latest.current = board;
  useEffect(
    () => () => {
      const { typing, selected, nameOf, commit } = latest.current;
      // Whoever leaves right after typing a number has typed it for the table.
      if (sync.snapshot.pad?.status !== 'finished') return commit();
      const message = lateNumberNotSaved(typing, nameOf(selected?.player ?? ''));
      if (message) toast(message);
    },
    [sync],
  );
}
