import { useMutation } from '@tanstack/react-query';
import { toast } from '#client/ui/toast.ts';
import type { RsvpAnswer } from '#shared/enums.ts';
import { answerInvitation } from '#client/entities/nights/api.ts';
import { answerFailed, answerRecorded } from './messages.ts';

/** Answers one invitation. What was pressed shows at once; what was refused is said, and the former answer is back. */
export function useAnswering(attendeeId: number) {
  const { mutate, isPending, variables } = useMutation({
    ...answerInvitation,
    onSuccess: (attendee) => toast(answerRecorded(attendee)),
    onError: (error) => toast(answerFailed(error)),
  });
  return {
    answer: (status: RsvpAnswer) => {
      if (!isPending) mutate({ attendeeId, status });
    },
    /** The answer that is on its way. */
    pressed: isPending ? variables.status : null,
  };
}
