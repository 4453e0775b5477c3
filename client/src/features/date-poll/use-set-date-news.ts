import { useEffect, useRef } from 'react';
import { longDayOf } from '#client/entities/date-polls/rules/date-option-words.ts';
import { toast } from '#client/ui/toast.ts';
import type { Attendee } from '#shared/contracts/attendees.ts';
import type { Event } from '#shared/contracts/events.ts';
import { canBeWrittenTo } from '#shared/rules/nights/guest-address.ts';
import { dateSettled } from './messages.ts';

/** Guests who are told of a date that was set: they have an address, want mails, and were asked or answered. */
const toldOf = (list: readonly Attendee[]): number =>
  list.filter(
    (one) =>
      !one.isHost &&
      !one.muted &&
      canBeWrittenTo(one.email) &&
      (one.invitedAt !== null || one.answeredDates || one.respondedAt !== null),
  ).length;

/** Says that the date was set while the page was open, and begins the changed page at its heading. */
export function useSetDateNews(event: Event, attendees: readonly Attendee[], headingId: string): void {
  const wasFinding = useRef(event.status === 'finding_date');
  const told = toldOf(attendees);
  useEffect(() => {
    const isSet = wasFinding.current && event.status === 'scheduled';
    wasFinding.current = event.status === 'finding_date';
    if (!isSet) return;
    toast(dateSettled(longDayOf(event.date, event.timeZone), told));
    // Whoever is typing is left where they are.
    if (document.activeElement?.matches('input, textarea, select')) return;
    document.getElementById(headingId)?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [event.status, event.date, event.timeZone, told, headingId]);
}
