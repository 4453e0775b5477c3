import { useEffect, useRef } from 'react';
import { toast } from '#client/ui/toast.ts';
import { cameTooLate } from '../messages.ts';
import type { PadSession } from '../sync/pad-session.ts';
import type { Board } from './use-board.ts';

/** Commits a half-typed number when the board closes, or says that it came too late because the play was saved. */
export function useLateNumber(board: Board, session: PadSession): void {
  const latest = useRef(board);
  latest.current = board;
  useEffect(
    () => () => {
      const { typing, place, nameOf, commit } = latest.current;
      // Whoever leaves right after typing a number has typed it for the table.
      if (session.snapshot.pad?.status !== 'finished') return commit();
      const message = cameTooLate(typing, nameOf(place?.player ?? ''));
      if (message) toast(message);
    },
    [session],
  );
}
