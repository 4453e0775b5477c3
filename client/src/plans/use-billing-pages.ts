import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '#client/ui/layers/toast.ts';
import type { BillingPeriod, PaidPlan } from '#shared/enums.ts';
import { openBillingPortal, startCheckout } from './api.ts';
import { billingNotOpened, checkoutNotOpened } from './messages.ts';

export interface BillingPages {
  /** The plan whose checkout is opening, or the portal, until the browser has left. */
  opening: PaidPlan | 'portal' | null;
  buy: (plan: PaidPlan, period: BillingPeriod) => void;
  manage: () => void;
}

const goTo = ({ url }: { url: string }) => location.assign(url);

/** Opens the pages of the payment service. */
export function useBillingPages(): BillingPages {
  const checkout = useMutation({
    ...startCheckout,
    onSuccess: goTo,
    onError: (error, ...rest) => {
      toast(checkoutNotOpened(error));
      startCheckout.onError?.(error, ...rest);
    },
  });
  const portal = useMutation({
    ...openBillingPortal,
    onSuccess: goTo,
    onError: (error) => toast(billingNotOpened(error)),
  });
  const { reset: resetCheckout } = checkout;
  const { reset: resetPortal } = portal;
  // The browser may restore this page in its old state on Back.
  useEffect(() => {
    const reset = () => {
      resetCheckout();
      resetPortal();
    };
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, [resetCheckout, resetPortal]);

  const opensCheckout = checkout.isPending || checkout.isSuccess;
  const opensPortal = portal.isPending || portal.isSuccess;
  return {
    opening: opensPortal ? 'portal' : opensCheckout ? (checkout.variables?.plan ?? null) : null,
    buy: (plan, period) => checkout.mutate({ plan, period }),
    manage: () => portal.mutate(),
  };
}
