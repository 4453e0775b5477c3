import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { t } from '#client/games/words/words.ts';

export const addFailed: ToastMessage = {
  title: t('Error'),
  description: t('Failed to add game to collection. Please try again.'),
  variant: 'destructive',
};
