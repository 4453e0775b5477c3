import { Vote } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

const failure = (title: string, error: Error): ToastMessage => ({
  title,
  description: errorMessageOr(error, 'Please try again.'),
  variant: 'destructive',
});

export const votesSaved: ToastMessage = { title: 'Votes saved', description: 'The host sees the counts.', icon: Vote };
export const votesFailed = (error: Error) => failure('Error saving your votes', error);
export const closingFailed = (error: Error) => failure('Error changing the vote', error);
export const withdrawFailed = (error: Error) => failure('Error taking the game back', error);
export const proposeFailed = (error: Error) => failure('Error adding the game', error);
