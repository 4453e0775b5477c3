import { useMutation, useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '#client/entities/user/api.ts';
import { confetti } from '#client/ui/confetti.ts';
import { toast } from '#client/ui/toast.ts';
import type { TrialState } from '#shared/rules/plans/plan.ts';
import { startTrial } from './api.ts';
import { trialNotStarted, trialStarted } from './messages.ts';

export interface Trial {
  state: TrialState | undefined;
  starting: boolean;
  start: () => void;
}

/** How the signed-in person stands with their free trial, and how to start it. */
export function useTrial(onStarted?: () => void): Trial {
  const { data: user } = useQuery(currentUserQuery);
  const { mutate, isPending } = useMutation({
    ...startTrial,
    onSuccess: ({ trialEndsAt }) => {
      if (trialEndsAt) toast(trialStarted(trialEndsAt));
      onStarted?.();
      void confetti();
    },
    onError: (error, ...rest) => {
      toast(trialNotStarted(error));
      startTrial.onError?.(error, ...rest);
    },
  });
  return { state: user?.trialState, starting: isPending, start: () => mutate() };
}
