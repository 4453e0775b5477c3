import { Fingerprint } from 'lucide-react';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/profile/words/words.ts';

export const added: ToastMessage = {
  title: t('Passkey added'),
  description: t('It signs you in without a code. We told you by mail as well.'),
  icon: Fingerprint,
};

export const renamed = (name: string): ToastMessage => ({
  title: t('Passkey renamed'),
  description: t('It is called {name} now.', { name }),
  icon: Fingerprint,
});

export const removed = (name: string): ToastMessage => ({
  title: t('Passkey removed'),
  description: t('{name} signs nobody in any more. You can delete it on your device, too.', { name }),
  icon: Fingerprint,
});

const notAdded = (description: string): ToastMessage => ({
  title: t('No passkey was added'),
  description,
  variant: 'destructive',
});

/** What the browser throws is named by WebAuthn, section 5.1.3. */
export function addFailed(error: Error): ToastMessage {
  if (error.name === 'NotAllowedError') return notAdded(t('It was cancelled, or it took too long.'));
  if (error.name === 'InvalidStateError') return notAdded(t('This device or key has a passkey of yours already.'));
  return notAdded(errorMessageOr(error, t('Your browser could not make one. Please try again.')));
}

export const changeFailed = (error: Error): ToastMessage => ({
  title: t('Error'),
  description: errorMessageOr(error, t('That did not work, and nothing was changed. Please try again.')),
  variant: 'destructive',
});

/** A passkey that is not found was removed elsewhere. */
export const removeFailed = (error: Error, name: string): ToastMessage =>
  isNotFound(error) ? removed(name) : changeFailed(error);
