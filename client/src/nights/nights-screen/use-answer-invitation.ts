import { useMutation } from '@tanstack/react-query';
import { toast } from '#client/ui/layers/toast.ts';
import type { RsvpAnswer } from '#shared/enums.ts';
import { answerInvitation } from '../invitations-api.ts';
import { answerFailed, answerRecorded } from './messages.ts';

/** Answers one invitation optimistically; an error shows a toast and restores the previous answer. */
export function useAnswerInvitation(attendeeId: number) {
  const { mutate, isPending, variables } = useMutation({
    ...answerInvitation,
    onSuccess: (attendee) => toast(answerRecorded(attendee)),
    onError: (error) => toast(answerFailed(error)),
  });
  return {
    answer: (status: RsvpAnswer) => {
      if (!isPending) mutate({ attendeeId, status });
    },
    /** The answer being saved. */
    pressed: isPending ? variables.status : null,
  };
}
