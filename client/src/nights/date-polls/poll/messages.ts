import { CalendarCheck, CalendarClock, CalendarX, Pin } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import { countText } from '#client/lib/number-text.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

/* The toasts of a date poll. */

const failed =
  (title: string) =>
  (error: Error): ToastMessage => ({
    title,
    description: errorMessageOr(error, 'Please try again.'),
    variant: 'destructive',
    ...(error instanceof ApiError &&
      error.code === 'PLAN_LIMIT_REACHED' && {
        action: { label: 'See Plans', altText: 'See the plans on the Premium page', href: '/premium' },
      }),
  });

/** @param day 'Friday 4 December' */
export const dateIsSet = (day: string, mails: number, undo: () => void): ToastMessage => ({
  title: `It is ${day}`,
  description: mails === 0 ? 'No mail goes out.' : `${countText(mails, 'mail goes', 'mails go')} out in 10 seconds.`,
  icon: CalendarCheck,
  undo: { altText: 'Undo within 10 seconds; nobody has been told yet', onPress: undo },
});
/** @param day 'Friday 4 December' */
export const dateSet = (day: string, notified: number): ToastMessage => ({
  title: `It is ${day}`,
  description:
    notified === 0 ? 'The date is set.' : `The date is set. ${countText(notified, 'guest is', 'guests are')} told.`,
  icon: CalendarCheck,
});
export const settingUndone: ToastMessage = {
  title: 'Not set',
  description: 'Nobody was told. The dates are open as before.',
  icon: CalendarClock,
};
export const datesChanged = (added: number, notified: number): ToastMessage => ({
  title: 'Dates changed',
  description:
    added > 0 && notified > 0
      ? `Answers to the others are kept. ${countText(notified, 'guest is', 'guests are')} asked about the new ${added === 1 ? 'date' : 'dates'}.`
      : 'Answers to the dates that stay are kept.',
  icon: CalendarClock,
});
export const conditionsSaved: ToastMessage = { title: 'Saved', icon: Pin };
export const datesReopened = (notified: boolean): ToastMessage => ({
  title: 'The date is open again',
  description: notified
    ? 'Everybody who was told the date is told that it is open again. Their answers are kept.'
    : 'The answers are kept.',
  icon: CalendarX,
});

export const settingFailed = failed('The date was not set');
export const undoFailed = failed('Too late to undo');
export const changingFailed = failed('The dates were not changed');
export const savingFailed = failed('Not saved');
export const reopeningFailed = failed('The date was not opened again');
