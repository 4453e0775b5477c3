import { withFullStop } from '#shared/text/with-full-stop.ts';
import { Check, LogOut, UsersRound } from 'lucide-react';
import { countText } from '#client/lib/number-text.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Group } from '#shared/nights/groups-contract.ts';

/** @param leftOut guests beyond the limit of a group */
export const saved = ({ name, members }: Group, leftOut = 0): ToastMessage => ({
  title: 'Group saved',
  description: `${name} has ${countText(members.length, 'person', 'people')}${
    leftOut > 0 ? `, as many as fit. ${countText(leftOut, 'guest was', 'guests were')} left out` : ''
  }.`,
  icon: UsersRound,
});

export const deleted = (name: string): ToastMessage => ({
  title: 'Group deleted',
  description: `${name} is gone. Nobody was told, and no event changed.`,
  icon: UsersRound,
});

export const shared = (sharesShelf: boolean, name: string): ToastMessage => ({
  title: sharesShelf ? 'Your shelf is shared' : 'Your shelf is no longer shared',
  description: sharesShelf ? `${name} sees which games you have.` : `${name} no longer sees which games you have.`,
  icon: Check,
});

export const onLadder = (isOn: boolean, name: string): ToastMessage => ({
  title: isOn ? 'You are on the ladder' : 'You left the ladder',
  description: isOn
    ? `${name} sees your rating again.`
    : `${name} sees nothing of you there, and plays count as if your seat were empty.`,
  icon: isOn ? Check : LogOut,
});

export const left = (name: string): ToastMessage => ({
  title: 'You left the group',
  description: withFullStop(`You are no longer in ${name}`),
  icon: LogOut,
});

export const failed = (error: Error): ToastMessage => ({
  title: 'Error',
  description: errorMessageOr(error, 'That did not work. Please try again.'),
  variant: 'destructive',
});
