import { CalendarCheck, CalendarX2, CopyPlus, Pause, Play, Trash2 } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import type { EventTemplate } from '#shared/nights/templates-contract.ts';
import { t } from '#client/nights/words/words.ts';

export const templateSaved = ({ name }: EventTemplate): ToastMessage => ({
  title: t('Template saved'),
  description: t('"{name}" is ready.', { name }),
  icon: CopyPlus,
});

export const eventSavedAsTemplate = ({ name }: EventTemplate): ToastMessage => ({
  title: t('Saved as a template'),
  description: t('"{name}" has the same games and the same guests. Let it repeat, or use it when you like.', { name }),
  icon: CopyPlus,
  action: { label: t('Templates'), altText: t('Go to your templates'), href: '/game-nights?tab=templates' },
});

export const templateDeleted = ({ name }: EventTemplate): ToastMessage => ({
  title: t('Template deleted'),
  description: t('"{name}" creates no more nights. The nights it has created stay.', { name }),
  icon: Trash2,
});

export const templateUsed = ({ guests }: Event): ToastMessage => ({
  title: t('Game night created successfully!'),
  description:
    guests === 0
      ? t('Your game night has been scheduled.')
      : t('Your game night has been scheduled. Its regulars are on the list and not yet invited.'),
  icon: CalendarCheck,
});

export const nightSkipped = (day: string, undo: () => void): ToastMessage => ({
  title: t('{day} is skipped', { day }),
  description: t('The nights after it stay as they are.'),
  icon: CalendarX2,
  undo: { altText: t('Do not skip this night'), onPress: undo },
});

export const pausedOrResumed = ({ name, pausedBecause }: EventTemplate): ToastMessage => ({
  title: pausedBecause === null ? t('Resumed') : t('Paused'),
  description:
    pausedBecause === null
      ? t('"{name}" creates its nights again.', { name })
      : t('"{name}" creates no nights for now.', { name }),
  icon: pausedBecause === null ? Play : Pause,
});

/** With the server's message, if any. */
const failed =
  (title: string, otherwise: string) =>
  (error: Error): ToastMessage => ({
    title,
    description: (error instanceof ApiError && error.reason) || otherwise,
    variant: 'destructive',
    ...(error instanceof ApiError &&
      error.code === 'PLAN_REQUIRED' && {
        action: { label: t('See Plans'), altText: t('See the plans on the Premium page'), href: '/premium' },
      }),
  });

export const saveFailed = failed(t('Not saved'), t('The template could not be saved. Please try again.'));
export const deleteFailed = failed(t('Not deleted'), t('The template could not be deleted. Please try again.'));
export const usingFailed = failed(t('Error creating game night'), t('Please try again.'));
