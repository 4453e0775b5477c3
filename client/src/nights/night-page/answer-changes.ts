import type { AttendeeStatus } from '#shared/enums.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { displayNameOf } from './attendee-text.ts';
import { t } from '#client/nights/words/words.ts';

/** A recent change of an attendee. */
export interface AnswerChange {
  attendeeId: number;
  /** A sentence for the host. */
  words: string;
}

const ANSWERED: Record<AttendeeStatus, (name: string) => string> = {
  accepted: (name) => t('{name} accepted.', { name }),
  maybe: (name) => t('{name} may come.', { name }),
  declined: (name) => t('{name} declined.', { name }),
  invited: (name) => t('{name} is pending again.', { name }),
};

/**
 * Compares two states of an attendee list for live announcements: answers, newcomers, companions, removals. Rows that
 * the host is changing are omitted.
 */
export function answerChanges(
  before: readonly Attendee[],
  after: readonly Attendee[],
  ownDoing: ReadonlySet<number> = new Set(),
): AnswerChange[] {
  const known = new Map(before.map((one) => [one.id, one]));
  return after.flatMap((now): AnswerChange[] => {
    if (now.isHost || ownDoing.has(now.id)) return [];
    const words = changeText(known.get(now.id), now);
    return words ? [{ attendeeId: now.id, words }] : [];
  });
}

function changeText(before: Attendee | undefined, now: Attendee): string | null {
  const name = displayNameOf(now);
  if (now.awaitsApproval && !before?.awaitsApproval) return t('{name} asks to come.', { name });
  if (!before) return now.respondedAt ? ANSWERED[now.status](name) : null;
  if (now.placeInLine !== null && before.placeInLine === null) return t('{name} is on the waitlist.', { name });
  if (now.seatOfferedUntil !== null && before.seatOfferedUntil === null)
    return t('{name} was offered a seat.', { name });
  if (now.status !== before.status) return ANSWERED[now.status](name);
  if (now.partySize !== before.partySize) return partyText(name, now.partySize - 1);
  if (now.guestNote !== before.guestNote && now.guestNote !== null) return t('{name} left a note.', { name });
  if (now.mail?.state === 'failed' && before.mail?.state !== 'failed')
    return t('{name} could not be reached by mail.', { name });
  return null;
}

const partyText = (name: string, companions: number): string =>
  companions === 0 ? t('{name} comes alone.', { name }) : t('{name} brings {count} more.', { name, count: companions });
