import { RsvpMark } from '#client/ui/rsvp-mark.tsx';
import type { Attendee } from '#shared/contracts/attendees.ts';
import { countText } from '#client/lib/number-text.ts';
import { rsvpCounts } from '../attendee-list.ts';
import { STATUS_WORDS } from '../attendee-words.ts';

/** How many answered what. Heads are said where companions make them more. */
export function RsvpCounts({ attendees }: { attendees: readonly Attendee[] }) {
  return (
    <dl className="rsvp-counts">
      {rsvpCounts(attendees).map(({ status, people, heads }) => (
        <div key={status}>
          <dt>
            <RsvpMark status={status} />
            <span>{STATUS_WORDS[status]}</span>
          </dt>
          <dd>
            <b>{people}</b>
          </dd>
          {heads > people ? <dd className="rsvp-heads">{countText(heads, 'head')}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
