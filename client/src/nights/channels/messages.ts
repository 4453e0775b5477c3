import { Megaphone } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/nights/words/words.ts';

export const added = (name: string): ToastMessage => ({
  title: t('Channel added'),
  description: t('{name} is told of what happens from now on. Send a test to see that it arrives.', { name }),
  icon: Megaphone,
});

export const saved = (name: string): ToastMessage => ({
  title: t('Channel saved'),
  description: t('{name} is told what you chose from now on.', { name }),
  icon: Megaphone,
});

export const resumed = (name: string): ToastMessage => ({
  title: t('Channel resumed'),
  description: t('{name} is told of what happens from now on.', { name }),
  icon: Megaphone,
});

export const deleted = (name: string): ToastMessage => ({
  title: t('Channel deleted'),
  description: t('{name} is told nothing any more.', { name }),
  icon: Megaphone,
});

export const keyCopied: ToastMessage = {
  title: t('Key copied'),
  description: t('Give it to the program that receives the messages.'),
  icon: Megaphone,
};

export const keyNotCopied: ToastMessage = {
  title: t('Not copied'),
  description: t('Your browser did not allow it. Select the key and copy it by hand.'),
  variant: 'destructive',
};

export const failed = (error: Error): ToastMessage => ({
  title: t('Error'),
  description: errorMessageOr(error, t('That did not work. Please try again.')),
  variant: 'destructive',
});
