import { MailCheck, Undo2 } from 'lucide-react';
import { countText } from '#client/lib/number-text.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { WaitingMails } from '#shared/nights/waiting-mails-contract.ts';

const MINUTES = ['', 'a minute', 'two minutes', 'three minutes'];
/** More than half of the last minute counts as one. */
const SECONDS_LEFT = 45;

/** 'three minutes', 'a few seconds'. @param seconds at most 180 */
const inText = (seconds: number): string =>
  seconds < SECONDS_LEFT ? 'a few seconds' : (MINUTES[Math.round(seconds / 60)] ?? 'a few minutes');

const guests = (mails: number): string => countText(mails, 'guest is', 'guests are');

/** Who is told what, and when; and what undoing it does. */
export function waitingText({ kind, mails, seconds }: WaitingMails): { title: string; text: string } {
  const when = inText(seconds);
  if (kind === 'changed')
    return {
      title: `${guests(mails)} told in ${when}`,
      text: 'A mail says what has changed. Undo, and the night is as it was before; nobody hears of it.',
    };
  if (kind === 'cancelled')
    return {
      title: `${guests(mails)} told in ${when}`,
      text: 'A mail says that the event is cancelled. Undo, and it takes place; nobody gets that mail.',
    };
  if (kind === 'vote_request')
    return {
      title: `${guests(mails)} asked for votes in ${when}`,
      text: 'Undo, and nobody is asked. Who votes before gets no mail.',
    };
  return {
    title: `The results go to ${countText(mails, 'person', 'people')} in ${when}`,
    text: 'Undo, and they stay here. You can send them later from the wrap-up.',
  };
}

export const undone: ToastMessage = { title: 'Undone', description: 'Nobody was told.', icon: Undo2 };
export const undoFailed = (error: Error): ToastMessage => ({
  title: 'Not undone',
  description: errorMessageOr(error, 'Please try again.'),
  variant: 'destructive',
});

export const sentNow = (sent: number): ToastMessage => ({
  title: 'On their way',
  description: `${countText(sent, 'mail goes', 'mails go')} out now.`,
  icon: MailCheck,
});
export const sendFailed = (error: Error): ToastMessage => ({
  title: 'Not sent yet',
  description: errorMessageOr(error, 'They go out by themselves in a moment.'),
  variant: 'destructive',
});
