import type { AttendeeStatus } from '#shared/enums.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { type AttendeeRow, guestNames } from '#server/nights/service.ts';
import type { Night } from '../night-store.ts';
import { answerMark } from './icons.ts';

const WORDS: Record<AttendeeStatus, string> = {
  accepted: 'accepted',
  maybe: 'maybe',
  declined: 'declined',
  invited: 'pending',
};
const SHOWN: readonly AttendeeStatus[] = ['accepted', 'maybe', 'declined', 'invited'];
const MAX_MARKS = 24;

/** They have answered, and wait for a seat. */
const isOnWaitlist = ({ status, waitingSince }: AttendeeRow): boolean => status === 'invited' && waitingSince !== null;

/** First names of those who come, for attendees; empty if the host hides them. */
export function guestsSection({ event, list, host }: Night, reader: AttendeeRow): Markup | null {
  if (!event.showsGuests || reader.awaitsApproval) return null;
  const known = list.filter(({ awaitsApproval }) => !awaitsApproval);
  const waitlisted = known.filter(isOnWaitlist);
  const groups = SHOWN.map((status) => ({
    status,
    word: WORDS[status],
    people: known.filter((guest) => guest.status === status && !isOnWaitlist(guest)),
  })).concat({ status: 'invited', word: 'on the waitlist', people: waitlisted });
  const marks = groups.flatMap(({ status, people }) => (status === 'declined' ? [] : people.map(() => status)));
  const tally = groups.flatMap(({ word, people }) => (people.length === 0 ? [] : [`${people.length} ${word}`]));
  return markup`<section class="border-t border-line pt-5.5" aria-labelledby="who-title">
<h2 id="who-title">Who comes</h2>
<div class="flex flex-wrap gap-1.5" aria-hidden="true">${marks.slice(0, MAX_MARKS).map(answerMark)}</div>
<p class="mt-2 text-sm text-ink-2">${tally.join(', ')}</p>
${namesOf('', guestNames(known, 'accepted', reader.id, host.called))}
${namesOf('Maybe: ', guestNames(known, 'maybe', reader.id, host.called))}
</section>`;
}

function namesOf(label: string, { names, more }: ReturnType<typeof guestNames>): Markup | null {
  if (names.length === 0) return null;
  const shown = names.map((name, place) => markup`${place > 0 && ', '}<bdi>${name}</bdi>`);
  return markup`<p class="mt-1.5">${label}${shown}${more > 0 && ` and ${more} more`}</p>`;
}
