import { Megaphone } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

export const added = (name: string): ToastMessage => ({
  title: 'Channel added',
  description: `${name} is told of what happens from now on. Send a test to see that it arrives.`,
  icon: Megaphone,
});

export const saved = (name: string): ToastMessage => ({
  title: 'Channel saved',
  description: `${name} is told what you chose from now on.`,
  icon: Megaphone,
});

export const resumed = (name: string): ToastMessage => ({
  title: 'Channel resumed',
  description: `${name} is told of what happens from now on.`,
  icon: Megaphone,
});

export const deleted = (name: string): ToastMessage => ({
  title: 'Channel deleted',
  description: `${name} is told nothing any more.`,
  icon: Megaphone,
});

export const keyCopied: ToastMessage = {
  title: 'Key copied',
  description: 'Give it to the program that receives the messages.',
  icon: Megaphone,
};

export const keyNotCopied: ToastMessage = {
  title: 'Not copied',
  description: 'Your browser did not allow it. Select the key and copy it by hand.',
  variant: 'destructive',
};

export const failed = (error: Error): ToastMessage => ({
  title: 'Error',
  description: errorMessageOr(error, 'That did not work. Please try again.'),
  variant: 'destructive',
});
