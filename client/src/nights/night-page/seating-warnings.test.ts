import { expect, test } from 'vitest';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { seatingWarnings } from './seating-warnings.ts';

const cara = anAttendee({ id: 3, name: 'Cara', placeInLine: 2 });
const list = [
  anAttendee({ id: 1, status: 'accepted', partySize: 2 }),
  anAttendee({ id: 2, name: 'Ben', placeInLine: 1 }),
  cara,
];

test('warns about more heads than seats and about guests who have waited longer', () => {
  expect(seatingWarnings({ maxAttendees: 2 }, list, cara)).toEqual([
    'That makes 3 people at 2 seats.',
    'Ben waited longer.',
  ]);
});

test('does not warn about a seat that is held for the guest', () => {
  const offered = anAttendee({ id: 2, placeInLine: 1, seatOfferedUntil: new Date(0) });
  expect(seatingWarnings({ maxAttendees: 3 }, [list[0] ?? cara, offered], offered)).toEqual([]);
});

test('counts a seat that is held for another guest as taken', () => {
  const offered = anAttendee({ id: 2, name: 'Ben', placeInLine: 1, seatOfferedUntil: new Date(0) });
  const warnings = seatingWarnings({ maxAttendees: 3 }, [list[0] ?? cara, offered, cara], cara);
  expect(warnings).toContain('That makes 4 people at 3 seats.');
});
