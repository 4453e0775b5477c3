import { Dices } from 'lucide-react';
import { countText } from '#client/lib/number-text.ts';
import { ApiError } from '#client/lib/http.ts';
import { reasonOr } from '#client/lib/reason-or.ts';
import type { ToastMessage } from '#client/ui/toast.ts';

export const putOnNight = (count: number, left: readonly string[]): ToastMessage => ({
  title: 'Games on the night',
  description:
    left.length === 0
      ? `${countText(count, 'game')}, in this order.`
      : `${countText(count, 'game')}, in this order. ${left.join(' and ')} comes with a guest.`,
  icon: Dices,
});

export const putFailed = (error: Error): ToastMessage => ({
  title: 'Error saving games',
  description: reasonOr(error, 'Please try again.'),
  variant: 'destructive',
  ...(error instanceof ApiError &&
    error.code === 'PLAN_LIMIT_REACHED' && {
      action: { label: 'Upgrade', altText: 'Upgrade on the Premium page', href: '/premium' },
    }),
});
