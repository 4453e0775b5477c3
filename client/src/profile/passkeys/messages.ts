import { Fingerprint } from 'lucide-react';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

export const added: ToastMessage = {
  title: 'Passkey added',
  description: 'It signs you in without a code. We told you by mail as well.',
  icon: Fingerprint,
};

export const renamed = (name: string): ToastMessage => ({
  title: 'Passkey renamed',
  description: `It is called ${name} now.`,
  icon: Fingerprint,
});

export const removed = (name: string): ToastMessage => ({
  title: 'Passkey removed',
  description: `${name} signs nobody in any more. You can delete it on your device, too.`,
  icon: Fingerprint,
});

const notAdded = (description: string): ToastMessage => ({
  title: 'No passkey was added',
  description,
  variant: 'destructive',
});

/** What the browser throws is named by WebAuthn, section 5.1.3. */
export function addFailed(error: Error): ToastMessage {
  if (error.name === 'NotAllowedError') return notAdded('It was cancelled, or it took too long.');
  if (error.name === 'InvalidStateError') return notAdded('This device or key has a passkey of yours already.');
  return notAdded(errorMessageOr(error, 'Your browser could not make one. Please try again.'));
}

export const changeFailed = (error: Error): ToastMessage => ({
  title: 'Error',
  description: errorMessageOr(error, 'That did not work, and nothing was changed. Please try again.'),
  variant: 'destructive',
});

/** A passkey that is not found was removed elsewhere. */
export const removeFailed = (error: Error, name: string): ToastMessage =>
  isNotFound(error) ? removed(name) : changeFailed(error);
