import { AnswerButtons } from '#client/features/game-nights/components/answer-buttons.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { Attendee } from '#shared/contracts/attendees.ts';
import type { AttendeeStatus } from '#shared/enums.ts';
import { answerFor } from '../api.ts';
import * as messages from '../messages.ts';
import { useNightMutation } from '../use-night-mutation.ts';

const HINTS: Record<AttendeeStatus, string> = {
  accepted: 'You are coming. Change your mind any time before the night.',
  maybe: 'You may come. Until you accept, no seat is yours.',
  declined: 'You are not coming. Your guests can still play.',
  invited: 'Will you be at the table yourself?',
};

/** The host's own answer. What is pressed shows at once. */
export function YourResponse({ own }: { own: Attendee }) {
  const { mutate, isPending, variables } = useNightMutation(own.eventId, answerFor(own.eventId), {
    done: () => messages.rsvpUpdated,
    failed: messages.rsvpFailed,
  });
  const status = isPending ? variables.status : own.status;
  return (
    <Tile as="section" aria-labelledby="your-response" className="your-response">
      <h2 id="your-response">Your Response</h2>
      <p className="your-response-hint">
        {own.placeInLine === null
          ? HINTS[status]
          : `Every seat is taken. You are in line, at place ${own.placeInLine}.`}
      </p>
      <AnswerButtons
        label="Your Response"
        status={status}
        onAnswer={(answer) => {
          if (!isPending) mutate({ attendee: own, status: answer });
        }}
      />
    </Tile>
  );
}
