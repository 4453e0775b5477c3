import { changePayload } from '#server/mails/payloads.ts';
import { reopenedPayload } from '#server/mails/dates/payloads.ts';
import type { UnsentMail } from './waiting-mails.ts';

/** A date that a guest was told. */
export interface KnownDate {
  date: Date;
  /** The place of that date, where it is another than the event's now. */
  location?: string | null;
}

/**
 * The dates to come that guests still believe in, by attendee, because the mail was dropped that would have told them of
 * another one, or that the date is open again. Everybody else knows the event's present date.
 */
export function knownDates(unsent: readonly UnsentMail[], now: Date): Map<number | null, KnownDate> {
  const known = unsent.flatMap(({ attendeeId, kind, payload }): [number | null, KnownDate][] => {
    if (kind === 'date_reopened') return [[attendeeId, reopenedPayload.parse(payload)]];
    if (kind !== 'changed') return [];
    const moved = changePayload.parse(payload).changes.find(({ what }) => what === 'date');
    return moved?.before == null ? [] : [[attendeeId, { date: new Date(moved.before) }]];
  });
  return new Map(known.filter(([, { date }]) => date > now));
}
