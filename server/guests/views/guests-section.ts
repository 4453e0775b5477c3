import type { AttendeeStatus } from '#shared/enums.ts';
import { type Markup, markup, type Part } from '#server/platform/http/markup.ts';
import { type AttendeeRow, guestNames } from '#server/nights/service.ts';
import type { Night } from '../night-store.ts';
import { answerMark } from './icons.ts';
import { rich, t } from '../words/words.ts';

const COUNTED: Record<AttendeeStatus, (people: number) => string> = {
  accepted: (people) => t('{people, plural, one {# accepted} other {# accepted}}', { people }),
  maybe: (people) => t('{people} maybe', { people }),
  declined: (people) => t('{people, plural, one {# declined} other {# declined}}', { people }),
  invited: (people) => t('{people} pending', { people }),
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
    counted: COUNTED[status],
    people: known.filter((guest) => guest.status === status && !isOnWaitlist(guest)),
  })).concat({
    status: 'invited',
    counted: (people) => t('{people} on the waitlist', { people }),
    people: waitlisted,
  });
  const marks = groups.flatMap(({ status, people }) => (status === 'declined' ? [] : people.map(() => status)));
  const tally = groups.flatMap(({ counted, people }) => (people.length === 0 ? [] : [counted(people.length)]));
  return markup`<section class="border-t border-line pt-5.5" aria-labelledby="who-title">
<h2 id="who-title">${t('Who comes')}</h2>
<div class="flex flex-wrap gap-1.5" aria-hidden="true">${marks.slice(0, MAX_MARKS).map(answerMark)}</div>
<p class="mt-2 text-sm text-ink-2">${tally.join(', ')}</p>
${namesOf(guestNames(known, 'accepted', reader.id, host.called), (names) => names)}
${namesOf(guestNames(known, 'maybe', reader.id, host.called), (names) => rich('Maybe: {names}', { names }))}
</section>`;
}

function namesOf({ names, more }: ReturnType<typeof guestNames>, labelled: (names: Markup) => Part): Markup | null {
  if (names.length === 0) return null;
  const shown = markup`${names.map((name, place) => markup`${place > 0 && ', '}<bdi>${name}</bdi>`)}`;
  const all =
    more === 0
      ? shown
      : rich('{more, plural, one {{names} and # more} other {{names} and # more}}', { more, names: shown });
  return markup`<p class="mt-1.5">${labelled(all)}</p>`;
}
