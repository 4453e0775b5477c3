import { CalendarPlus } from 'lucide-react';
import type { ToastMessage } from '#client/ui/toast.ts';

export const isOnNight = (title: string, night: string): ToastMessage => ({
  title: 'Put on the Night',
  description: `${title} is on ${night}.`,
  icon: CalendarPlus,
});

export const putOnNightFailed: ToastMessage = {
  title: 'Error',
  description: 'Failed to put the game on the night. Please try again.',
  variant: 'destructive',
};
