import { MailCheck, Undo2 } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { WaitingMails } from '#shared/nights/waiting-mails-contract.ts';
import { t } from '#client/nights/words/words.ts';

const MINUTES = ['', t('a minute'), t('two minutes'), t('three minutes')];
/** More than half of the last minute counts as one. */
const SECONDS_LEFT = 45;

/** 'three minutes', 'a few seconds'. @param seconds at most 180 */
const inText = (seconds: number): string =>
  seconds < SECONDS_LEFT ? t('a few seconds') : (MINUTES[Math.round(seconds / 60)] ?? t('a few minutes'));

/** Who is told what, and when; and what undoing it does. */
export function waitingText({ kind, mails, seconds }: WaitingMails): { title: string; text: string } {
  const when = inText(seconds);
  if (kind === 'changed')
    return {
      title: t('{count, plural, one {# guest is told in {when}} other {# guests are told in {when}}}', {
        count: mails,
        when,
      }),
      text: t('A mail says what has changed. Undo, and the night is as it was before; nobody hears of it.'),
    };
  if (kind === 'cancelled')
    return {
      title: t('{count, plural, one {# guest is told in {when}} other {# guests are told in {when}}}', {
        count: mails,
        when,
      }),
      text: t('A mail says that the event is cancelled. Undo, and it takes place; nobody gets that mail.'),
    };
  if (kind === 'vote_request')
    return {
      title: t(
        '{count, plural, one {# guest is asked for votes in {when}} other {# guests are asked for votes in {when}}}',
        { count: mails, when },
      ),
      text: t('Undo, and nobody is asked. Who votes before gets no mail.'),
    };
  return {
    title: t('The results go to {count, plural, one {# person} other {# people}} in {when}', { count: mails, when }),
    text: t('Undo, and they stay here. You can send them later from the wrap-up.'),
  };
}

export const undone: ToastMessage = { title: t('Undone'), description: t('Nobody was told.'), icon: Undo2 };
export const undoFailed = (error: Error): ToastMessage => ({
  title: t('Not undone'),
  description: errorMessageOr(error, t('Please try again.')),
  variant: 'destructive',
});

export const sentNow = (sent: number): ToastMessage => ({
  title: t('On their way'),
  description: t('{count, plural, one {# mail goes} other {# mails go}} out now.', { count: sent }),
  icon: MailCheck,
});
export const sendFailed = (error: Error): ToastMessage => ({
  title: t('Not sent yet'),
  description: errorMessageOr(error, t('They go out by themselves in a moment.')),
  variant: 'destructive',
});
