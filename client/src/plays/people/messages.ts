import { Pencil, UsersRound, UserRoundPlus } from 'lucide-react';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

const failure = (description: string): ToastMessage => ({ title: 'Error', description, variant: 'destructive' });

export const merged = (kept: string, other: string, undo: () => void): ToastMessage => ({
  title: 'People merged',
  description: `${other} and ${kept} now count as one person. The plays themselves have not changed.`,
  icon: UsersRound,
  undo: { altText: 'Make them two people again', onPress: undo },
});

export const split = (name: string): ToastMessage => ({
  title: 'Two people again',
  description: `${name} has a page of their own.`,
  icon: UserRoundPlus,
});

export const renamed = (name: string): ToastMessage => ({
  title: 'Name changed',
  description: `Plays and statistics show "${name}" from now on.`,
  icon: Pencil,
});

export const mergeFailed = failure('Failed to merge. Please try again.');
export const splitFailed = failure('Failed to split. Please try again.');
export const renameFailed = failure('Failed to change the name. Please try again.');
