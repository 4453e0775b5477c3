import { Archive, Target } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Challenge } from '#shared/challenges/challenges-contract.ts';

type Named = Pick<Challenge, 'name'>;

export const challengeAdded = ({ name }: Named): ToastMessage => ({
  title: 'Challenge begun',
  description: `Every play counts for ${name} from now on, and those of its days that you logged before.`,
  icon: Target,
});

export const challengeArchived = ({ name }: Named, isArchived: boolean): ToastMessage => ({
  title: isArchived ? 'Challenge archived' : 'Challenge taken out',
  description: isArchived ? `${name} is at the foot of your challenges.` : `${name} is among your challenges again.`,
  icon: Archive,
});

export const challengeDeleted = ({ name }: Named): ToastMessage => ({
  title: 'Challenge deleted',
  description: `${name} is gone. Your plays stay.`,
  icon: Target,
});

export const challengeFailed = (error: Error): ToastMessage => ({
  title: 'Not saved',
  description: errorMessageOr(error, 'The challenge could not be saved. Please try again.'),
  variant: 'destructive',
});
