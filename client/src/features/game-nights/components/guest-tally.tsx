import { Mail } from 'lucide-react';
import { RsvpMark } from '#client/ui/rsvp-mark.tsx';
import type { Event } from '#shared/contracts/events.ts';
import { freeSeatsOf } from '../night-list.ts';
import './guest-tally.css';

/**
 * How the list of an event stands: who comes, and while it is to come whose answer is awaited, who is still to be invited,
 * and what seats are free.
 */
export function GuestTally({ event, over }: { event: Event; over: boolean }) {
  const settled = over || event.status === 'cancelled';
  const { heads, pending, uninvited } = settled ? { ...event, pending: 0, uninvited: 0 } : event;
  const free = settled ? null : freeSeatsOf(event);
  return (
    <ul className="guest-tally">
      <li>
        <RsvpMark status="accepted" size="sm" />
        <span>
          <b>{heads}</b> {over ? 'said yes' : 'coming'}
        </span>
      </li>
      {pending > 0 ? (
        <li>
          <RsvpMark status="invited" size="sm" />
          <span>
            <b>{pending}</b> pending
          </span>
        </li>
      ) : null}
      {uninvited > 0 ? (
        <li>
          <Mail className="icon" aria-hidden="true" />
          <span>
            <b>{uninvited}</b> to invite
          </span>
        </li>
      ) : null}
      {free === null ? null : (
        <li>
          <RsvpMark status="free" size="sm" />
          <span>
            {free === 0 ? (
              'Full'
            ) : (
              <>
                <b>{free}</b> free
              </>
            )}
          </span>
        </li>
      )}
    </ul>
  );
}
