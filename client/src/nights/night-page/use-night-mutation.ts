import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { eventKeys } from '#client/lib/event-keys.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';

interface Outcome<Answer, Sent> {
  /** Returns the toast, if any. Also runs after unmounting. */
  done?: (answer: Answer, sent: Sent) => ToastMessage | undefined;
  /** Returns the toast, unless the failure is shown otherwise. */
  failed: (error: Error, sent: Sent) => ToastMessage | undefined;
}

/** A mutation of a night with a result toast. After a refusal that shows stale data, refetches. */
export function useNightMutation<Answer, Sent>(
  eventId: number,
  options: UseMutationOptions<Answer, Error, Sent>,
  { done, failed }: Outcome<Answer, Sent>,
) {
  const client = useQueryClient();
  return useMutation({
    ...options,
    onSuccess: (answer, sent) => {
      const message = done?.(answer, sent);
      if (message) toast(message);
    },
    onError: (error, sent) => {
      const message = failed(error, sent);
      if (message) toast(message);
      if (error instanceof ApiError && (error.status === 404 || error.status === 409))
        void client.invalidateQueries({ queryKey: eventKeys.one(eventId) });
    },
  });
}
