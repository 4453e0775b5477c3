import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { ApiError } from '#client/lib/http.ts';
import { toast, type ToastMessage } from '#client/ui/toast.ts';
import { gameKeys } from './api.ts';

interface Outcome<Answer, Sent> {
  /** Also runs if the card has been unmounted. */
  done?: (answer: Answer, sent: Sent) => void;
  failed: (error: Error, sent: Sent) => ToastMessage;
}

/** A mutation of a game with an error toast. If the game no longer exists, it is removed from the screen. */
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
