import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { ApiError } from '#client/lib/http.ts';
import { toast, type ToastMessage } from '#client/ui/toast.ts';
import { gameKeys } from './api.ts';

interface Outcome<Answer, Sent> {
  /** Also runs when the card that asked for it has left the page. */
  done?: (answer: Answer, sent: Sent) => void;
  failed: (error: Error, sent: Sent) => ToastMessage;
}

/** A mutation of the collection that says so when it fails. A game that is no longer there then leaves the screen. */
export function useGameMutation<Answer, Sent>(
  options: UseMutationOptions<Answer, Error, Sent>,
  { done, failed }: Outcome<Answer, Sent>,
) {
  const client = useQueryClient();
  return useMutation({
    ...options,
    onSuccess: (answer, sent) => done?.(answer, sent),
    onError: (error, sent) => {
      toast(failed(error, sent));
      if (error instanceof ApiError && error.status === 404) void client.invalidateQueries({ queryKey: gameKeys.all });
    },
  });
}
