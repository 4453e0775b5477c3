import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOutcomes, playsQuery } from '../api.ts';
import * as messages from '../messages.ts';
import { toast } from '#client/ui/layers/toast.ts';
import type { PlayOutcome } from '#shared/enums.ts';

const OTHER = { highest: 'lowest', lowest: 'highest' } as const;
const isByScore = (outcome: PlayOutcome): outcome is keyof typeof OTHER => outcome in OTHER;

interface Switched {
  gameId: number | null;
  /** The edited play. */
  playId: number | undefined;
  before: PlayOutcome;
  now: PlayOutcome;
}

/**
 * The plays of a game in which the other score wins, while the owner switches which one does: the form asks whether they change
 * as well.
 */
export function useEarlierPlays({ gameId, playId, before, now }: Switched) {
  const { data: plays } = useQuery(playsQuery);
  const [isWanted, setWanted] = useState(false);
  // The dialog is closed before the answer arrives.
  const changing = useMutation({
    ...changeOutcomes,
    onError: () => toast(messages.outcomesFailed),
    onSuccess: ({ ids }, { gameId: id, from: former, to, ids: takenBack }) => {
      if (takenBack || ids.length === 0) return;
      toast(messages.outcomesChanged(ids.length, to, () => changing.mutate({ gameId: id, from: to, to: former, ids })));
    },
  });
  const isSwitched = gameId !== null && before !== now && isByScore(now);
  const from = isSwitched ? OTHER[now] : null;
  const count = plays?.filter((play) => play.gameId === gameId && play.outcome === from && play.id !== playId).length;
  return {
    /** Their number; 0 if nothing was switched. */
    count: isSwitched ? (count ?? 0) : 0,
    isWanted,
    setWanted,
    /** Changes them if the owner wants that. @param recorded the play that is as it should be */
    change: (recorded: number) => {
      if (!isSwitched || from === null || !isWanted) return;
      changing.mutate({ gameId, from, to: now, except: recorded });
    },
  };
}
