import { Mail, Vote } from 'lucide-react';
import { countText } from '#client/lib/number-text.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

const failure = (title: string, error: Error): ToastMessage => ({
  title,
  description: errorMessageOr(error, 'Please try again.'),
  variant: 'destructive',
});

export const votesSaved: ToastMessage = { title: 'Votes saved', description: 'The host sees the counts.', icon: Vote };
export const votesFailed = (error: Error) => failure('Error saving your votes', error);
/** @param heldBack people over today's limit */
export const votesRequested = ({ asked, heldBack }: { asked: number; heldBack: number }): ToastMessage => ({
  title: 'Asked for votes',
  description: [
    `${countText(asked, 'guest gets', 'guests get')} a mail in a few minutes, unless they vote before.`,
    heldBack === 0 ? '' : `${countText(heldBack, 'person is', 'people are')} over today's limit of mails.`,
  ]
    .filter(Boolean)
    .join(' '),
  icon: Mail,
});
export const requestFailed = (error: Error) => failure('Nobody was asked', error);
export const closingFailed = (error: Error) => failure('Error changing the vote', error);
export const withdrawFailed = (error: Error) => failure('Error taking the game back', error);
export const proposeFailed = (error: Error) => failure('Error adding the game', error);
