import { Mail, Vote } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/nights/words/words.ts';

const failure = (title: string, error: Error): ToastMessage => ({
  title,
  description: errorMessageOr(error, t('Please try again.')),
  variant: 'destructive',
});

export const votesSaved: ToastMessage = {
  title: t('Votes saved'),
  description: t('The host sees the counts.'),
  icon: Vote,
};
export const votesFailed = (error: Error) => failure(t('Error saving your votes'), error);
/** @param heldBack people over today's limit */
export const votesRequested = ({ asked, heldBack }: { asked: number; heldBack: number }): ToastMessage => ({
  title: t('Asked for votes'),
  description: [
    t('{count, plural, one {# guest gets} other {# guests get}} a mail in a few minutes, unless they vote before.', {
      count: asked,
    }),
    heldBack === 0
      ? ''
      : t("{count, plural, one {# person is} other {# people are}} over today's limit of mails.", { count: heldBack }),
  ]
    .filter(Boolean)
    .join(' '),
  icon: Mail,
});
export const requestFailed = (error: Error) => failure(t('Nobody was asked'), error);
export const closingFailed = (error: Error) => failure(t('Error changing the vote'), error);
export const withdrawFailed = (error: Error) => failure(t('Error taking the game back'), error);
export const proposeFailed = (error: Error) => failure(t('Error adding the game'), error);
