import { expect, test } from 'vitest';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { groupOfNight } from './group-of-night.ts';

const group = (id: number, names: readonly string[], hasLadder = true) => ({
  id,
  name: `Group ${id}`,
  members: names.map((name, place) => ({
    id: 10 * id + place,
    email: `${name}@example.org`,
    name,
    sharesShelf: false,
  })),
  hasLadder,
  createdAt: new Date(0),
});
const coming = (...names: readonly string[]) =>
  names.map((name, place) =>
    anAttendee({ id: place, email: `${name}@example.org`, status: 'accepted', isHost: name === 'host' }),
  );

test('there is none without a ladder, or if fewer than three of it come', () => {
  expect(groupOfNight([group(1, ['ana', 'ben', 'cem'], false)], coming('host', 'ana', 'ben'))).toBeNull();
  expect(groupOfNight([group(1, ['ana', 'ben', 'cem'])], coming('host', 'ana', 'dana'))).toBeNull();
});

test('who has not accepted does not count', () => {
  const maybe = coming('host', 'ana', 'ben').map((one) => ({ ...one, status: 'maybe' as const }));
  expect(groupOfNight([group(1, ['ana', 'ben'])], maybe)).toBeNull();
});

test('it is that of whom most come, with their seats and that of the host', () => {
  const groups = [group(1, ['ana', 'ben', 'cem']), group(2, ['ana', 'ben', 'dana', 'elif']), group(3, ['ana', 'ben'])];
  expect(groupOfNight(groups, coming('host', 'Ana', 'elif', 'dana', 'ben'))).toMatchObject({
    group: { id: 2 },
    seats: [0, 20, 21, 22, 23],
  });
  expect(groupOfNight(groups, coming('host', 'ana', 'ben'))).toMatchObject({ group: { id: 1 }, seats: [0, 10, 11] });
});
