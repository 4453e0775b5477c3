import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#client/ui/toast.ts';
import { retirePick, staffPicksQuery } from './api.ts';
import { changeFailed, pickRetired } from './messages.ts';

/** Says why a change was not made, and fetches the picks as they are now. */
export function useSayingFailure() {
  const client = useQueryClient();
  return (error: Error) => {
    toast(changeFailed(error));
    void client.invalidateQueries({ queryKey: staffPicksQuery.queryKey });
  };
}

/** Retires a pick or brings it back, and says so. */
export function useRetiring() {
  const onError = useSayingFailure();
  return useMutation({ ...retirePick, onSuccess: (pick) => toast(pickRetired(pick)), onError });
}
