import { Copy, Trash2 } from 'lucide-react';
import type { ToastMessage } from '#client/ui/toast.ts';

export const addressCopied: ToastMessage = {
  title: 'Copied',
  description: 'Paste it where the others can read it.',
  icon: Copy,
};

export const discarded: ToastMessage = {
  title: 'Score pad discarded',
  description: 'Nothing was recorded.',
  icon: Trash2,
};

export const discardFailed: ToastMessage = {
  title: 'Error',
  description: 'Failed to discard the score pad. Please try again.',
  variant: 'destructive',
};
