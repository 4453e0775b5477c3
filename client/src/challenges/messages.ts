import { Archive, Target } from 'lucide-react';
import { t } from '#client/challenges/words/words.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Challenge } from '#shared/challenges/challenges-contract.ts';

type Named = Pick<Challenge, 'name'>;

export const challengeAdded = ({ name }: Named): ToastMessage => ({
  title: t('Challenge begun'),
  description: t('Every play counts for {name} from now on, and those of its days that you logged before.', { name }),
  icon: Target,
});

export const challengeArchived = ({ name }: Named, isArchived: boolean): ToastMessage => ({
  title: isArchived ? t('Challenge archived') : t('Challenge taken out'),
  description: isArchived
    ? t('{name} is at the foot of your challenges.', { name })
    : t('{name} is among your challenges again.', { name }),
  icon: Archive,
});

export const challengeDeleted = ({ name }: Named): ToastMessage => ({
  title: t('Challenge deleted'),
  description: t('{name} is gone. Your plays stay.', { name }),
  icon: Target,
});

export const challengeFailed = (error: Error): ToastMessage => ({
  title: t('Not saved'),
  description: errorMessageOr(error, t('The challenge could not be saved. Please try again.')),
  variant: 'destructive',
});
