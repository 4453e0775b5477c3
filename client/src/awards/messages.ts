import { Mail, Trophy } from 'lucide-react';
import { t } from '#client/awards/words/words.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

export const started = (year: number): ToastMessage => ({
  title: t('The vote for {year} is open', { year: String(year) }),
  description: t('Nobody has been told yet. Press "Ask by Mail", or copy the links.'),
  icon: Trophy,
});

export const asked: ToastMessage = {
  title: t('Everybody is asked'),
  description: t('Whoever has not voted gets a mail with a link of their own.'),
  icon: Mail,
};

export const closed = (year: number): ToastMessage => ({
  title: t('The {year} awards are decided', { year: String(year) }),
  description: t('Everybody sees the results at the link they voted at.'),
  icon: Trophy,
});

export const deleted = (year: number): ToastMessage => ({
  title: t('The {year} awards are deleted', { year: String(year) }),
  icon: Trophy,
});

export const failed = (error: Error): ToastMessage => ({
  title: t('Error'),
  description: errorMessageOr(error, t('That did not work. Please try again.')),
  variant: 'destructive',
});
