import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { confetti } from '#client/ui/confetti.ts';
import { toast } from '#client/ui/toast.ts';
import { refreshSubscription } from './api.ts';
import { nothingBought, paymentOnItsWay, planBought } from './messages.ts';

/**
 * For whom comes back from the pages of the payment service: has the server ask what is paid for now, and says what
 * came of it. The address is then as it always is.
 */
export function useReturnFromBilling(): void {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const { mutate } = useMutation(refreshSubscription);

  useEffect(() => {
    const asked = new URLSearchParams(query);
    const checkout = asked.get('checkout');
    if (checkout === null && !asked.has('billing')) return;
    navigate(path, { replace: true });
    if (checkout === 'cancelled') toast(nothingBought);
    else {
      mutate(undefined, {
        onSuccess: (subscription) => {
          if (checkout !== 'done') return;
          toast(subscription ? planBought(subscription) : paymentOnItsWay);
          if (subscription) void confetti();
        },
      });
    }
  }, [query, path, navigate, mutate]);
}
