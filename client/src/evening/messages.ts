import { Dices, Undo2 } from 'lucide-react';
import { countText } from '#client/lib/number-text.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

/** @param count games on the night now */
export const putOnNight = (count: number, undo: () => void): ToastMessage => ({
  title: 'Games saved',
  description: `The night now has ${countText(count, 'game')}, starting with this plan.`,
  icon: Dices,
  undo: { altText: 'Choose Games under Games puts others on the night', onPress: undo },
});

export const planRestored: ToastMessage = {
  title: 'Change undone',
  description: 'The night has its previous games again.',
  icon: Undo2,
};

export const changedSince: ToastMessage = {
  title: 'Not undone',
  description: 'The games of this night have been changed since then. Choose them under Games.',
  variant: 'destructive',
};

export const wishesFailed = (error: Error): ToastMessage => ({
  title: 'Not saved',
  description: errorMessageOr(error, 'Please try again.'),
  variant: 'destructive',
});

export const putFailed = (error: Error): ToastMessage => ({
  title: 'Error saving games',
  description: errorMessageOr(error, 'Please try again.'),
  variant: 'destructive',
  ...(error instanceof ApiError &&
    error.code === 'PLAN_LIMIT_REACHED' && {
      action: { label: 'Upgrade', altText: 'Upgrade on the Premium page', href: '/premium' },
    }),
});
