import { useQuery } from '@tanstack/react-query';
import { invitationsQuery } from '#client/entities/nights/api.ts';
import { InvitationRow } from './invitation-row.tsx';
import './invitations.css';

/** The invitations to nights of others, where there are any. That they cannot be loaded is said, not hidden. */
export function Invitations() {
  const { data: invitations, isError, refetch } = useQuery(invitationsQuery);
  if (isError && !invitations) {
    return (
      <p role="alert" className="invitations-failed">
        Invitations from others could not be loaded.{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (!invitations || invitations.length === 0) return null;
  const now = new Date();
  return (
    <section className="invitations" aria-labelledby="invitations">
      <h2 id="invitations">You Are Invited</h2>
      <ul>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.attendeeId} invitation={invitation} now={now} />
        ))}
      </ul>
    </section>
  );
}
