import { ListOrdered } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';

export const switched = (isOn: boolean): ToastMessage => ({
  title: isOn ? 'The ladder is on' : 'The ladder is off',
  description: isOn
    ? 'Members of the group with an account see it under Groups.'
    : 'Nobody sees it any more. Switch it on again whenever you like: nothing is lost.',
  icon: ListOrdered,
});

export const failed = (error: Error): ToastMessage => ({
  title: 'Error',
  description: errorMessageOr(error, 'That did not work. Please try again.'),
  variant: 'destructive',
});
