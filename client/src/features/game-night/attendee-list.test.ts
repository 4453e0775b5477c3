import { expect, test } from 'vitest';
import { anAttendee } from '#tests/support/an-attendee.ts';
import { rsvpCounts, shownAttendees, type ListView } from './attendee-list.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour));
const list = [
  anAttendee({ id: 1, name: 'Maya', email: 'maya@example.org', isHost: true, status: 'accepted', respondedAt: at(8) }),
  anAttendee({ id: 2, name: 'zoe', email: 'z@example.org', status: 'accepted', partySize: 3, respondedAt: at(11) }),
  anAttendee({ id: 3, name: null, email: 'abel@example.net' }),
  anAttendee({ id: 4, name: 'Noor', email: 'noor@example.org', awaitsApproval: true }),
  anAttendee({
    id: 5,
    name: 'Tom',
    mail: { state: 'failed', problem: 'No such mailbox.', at: at(9), heldUntil: null },
    status: 'maybe',
  }),
];
const idsShown = (view: Partial<ListView>) =>
  shownAttendees(list, { search: '', filter: 'all', order: 'added', ...view }).map(({ id }) => id);

test('who waits to be let in comes first, the others as they were added', () => {
  expect(idsShown({})).toEqual([4, 1, 2, 3, 5]);
});

test('in order of names capitals do not count, and who has none stands by the address', () => {
  expect(idsShown({ order: 'name' })).toEqual([3, 1, 4, 5, 2]);
});

test('the latest answer comes first, those without one last', () => {
  expect(idsShown({ order: 'latest' })).toEqual([2, 1, 3, 4, 5]);
});

test('a search looks at names and addresses', () => {
  expect(idsShown({ search: ' NOOR ' })).toEqual([4]);
  expect(idsShown({ search: 'example.net' })).toEqual([3]);
});

test('the list can be narrowed to an answer, or to what waits for the host', () => {
  expect(idsShown({ filter: 'accepted' })).toEqual([1, 2]);
  expect(idsShown({ filter: 'attention' })).toEqual([4, 5]);
});

test('counts say people and heads', () => {
  expect(rsvpCounts(list)).toEqual([
    { status: 'accepted', people: 2, heads: 4 },
    { status: 'maybe', people: 1, heads: 1 },
    { status: 'declined', people: 0, heads: 0 },
    { status: 'invited', people: 2, heads: 2 },
  ]);
});
