import type { ToastMessage } from '#client/ui/layers/toast.ts';

export const addFailed: ToastMessage = {
  title: 'Error',
  description: 'Failed to add game to collection. Please try again.',
  variant: 'destructive',
};
