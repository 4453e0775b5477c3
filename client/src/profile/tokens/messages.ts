import { ClipboardCheck, KeyRound } from 'lucide-react';
import { ApiError, isNotFound } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/profile/words/words.ts';

export const tokenCopied: ToastMessage = {
  title: t('Token copied'),
  description: t('Paste it where your program asks for it.'),
  icon: ClipboardCheck,
};

export const tokenNotCopied: ToastMessage = {
  title: t('Not copied'),
  description: t('Your browser did not allow it. Select the token and copy it by hand.'),
  variant: 'destructive',
};

export const tokenRevoked = (name: string): ToastMessage => ({
  title: t('Token revoked'),
  description: t('{name} does not work any more.', { name }),
  icon: KeyRound,
});

export const notMade = (error: Error): ToastMessage => ({
  title: t('No token was made'),
  description: (error instanceof ApiError && error.status < 500 && error.reason) || t('Please try again.'),
  variant: 'destructive',
});

/** A token that is not found was revoked elsewhere. */
export const revokeFailed = (error: Error, name: string): ToastMessage =>
  isNotFound(error)
    ? tokenRevoked(name)
    : {
        title: t('Not revoked'),
        description: t('{name} still works. Please try again.', { name }),
        variant: 'destructive',
      };
