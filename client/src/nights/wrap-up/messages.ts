import { Check } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/nights/words/words.ts';

export const wrappedUp = (plays: number, mailed: number): ToastMessage => ({
  title: t('Wrapped up'),
  description: [
    plays === 0
      ? t('The list of who came is saved.')
      : t('{count, plural, one {# play is} other {# plays are}} in your log.', { count: plays }),
    mailed > 0 &&
      t('The results go to {count, plural, one {# person} other {# people}} in three minutes.', { count: mailed }),
  ]
    .filter(Boolean)
    .join(' '),
  icon: Check,
});

export const wrapUpFailed = (error: Error): ToastMessage => ({
  title: t('Not wrapped up yet'),
  description: errorMessageOr(error, t('What you entered is kept on this device. Please try again.')),
  variant: 'destructive',
});

export const noPlayers: ToastMessage = {
  title: t('No players'),
  description: t('Please add at least one player.'),
  variant: 'destructive',
};

export const replaced: ToastMessage = {
  title: t('Session updated!'),
  description: t('Your changes are saved.'),
  icon: Check,
};

export const replaceFailed: ToastMessage = {
  title: t('Error'),
  description: t('Failed to update session. Please try again.'),
  variant: 'destructive',
};
