import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { configQuery, currentUserQuery } from '#client/accounts/api.ts';
import type { Host } from '#client/organizations/host.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import type { NightState } from '../night-state.ts';
import { AddAttendeesDialog } from './add-attendees-dialog.tsx';
import { rich, t } from '#client/nights/words/words.ts';

const profileLink = (text: ReactNode) => (
  <Link to="/profile" className="link">
    {text}
  </Link>
);
const linkTo = (address: string) => (text: ReactNode) => (
  <a href={address} className="link">
    {text}
  </a>
);

interface AddAttendeesProps {
  eventId: number;
  attendees: readonly Attendee[];
  state: NightState;
  host: Host;
}

/** Adds attendees, with notices for the host. */
export function AddAttendees({ eventId, attendees, state, host }: AddAttendeesProps) {
  const [adding, setAdding] = useState(false);
  const [text, setText] = useState('');
  const { data: config } = useQuery(configQuery);
  const { data: user } = useQuery(currentUserQuery);
  const isAhead = state === 'coming' || state === 'finding';
  const isNameless = isAhead && host.name === null && user && !hasName(user);
  const outbox = isAhead ? config?.local?.outboxPath : undefined;
  return (
    <div className="add-attendees mt-4 grid justify-items-start gap-2">
      <Button icon={UserPlus} onClick={() => setAdding(true)}>
        {t('Add Attendees')}
      </Button>
      {isNameless ? (
        <p className="text-sm text-ink-2">
          {rich('Your guests do not see your name yet: <link>add your name</link>.', { link: profileLink })}
        </p>
      ) : null}
      {outbox ? (
        <p className="text-sm text-ink-2">
          {rich('No mail server is set up here: mails lie in the <link>outbox</link>.', { link: linkTo(outbox) })}
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
    </div>
  );
}

const hasName = ({ firstName, lastName, username }: CurrentUser) =>
  Boolean(firstName?.trim() || lastName?.trim() || username?.trim());
