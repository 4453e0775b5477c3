import { Package } from 'lucide-react';
import { reasonOr } from '#client/lib/reason-or.ts';
import type { ToastMessage } from '#client/ui/toast.ts';

export const copyRemoved = (title: string): ToastMessage => ({
  title: 'Copy removed',
  description: `${title} and its plays stay.`,
  icon: Package,
});

export const copyFailed = (error: Error): ToastMessage => ({
  title: 'Not saved',
  description: reasonOr(error, 'The copy could not be saved. Check your connection, then try again.'),
  variant: 'destructive',
});
