import type { AttendeeStatus } from '#shared/enums.ts';
import { firstName } from '#shared/rules/first-name.ts';
import { type Markup, markup } from '../../../http/markup.ts';
import type { AttendeeRow } from '../../game-nights/attendees-store.ts';
import type { Night } from '../night-store.ts';
import { answerMark } from './icons.ts';

const SHOWN: readonly [AttendeeStatus, string][] = [
  ['accepted', 'accepted'],
  ['maybe', 'maybe'],
  ['declined', 'declined'],
  ['invited', 'pending'],
];
const MAX_MARKS = 24;
const MAX_NAMES = 30;

/** Who comes, by first names, to somebody who is on the list; nothing where the host keeps that to themselves. */
export function guestsSection({ event, list, host }: Night, reader: AttendeeRow): Markup | null {
  if (!event.showsGuests || reader.awaitsApproval) return null;
  const known = list.filter(({ awaitsApproval }) => !awaitsApproval);
  const byStatus = SHOWN.map(([status, word]) => ({
    status,
    word,
    people: known.filter((guest) => guest.status === status),
  }));
  const marks = byStatus.flatMap(({ status, people }) => (status === 'declined' ? [] : people.map(() => status)));
  const tally = byStatus.flatMap(({ word, people }) => (people.length === 0 ? [] : [`${people.length} ${word}`]));
  return markup`<section class="who" aria-labelledby="who-title">
<h2 id="who-title">Who comes</h2>
<div class="marks" aria-hidden="true">${marks.slice(0, MAX_MARKS).map(answerMark)}</div>
<p class="tally">${tally.join(', ')}</p>
${namesOf('accepted', '', known, reader, host.called)}
${namesOf('maybe', 'Maybe: ', known, reader, host.called)}
</section>`;
}

function namesOf(status: AttendeeStatus, label: string, known: AttendeeRow[], reader: AttendeeRow, hostCalled: string) {
  const people = known.filter((guest) => guest.status === status);
  const names = people.flatMap((guest) => nameOf(guest, reader, hostCalled) ?? []);
  const unnamed = people.length - Math.min(names.length, MAX_NAMES);
  const shown = names.slice(0, MAX_NAMES).map((name, place) => markup`${place > 0 && ', '}<bdi>${name}</bdi>`);
  if (names.length === 0) return null;
  return markup`<p class="names">${label}${shown}${unnamed > 0 && ` and ${unnamed} more`}</p>`;
}

function nameOf(guest: AttendeeRow, reader: AttendeeRow, hostCalled: string): string | null {
  const known = guest.isHost ? hostCalled : firstName(guest.name);
  const name = guest.id === reader.id ? 'you' : known;
  return name === null || guest.partySize === 1 ? name : `${name} +${guest.partySize - 1}`;
}
