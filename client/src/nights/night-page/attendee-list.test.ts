import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ATTENDEE_STATUSES } from '#shared/enums.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { groupAttendees, rsvpCounts, shownAttendees, type ListView } from './attendee-list.ts';

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

test('a guest who answered a date poll does not count as silent', () => {
  const groups = groupAttendees([
    anAttendee({ id: 1, answeredDates: true, toInvite: false }),
    anAttendee({ id: 2, answeredDates: true, awaitsApproval: true }),
    anAttendee({ id: 3, toInvite: false }),
  ]).map(({ group, rows }) => [group, rows.map(({ id }) => id)]);
  expect(groups).toEqual([
    ['answeredDates', [1]],
    ['asking', [2]],
    ['silent', [3]],
  ]);
});

test('the list is divided into coming, maybe, waitlist by place, requests, silent, not invited, declined', () => {
  const waiting = [
    anAttendee({ id: 6, placeInLine: 2, toInvite: false }),
    anAttendee({ id: 7, placeInLine: 1, toInvite: false }),
    anAttendee({ id: 8, toInvite: false, invitedAt: at(7) }),
    anAttendee({ id: 9, status: 'declined' }),
  ];
  const groups = groupAttendees([...waiting, ...list]).map(({ group, rows }) => [group, rows.map(({ id }) => id)]);
  expect(groups).toEqual([
    ['coming', [1, 2]],
    ['maybe', [5]],
    ['waitlist', [7, 6]],
    ['asking', [4]],
    ['silent', [8]],
    ['notInvited', [3]],
    ['declined', [9]],
  ]);
});

test('every attendee is in exactly one group', () => {
  const row = fc.record({
    status: fc.constantFrom(...ATTENDEE_STATUSES),
    awaitsApproval: fc.boolean(),
    toInvite: fc.boolean(),
    placeInLine: fc.option(fc.integer({ min: 1, max: 9 })),
  });
  fc.assert(
    fc.property(fc.array(row), (facts) => {
      const rows = facts.map((fact, id) => anAttendee({ id, ...fact }));
      const shown = groupAttendees(rows).flatMap((group) => group.rows.map(({ id }) => id));
      expect(shown.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
    }),
  );
});

test('names are sorted ignoring case, and guests without a name by their address', () => {
  expect(idsShown({ order: 'name' })).toEqual([3, 1, 4, 5, 2]);
});

test('the latest answer comes first, guests without an answer last', () => {
  expect(idsShown({ order: 'latest' })).toEqual([2, 1, 3, 4, 5]);
});

test('the search matches names and addresses', () => {
  expect(idsShown({ search: ' NOOR ' })).toEqual([4]);
  expect(idsShown({ search: 'example.net' })).toEqual([3]);
});

test('the list can be filtered by answer, or by what needs the attention of the host', () => {
  expect(idsShown({ filter: 'accepted' })).toEqual([1, 2]);
  expect(idsShown({ filter: 'attention' })).toEqual([4, 5]);
});

test('counts are of people and heads; guests on the waitlist and requests are not pending', () => {
  const waiting = anAttendee({ id: 6, placeInLine: 1 });
  expect(rsvpCounts([...list, waiting])).toEqual([
    { status: 'accepted', people: 2, heads: 4 },
    { status: 'maybe', people: 1, heads: 1 },
    { status: 'declined', people: 0, heads: 0 },
    { status: 'invited', people: 1, heads: 1 },
  ]);
});

test('a guest who declined counts without companions', () => {
  expect(rsvpCounts([anAttendee({ status: 'declined', partySize: 3 })])).toContainEqual({
    status: 'declined',
    people: 1,
    heads: 1,
  });
});
