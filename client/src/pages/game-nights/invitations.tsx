import { useQuery } from '@tanstack/react-query';
import { invitationsQuery } from '#client/entities/nights/invitations-api.ts';
import { InvitationRow } from '#client/features/nights-screen/components/invitation-row.tsx';
import { lazy, Suspense } from '#client/lib/suspense.tsx';

const BallotDialog = lazy(async () => ({
  default: (await import('#client/features/night-votes/components/ballot-dialog.tsx')).BallotDialog,
}));

/** Invitations to nights of others, if any. A failure to load is shown. */
export function Invitations() {
  const { data: invitations, isError, refetch } = useQuery(invitationsQuery);
  if (isError && !invitations) {
    return (
      <p role="alert" className="mb-4 text-sm text-ink-2">
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
    <section className="mb-6" aria-labelledby="invitations">
      <h2 className="mb-3" id="invitations">
        You Are Invited
      </h2>
      <ul className="grid gap-4">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.attendeeId}
            invitation={invitation}
            now={now}
            renderBallot={(onClose) => (
              <Suspense>
                <BallotDialog attendeeId={invitation.attendeeId} onClose={onClose} />
              </Suspense>
            )}
          />
        ))}
      </ul>
    </section>
  );
}
