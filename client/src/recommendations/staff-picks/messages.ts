import { CalendarClock, Star } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { StaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import type { PickState } from '#shared/games/staff-picks.ts';
import { monthText } from './month-text.ts';

export const pickSaved = ({ title, month }: StaffPick, state: PickState): ToastMessage => {
  if (state === 'scheduled')
    return { title: 'Pick saved', description: `${title} appears in ${monthText(month)}.`, icon: CalendarClock };
  const description = state === 'retired' ? `${title} stays retired.` : `${title} is among the staff picks.`;
  return { title: 'Pick saved', description, icon: Star };
};

export const pickRetired = ({ title, month }: StaffPick, state: PickState): ToastMessage => {
  if (state === 'retired') return { title: 'Pick retired', description: `${title} is no longer shown.`, icon: Star };
  const description =
    state === 'scheduled' ? `${title} appears in ${monthText(month)}.` : `${title} is among the staff picks again.`;
  return { title: 'Pick brought back', description, icon: Star };
};

/** Why a change failed. */
export const changeFailed = (error: Error): ToastMessage => ({
  title: 'Not saved',
  description:
    error instanceof ApiError && error.reason ? error.reason : 'The pick could not be changed. Please try again.',
  variant: 'destructive',
});
