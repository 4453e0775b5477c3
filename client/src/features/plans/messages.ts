import { Gem } from 'lucide-react';
import { ApiError } from '#client/lib/http.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { trialEndText } from '#client/entities/plans/plan-words.ts';

export const trialStarted = (endsAt: Date): ToastMessage => ({
  title: 'Free trial started',
  description: `Premium Plus is yours until ${trialEndText(endsAt)}.`,
  icon: Gem,
});

export const trialNotStarted = (error: Error): ToastMessage => ({
  title: 'Free trial not started',
  description:
    error instanceof ApiError && error.reason ? error.reason : 'The trial could not be started. Please try again.',
  variant: 'destructive',
});
