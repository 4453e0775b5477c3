import { Mail, Trophy } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

export const started = (year: number): ToastMessage => ({
  title: `The vote for ${year} is open`,
  description: 'Nobody has been told yet. Press "Ask by Mail", or copy the links.',
  icon: Trophy,
});

export const asked: ToastMessage = {
  title: 'Everybody is asked',
  description: 'Whoever has not voted gets a mail with a link of their own.',
  icon: Mail,
};

export const closed = (year: number): ToastMessage => ({
  title: `The ${year} awards are decided`,
  description: 'Everybody sees the results at the link they voted at.',
  icon: Trophy,
});

export const deleted = (year: number): ToastMessage => ({ title: `The ${year} awards are deleted`, icon: Trophy });

export const failed = (error: Error): ToastMessage => ({
  title: 'Error',
  description: errorMessageOr(error, 'That did not work. Please try again.'),
  variant: 'destructive',
});
