import { withFullStop } from '#shared/text/with-full-stop.ts';
import { Check, LogOut, UsersRound } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Group } from '#shared/nights/groups-contract.ts';
import { t } from '#client/nights/words/words.ts';

/** @param leftOut guests beyond the limit of a group */
export const saved = ({ name, members }: Group, leftOut = 0): ToastMessage => ({
  title: t('Group saved'),
  description:
    leftOut > 0
      ? t(
          '{name} has {count, plural, one {# person} other {# people}}, as many as fit. {leftOut, plural, one {# guest was left out.} other {# guests were left out.}}',
          { name, count: members.length, leftOut },
        )
      : t('{name} has {count, plural, one {# person} other {# people}}.', { name, count: members.length }),
  icon: UsersRound,
});

export const deleted = (name: string): ToastMessage => ({
  title: t('Group deleted'),
  description: t('{name} is gone. Nobody was told, and no event changed.', { name }),
  icon: UsersRound,
});

export const shared = (sharesShelf: boolean, name: string): ToastMessage => ({
  title: sharesShelf ? t('Your shelf is shared') : t('Your shelf is no longer shared'),
  description: sharesShelf
    ? t('{name} sees which games you have.', { name })
    : t('{name} no longer sees which games you have.', { name }),
  icon: Check,
});

export const onLadder = (isOn: boolean, name: string): ToastMessage => ({
  title: isOn ? t('You are on the ladder') : t('You left the ladder'),
  description: isOn
    ? t('{name} sees your rating again.', { name })
    : t('{name} sees nothing of you there, and plays count as if your seat were empty.', { name }),
  icon: isOn ? Check : LogOut,
});

export const left = (name: string): ToastMessage => ({
  title: t('You left the group'),
  description: withFullStop(t('You are no longer in {name}', { name })),
  icon: LogOut,
});

export const failed = (error: Error): ToastMessage => ({
  title: t('Error'),
  description: errorMessageOr(error, t('That did not work. Please try again.')),
  variant: 'destructive',
});
