import { CalendarCheck, CalendarX2, CopyPlus, Pause, Play, Trash2 } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import type { EventTemplate } from '#shared/nights/templates-contract.ts';

export const templateSaved = ({ name }: EventTemplate): ToastMessage => ({
  title: 'Template saved',
  description: `"${name}" is ready.`,
  icon: CopyPlus,
});

export const eventSavedAsTemplate = ({ name }: EventTemplate): ToastMessage => ({
  title: 'Saved as a template',
  description: `"${name}" has the same games and the same guests. Let it repeat, or use it when you like.`,
  icon: CopyPlus,
  action: { label: 'Templates', altText: 'Go to your templates', href: '/game-nights?tab=templates' },
});

export const templateDeleted = ({ name }: EventTemplate): ToastMessage => ({
  title: 'Template deleted',
  description: `"${name}" creates no more nights. The nights it has created stay.`,
  icon: Trash2,
});

export const templateUsed = ({ guests }: Event): ToastMessage => ({
  title: 'Game night created successfully!',
  description:
    guests === 0
      ? 'Your game night has been scheduled.'
      : 'Your game night has been scheduled. Its regulars are on the list and not yet invited.',
  icon: CalendarCheck,
});

export const nightSkipped = (day: string, undo: () => void): ToastMessage => ({
  title: `${day} is skipped`,
  description: 'The nights after it stay as they are.',
  icon: CalendarX2,
  undo: { altText: 'Do not skip this night', onPress: undo },
});

export const pausedOrResumed = ({ name, pausedBecause }: EventTemplate): ToastMessage => ({
  title: pausedBecause === null ? 'Resumed' : 'Paused',
  description: pausedBecause === null ? `"${name}" creates its nights again.` : `"${name}" creates no nights for now.`,
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
        action: { label: 'See Plans', altText: 'See the plans on the Premium page', href: '/premium' },
      }),
  });

export const saveFailed = failed('Not saved', 'The template could not be saved. Please try again.');
export const deleteFailed = failed('Not deleted', 'The template could not be deleted. Please try again.');
export const usingFailed = failed('Error creating game night', 'Please try again.');
