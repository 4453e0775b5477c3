import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { eventKeys } from '#client/entities/nights/event-keys.ts';
import { ApiError } from '#client/lib/http.ts';
import { toast, type ToastMessage } from '#client/ui/toast.ts';

interface Outcome<Answer, Sent> {
  /** What to say, or nothing. Also runs when the part that asked for it has left the page. */
  done?: (answer: Answer, sent: Sent) => ToastMessage | undefined;
  failed: (error: Error, sent: Sent) => ToastMessage;
}

/** A change to a night that says how it went. What a refusal tells to be otherwise than shown is fetched anew. */
export function useNightMutation<Answer, Sent>(
  eventId: number,
  options: UseMutationOptions<Answer, Error, Sent>,
  { done, failed }: Outcome<Answer, Sent>,
) {
  const client = useQueryClient();
  return useMutation({
    ...options,
    onSuccess: (answer, sent) => {
      const said = done?.(answer, sent);
      if (said) toast(said);
    },
    onError: (error, sent) => {
      toast(failed(error, sent));
      if (error instanceof ApiError && (error.status === 404 || error.status === 409))
        void client.invalidateQueries({ queryKey: eventKeys.one(eventId) });
    },
  });
}
