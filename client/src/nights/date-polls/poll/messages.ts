import { CalendarCheck, CalendarClock, CalendarX, Pin } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/nights/words/words.ts';

/* The toasts of a date poll. */

const failed =
  (title: string) =>
  (error: Error): ToastMessage => ({
    title,
    description: errorMessageOr(error, t('Please try again.')),
    variant: 'destructive',
    ...(error instanceof ApiError &&
      error.code === 'PLAN_LIMIT_REACHED' && {
        action: { label: t('See Plans'), altText: t('See the plans on the Premium page'), href: '/premium' },
      }),
  });

/** @param day 'Friday 4 December' */
export const dateIsSet = (day: string, mails: number, undo: () => void): ToastMessage => ({
  title: t('It is {day}', { day }),
  description:
    mails === 0
      ? t('No mail goes out.')
      : t('{count, plural, one {# mail goes} other {# mails go}} out in 10 seconds.', { count: mails }),
  icon: CalendarCheck,
  undo: { altText: t('Undo within 10 seconds; nobody has been told yet'), onPress: undo },
});
/** @param day 'Friday 4 December' */
export const dateSet = (day: string, notified: number): ToastMessage => ({
  title: t('It is {day}', { day }),
  description:
    notified === 0
      ? t('The date is set.')
      : t('The date is set. {count, plural, one {# guest is} other {# guests are}} told.', { count: notified }),
  icon: CalendarCheck,
});
export const settingUndone: ToastMessage = {
  title: t('Not set'),
  description: t('Nobody was told. The dates are open as before.'),
  icon: CalendarClock,
};
export const datesChanged = (added: number, notified: number): ToastMessage => ({
  title: t('Dates changed'),
  description:
    added > 0 && notified > 0
      ? t(
          'Answers to the others are kept. {count, plural, one {# guest is} other {# guests are}} asked about {added, plural, one {the new date} other {the new dates}}.',
          { count: notified, added },
        )
      : t('Answers to the dates that stay are kept.'),
  icon: CalendarClock,
});
export const conditionsSaved: ToastMessage = { title: t('Saved'), icon: Pin };
export const datesReopened = (notified: boolean): ToastMessage => ({
  title: t('The date is open again'),
  description: notified
    ? t('Everybody who was told the date is told that it is open again. Their answers are kept.')
    : t('The answers are kept.'),
  icon: CalendarX,
});

export const settingFailed = failed(t('The date was not set'));
export const undoFailed = failed(t('Too late to undo'));
export const changingFailed = failed(t('The dates were not changed'));
export const savingFailed = failed(t('Not saved'));
export const reopeningFailed = failed(t('The date was not opened again'));
