import { useQuery } from '@tanstack/react-query';
import { joinRequestsQuery } from '#client/entities/nights/attendees-api.ts';

/** Who typed an address on the page of the night and has yet to confirm by mail; nothing while there is nobody. */
export function JoinRequests({ eventId }: { eventId: number }) {
  const { data: requests = [] } = useQuery(joinRequestsQuery(eventId));
  if (requests.length === 0) return null;
  return (
    <section className="join-requests" aria-labelledby="join-requests">
      <h3 id="join-requests">Waiting for confirmation ({requests.length})</h3>
      <p>They hold no seat until they confirm by the link in our mail.</p>
      <ul aria-labelledby="join-requests">
        {requests.map(({ id, name, email, partySize }) => (
          <li key={id}>
            <b>{partySize === 1 ? name : `${name} +${partySize - 1}`}</b>
            <span>{email}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
