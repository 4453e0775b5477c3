import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { confetti } from '#client/ui/confetti.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { refreshSubscription } from './api.ts';
import { nothingBought, paymentOnItsWay, planBought } from './messages.ts';

/** After returning from the payment service: refreshes the subscription, shows the result, and cleans the URL. */
export function useReturnFromBilling(): void {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const { mutate } = useMutation(refreshSubscription);

  useEffect(() => {
    const params = new URLSearchParams(query);
    const checkout = params.get('checkout');
    if (checkout === null && !params.has('billing')) return;
    navigate(path, { replace: true });
    if (checkout === 'cancelled') toast(nothingBought);
    else {
      mutate(undefined, {
        onSuccess: (subscription) => {
          if (checkout !== 'done') return;
          toast(subscription ? planBought(subscription) : paymentOnItsWay);
          if (subscription) void confetti();
        },
        // The event of the payment service changes the plan, too.
        onError: () => {
          if (checkout === 'done') toast(paymentOnItsWay);
        },
      });
    }
  }, [query, path, navigate, mutate]);
}
