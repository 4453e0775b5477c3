import { useEffect, useRef } from 'react';
import { longDayOf } from '../date-option-text.ts';
import { toast } from '#client/ui/layers/toast.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { dateSet } from './messages.ts';
import { mailedGuests } from './poll-text.ts';

/** Says that the date was set while the page was open, and begins the changed page at its heading. */
export function useSetDateNews(event: Event, attendees: readonly Attendee[], headingId: string): void {
  const wasFinding = useRef(event.status === 'finding_date');
  const notified = mailedGuests(attendees).size;
  useEffect(() => {
    const isSet = wasFinding.current && event.status === 'scheduled';
    wasFinding.current = event.status === 'finding_date';
    if (!isSet) return;
    toast(dateSet(longDayOf(event.date, event.timeZone), notified));
    // The focus of somebody who is typing stays.
    if (document.activeElement?.matches('input, textarea, select')) return;
    document.getElementById(headingId)?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [event.status, event.date, event.timeZone, notified, headingId]);
}
