import { useMutation, useQuery, mutationOptions } from '@tanstack/react-query';
import { currentUserQuery, accountKeys } from '#client/accounts/api.ts';
import { confetti } from '#client/ui/confetti.ts';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';
import type { TrialState } from '#shared/limits/plan.ts';
import { ApiError, call } from '#client/lib/http/http.ts';
import { startTrial as contract } from '#shared/plans/trial-contract.ts';
import { Gem } from 'lucide-react';
import { trialEndText } from './trial-text.ts';
import { t } from '#client/plans/words/words.ts';

const trialStarted = (endsAt: Date): ToastMessage => ({
  title: t('Free trial started'),
  description: t('Premium Plus is yours until {moment}.', { moment: trialEndText(endsAt) }),
  icon: Gem,
});

const trialNotStarted = (error: Error): ToastMessage => ({
  title: t('Free trial not started'),
  description:
    error instanceof ApiError && error.reason ? error.reason : t('The trial could not be started. Please try again.'),
  variant: 'destructive',
});

/** Starts the free trial; the response updates the current user. A refusal may mean that another window was first. */
const startTrial = mutationOptions({
  mutationFn: async (_nothing: void, { client }) => {
    const user = await call(contract, {});
    client.setQueryData(currentUserQuery.queryKey, user);
    return user;
  },
  onError: (error, _nothing, _result, { client }) => {
    if (error instanceof ApiError) void client.invalidateQueries({ queryKey: accountKeys.user });
  },
});

export interface Trial {
  state: TrialState | undefined;
  starting: boolean;
  start: () => void;
}

/** The state of the user's free trial, and a function to start it. */
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
