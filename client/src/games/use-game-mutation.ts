import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';

interface Outcome<Answer, Sent> {
  /** Also runs if the card has been unmounted. */
  done?: (answer: Answer, sent: Sent) => void;
  failed: (error: Error, sent: Sent) => ToastMessage;
}

/** A mutation of a game with an error toast. */
export function useGameMutation<Answer, Sent>(
  options: UseMutationOptions<Answer, Error, Sent>,
  { done, failed }: Outcome<Answer, Sent>,
) {
  return useMutation({
    ...options,
    onSuccess: (answer, sent) => done?.(answer, sent),
    onError: (error, sent) => toast(failed(error, sent)),
  });
}
