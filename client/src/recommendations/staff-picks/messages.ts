import { CalendarClock, Star } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { StaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import type { PickState } from '#shared/games/staff-picks.ts';
import { monthText } from './month-text.ts';
import { t } from '#client/recommendations/words/words.ts';

export const pickSaved = ({ title, month }: StaffPick, state: PickState): ToastMessage => {
  if (state === 'scheduled')
    return { title: t('Pick saved'), description: appearsText(title, month), icon: CalendarClock };
  const description =
    state === 'retired' ? t('{title} stays retired.', { title }) : t('{title} is among the staff picks.', { title });
  return { title: t('Pick saved'), description, icon: Star };
};

export const pickRetired = ({ title, month }: StaffPick, state: PickState): ToastMessage => {
  if (state === 'retired')
    return { title: t('Pick retired'), description: t('{title} is no longer shown.', { title }), icon: Star };
  const description =
    state === 'scheduled' ? appearsText(title, month) : t('{title} is among the staff picks again.', { title });
  return { title: t('Pick brought back'), description, icon: Star };
};

/** Why a change failed. */
export const changeFailed = (error: Error): ToastMessage => ({
  title: t('Not saved'),
  description:
    error instanceof ApiError && error.reason ? error.reason : t('The pick could not be changed. Please try again.'),
  variant: 'destructive',
});

const appearsText = (title: string, month: string | null): string =>
  t('{title} appears in {month}.', { title, month: monthText(month) });
