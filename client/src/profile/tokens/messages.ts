import { ClipboardCheck, KeyRound } from 'lucide-react';
import { ApiError, isNotFound } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

export const tokenCopied: ToastMessage = {
  title: 'Token copied',
  description: 'Paste it where your program asks for it.',
  icon: ClipboardCheck,
};

export const tokenNotCopied: ToastMessage = {
  title: 'Not copied',
  description: 'Your browser did not allow it. Select the token and copy it by hand.',
  variant: 'destructive',
};

export const tokenRevoked = (name: string): ToastMessage => ({
  title: 'Token revoked',
  description: `${name} does not work any more.`,
  icon: KeyRound,
});

export const notMade = (error: Error): ToastMessage => ({
  title: 'No token was made',
  description: (error instanceof ApiError && error.status < 500 && error.reason) || 'Please try again.',
  variant: 'destructive',
});

/** A token that is not found was revoked elsewhere. */
export const revokeFailed = (error: Error, name: string): ToastMessage =>
  isNotFound(error)
    ? tokenRevoked(name)
    : { title: 'Not revoked', description: `${name} still works. Please try again.`, variant: 'destructive' };
