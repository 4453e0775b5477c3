import { Send } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import type { Event } from '#shared/contracts/events.ts';
import { askHostEmail } from '#client/entities/nights/attendees-api.ts';
import * as messages from '../messages.ts';
import { nightState } from '../night-state.ts';
import { useNightMutation } from '../use-night-mutation.ts';

/** Says that guests cannot reply to the night's contact address yet, and can send the confirmation mail again. */
export function UnconfirmedContact({ event }: { event: Event }) {
  const { mutate, isPending } = useNightMutation(event.id, askHostEmail(event.id), {
    done: () => messages.contactRequested(event.hostEmail),
    failed: messages.contactNotRequested,
  });
  if (nightState(event, new Date()) !== 'coming') return null;
  return (
    <span className="mt-1.5 grid justify-items-start gap-2">
      <span className="block text-sm font-normal text-ink-2">
        Waiting for confirmation. Guests can answer to this address once the link in our mail to it was followed.
      </span>
      <Button size="sm" icon={Send} pending={isPending} pendingLabel="Sending..." onClick={() => mutate()}>
        Send Confirmation Mail
      </Button>
    </span>
  );
}
