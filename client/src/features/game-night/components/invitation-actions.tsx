import { useQuery } from '@tanstack/react-query';
import { Send, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { configQuery, currentUserQuery } from '#client/features/auth/api.ts';
import { useFocusAfterPending } from '#client/features/collection/use-focus-after-pending.ts';
import type { Host } from '#client/features/hosting/host.ts';
import { countText } from '#client/lib/number-text.ts';
import { Button } from '#client/ui/button.tsx';
import type { Attendee } from '#shared/contracts/attendees.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { sendInvitations } from '../api.ts';
import * as messages from '../messages.ts';
import type { NightState } from '../night-state.ts';
import { useNightMutation } from '../use-night-mutation.ts';
import { AddAttendeesDialog } from './add-attendees-dialog.tsx';

interface InvitationActionsProps {
  eventId: number;
  attendees: readonly Attendee[];
  state: NightState;
  host: Host;
}

/** Whom to ask, and asking them. */
export function InvitationActions({ eventId, attendees, state, host }: InvitationActionsProps) {
  const [adding, setAdding] = useState(false);
  const [text, setText] = useState('');
  const { data: config } = useQuery(configQuery);
  const { data: user } = useQuery(currentUserQuery);
  const { mutate, isPending } = useNightMutation(eventId, sendInvitations(eventId), {
    done: ({ sent, heldBack }) => messages.invitationsSent(sent, heldBack),
    failed: messages.sendingFailed,
  });
  const buttons = useFocusAfterPending<HTMLDivElement>(isPending);
  const waiting = attendees.filter(({ toInvite }) => toInvite).length;
  const alone = attendees.every(({ isHost }) => isHost);
  if (state === 'cancelled') return null;
  return (
    <>
      <div ref={buttons} className="invitation-actions" role="group" aria-label="Invitations" tabIndex={-1}>
        {state === 'coming' ? (
          <Button
            variant="act"
            icon={Send}
            disabled={waiting === 0}
            pending={isPending}
            pendingLabel="Sending..."
            aria-describedby="invitations-hint"
            onClick={() => mutate()}
          >
            Send Invitations
          </Button>
        ) : null}
        <Button icon={UserPlus} onClick={() => setAdding(true)}>
          Add Attendees
        </Button>
      </div>
      {state === 'coming' ? (
        <p id="invitations-hint" className="invitation-hint">
          {hintFor(alone, waiting)}
          {host.name === null && user && !hasName(user) ? (
            <>
              {' '}
              Your guests do not see your name yet:{' '}
              <Link to="/profile" className="link">
                add your name
              </Link>
              .
            </>
          ) : null}
          {config?.local?.outboxPath ? (
            <>
              {' '}
              No mail server is set up here: mails lie in the{' '}
              <a href={config.local.outboxPath} className="link">
                outbox
              </a>
              .
            </>
          ) : null}
        </p>
      ) : null}
      {adding ? (
        <AddAttendeesDialog
          eventId={eventId}
          attendees={attendees}
          host={host}
          text={text}
          onText={setText}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}

const hasName = ({ firstName, lastName, username }: CurrentUser) =>
  Boolean(firstName?.trim() || lastName?.trim() || username?.trim());

function hintFor(alone: boolean, waiting: number): string {
  if (alone) return 'Nobody else is on the list yet.';
  if (waiting === 0) return 'Everybody who can be written to has been.';
  return `${countText(waiting, 'person', 'people')} will get an invitation.`;
}
