import { Armchair, Hand, Mail } from 'lucide-react';
import { RsvpMark } from '#client/ui/rsvp-mark.tsx';
import type { Event } from '#shared/contracts/events.ts';
import { freeSeatsOf } from '../night-list.ts';
import './guest-tally.css';

/**
 * How the list of an event stands: who comes, and while it is to come who asks to, whose answer is awaited, who is still to
 * be invited, who waits for a seat, and what seats are free.
 */
export function GuestTally({ event, over }: { event: Event; over: boolean }) {
  const settled = over || event.status === 'cancelled';
  const { heads, pending, uninvited, inLine, asking } = settled
    ? { ...event, pending: 0, uninvited: 0, inLine: 0, asking: 0 }
    : event;
  const free = settled ? null : freeSeatsOf(event);
  return (
    <ul className="guest-tally">
      <li>
        <RsvpMark status="accepted" size="sm" />
        <span>
          <b>{heads}</b> {over ? 'said yes' : 'coming'}
        </span>
      </li>
      {asking > 0 ? (
        <li>
          <Hand className="icon" aria-hidden="true" />
          <span>
            <b>{asking}</b> {asking === 1 ? 'asks' : 'ask'} to come
          </span>
        </li>
      ) : null}
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
      {inLine > 0 ? (
        <li>
          <Armchair className="icon" aria-hidden="true" />
          <span>
            <b>{inLine}</b> in line
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
