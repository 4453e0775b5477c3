import { Armchair, Hand, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { RsvpMark } from '#client/ui/marks/rsvp-mark.tsx';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import type { ListedEvent } from '#shared/nights/events-contract.ts';
import { listText } from '#shared/text/list-text.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { freeSeatsOf } from '../night-list.ts';
import { rich, t } from '#client/nights/words/words.ts';

const b = (inner: ReactNode) => <b className="text-ink tabular-nums">{inner}</b>;

/**
 * Faces of the first who come, and counts of an event's attendees: coming, and if upcoming also requests, unanswered, uninvited, waitlist and free
 * seats.
 */
export function GuestTally({ event, over }: { event: ListedEvent; over: boolean }) {
  const isFinding = event.status === 'finding_date';
  const isClosed = over || event.status === 'cancelled';
  const { heads, pending, uninvited, inLine, asking } = isClosed
    ? { ...event, pending: 0, uninvited: 0, inLine: 0, asking: 0 }
    : event;
  const free = isClosed ? null : freeSeatsOf(event);
  return (
    <ul className="mx-4.5 mt-auto mb-0 flex flex-wrap gap-x-4 gap-y-1.5 pt-3 text-sm text-ink-2 before:mb-1 before:h-px before:flex-[0_0_100%] before:bg-line empty:hidden">
      {event.comers.length === 0 ? null : (
        <li className="flex flex-[0_0_100%] flex-wrap ps-1.5">
          {event.comers.map((name, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two guests may share a name
            <Avatar key={`${name} ${index}`} name={name} className="-ms-1.5 ring-2 ring-tile" />
          ))}
          <VisuallyHidden>{listText(event.comers)}</VisuallyHidden>
        </li>
      )}
      {isFinding ? null : (
        <li className="flex items-center gap-1.5">
          <RsvpMark status="accepted" size="sm" />
          <span>
            {over
              ? rich('<b>{count}</b> said yes', { count: heads, b })
              : rich('<b>{count}</b> coming', { count: heads, b })}
          </span>
        </li>
      )}
      {asking > 0 ? (
        <li className="flex items-center gap-1.5">
          <Hand className="icon" aria-hidden="true" />
          <span>{rich('{count, plural, one {<b>#</b> asks} other {<b>#</b> ask}} to come', { count: asking, b })}</span>
        </li>
      ) : null}
      {pending > 0 && !isFinding ? (
        <li className="flex items-center gap-1.5">
          <RsvpMark status="invited" size="sm" />
          <span>{rich('<b>{count}</b> pending', { count: pending, b })}</span>
        </li>
      ) : null}
      {uninvited > 0 ? (
        <li className="flex items-center gap-1.5">
          <Mail className="icon" aria-hidden="true" />
          <span>{rich('<b>{count}</b> to invite', { count: uninvited, b })}</span>
        </li>
      ) : null}
      {inLine > 0 ? (
        <li className="flex items-center gap-1.5">
          <Armchair className="icon" aria-hidden="true" />
          <span>{rich('<b>{count}</b> on the waitlist', { count: inLine, b })}</span>
        </li>
      ) : null}
      {free === null ? null : (
        <li className="flex items-center gap-1.5">
          <RsvpMark status="free" size="sm" />
          <span>{free === 0 ? t('Full') : rich('<b>{count}</b> free', { count: free, b })}</span>
        </li>
      )}
    </ul>
  );
}
