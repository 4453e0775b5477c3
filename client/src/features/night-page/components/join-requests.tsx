import { useQuery } from '@tanstack/react-query';
import { joinRequestsQuery } from '#client/entities/nights/attendees-api.ts';

/** Unconfirmed requests to join; empty if none. */
export function JoinRequests({ eventId }: { eventId: number }) {
  const { data: requests = [] } = useQuery(joinRequestsQuery(eventId));
  if (requests.length === 0) return null;
  return (
    <section className="mt-4 text-sm" aria-labelledby="join-requests">
      <h3 className="text-md" id="join-requests">
        Waiting for confirmation ({requests.length})
      </h3>
      <p className="text-ink-2">They hold no seat until they confirm by the link in our mail.</p>
      <ul className="mt-2 max-h-55 overflow-auto overscroll-contain" aria-labelledby="join-requests">
        {requests.map(({ id, name, email, partySize }) => (
          <li className="grid py-1 wrap-anywhere" key={id}>
            <b>{partySize === 1 ? name : `${name} +${partySize - 1}`}</b>
            <span className="text-ink-2">{email}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
