import { RsvpMark } from '#client/ui/marks/rsvp-mark.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { rsvpCounts } from '../attendee-list.ts';
import { STATUS_TEXTS } from '../attendee-text.ts';
import { t } from '#client/nights/words/words.ts';

/** Number of answers by kind, and of people if different. */
export function RsvpCounts({ attendees }: { attendees: readonly Attendee[] }) {
  return (
    <dl className="rsvp-counts mx-0 mt-3 mb-4 grid grid-cols-4 gap-1.5 max-4xs:grid-cols-2">
      {rsvpCounts(attendees).map(({ status, people, heads }) => (
        <div
          className="flex flex-col items-center gap-1 rounded-md bg-tile-2 px-0.5 pt-2.5 pb-2.25 text-xs text-ink-2"
          key={status}
        >
          <dt className="contents">
            <RsvpMark status={status} />
            <span className="order-2">{STATUS_TEXTS[status]}</span>
          </dt>
          <dd className="order-1">
            <b className="font-display text-xl leading-none font-extrabold text-ink">{people}</b>
          </dd>
          {heads > people ? (
            <dd className="order-3 font-strong text-ink">
              {t('{count, plural, one {# person} other {# people}}', { count: heads })}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
