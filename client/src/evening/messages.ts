import { Dices, Undo2 } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/evening/words/words.ts';

/** @param count games on the night now */
export const putOnNight = (count: number, undo: () => void): ToastMessage => ({
  title: t('Games saved'),
  description: t(
    '{count, plural, one {The night now has # game, starting with this plan.} other {The night now has # games, starting with this plan.}}',
    { count },
  ),
  icon: Dices,
  undo: { altText: t('Choose Games under Games puts others on the night'), onPress: undo },
});

export const planRestored: ToastMessage = {
  title: t('Change undone'),
  description: t('The night has its previous games again.'),
  icon: Undo2,
};

export const changedSince: ToastMessage = {
  title: t('Not undone'),
  description: t('The games of this night have been changed since then. Choose them under Games.'),
  variant: 'destructive',
};

export const wishesFailed = (error: Error): ToastMessage => ({
  title: t('Not saved'),
  description: errorMessageOr(error, t('Please try again.')),
  variant: 'destructive',
});

export const putFailed = (error: Error): ToastMessage => ({
  title: t('Error saving games'),
  description: errorMessageOr(error, t('Please try again.')),
  variant: 'destructive',
  ...(error instanceof ApiError &&
    error.code === 'PLAN_LIMIT_REACHED' && {
      action: { label: t('Upgrade'), altText: t('Upgrade on the Premium page'), href: '/premium' },
    }),
});
