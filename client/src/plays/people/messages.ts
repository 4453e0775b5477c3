import { Pencil, UsersRound, UserRoundPlus } from 'lucide-react';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/plays/words/words.ts';

const failure = (description: string): ToastMessage => ({ title: t('Error'), description, variant: 'destructive' });

export const merged = (kept: string, other: string, undo: () => void): ToastMessage => ({
  title: t('People merged'),
  description: t('{other} and {kept} now count as one person. The plays themselves have not changed.', { other, kept }),
  icon: UsersRound,
  undo: { altText: t('Make them two people again'), onPress: undo },
});

export const split = (name: string): ToastMessage => ({
  title: t('Two people again'),
  description: t('{name} has a page of their own.', { name }),
  icon: UserRoundPlus,
});

export const renamed = (name: string): ToastMessage => ({
  title: t('Name changed'),
  description: t('Plays and statistics show "{name}" from now on.', { name }),
  icon: Pencil,
});

export const mergeFailed = failure(t('Failed to merge. Please try again.'));
export const splitFailed = failure(t('Failed to split. Please try again.'));
export const renameFailed = failure(t('Failed to change the name. Please try again.'));
