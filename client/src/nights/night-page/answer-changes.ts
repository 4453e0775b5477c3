import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { displayNameOf } from './attendee-text.ts';

/** A recent change of an attendee. */
export interface AnswerChange {
  attendeeId: number;
  /** A sentence for the host. */
  words: string;
}

const ANSWERED = {
  accepted: 'accepted',
  maybe: 'may come',
  declined: 'declined',
  invited: 'is pending again',
} as const;

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
    return words ? [{ attendeeId: now.id, words: `${displayNameOf(now)} ${words}.` }] : [];
  });
}

function changeText(before: Attendee | undefined, now: Attendee): string | null {
  if (now.awaitsApproval && !before?.awaitsApproval) return 'asks to come';
  if (!before) return now.respondedAt ? ANSWERED[now.status] : null;
  if (now.placeInLine !== null && before.placeInLine === null) return 'is on the waitlist';
  if (now.seatOfferedUntil !== null && before.seatOfferedUntil === null) return 'was offered a seat';
  if (now.status !== before.status) return ANSWERED[now.status];
  if (now.partySize !== before.partySize) return partyText(now.partySize - 1);
  if (now.guestNote !== before.guestNote && now.guestNote !== null) return 'left a note';
  if (now.mail?.state === 'failed' && before.mail?.state !== 'failed') return 'could not be reached by mail';
  return null;
}

const partyText = (companions: number) => (companions === 0 ? 'comes alone' : `brings ${companions} more`);
