import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areMailed,
  type EventChange,
  eventChangesBetween,
  mergedChanges,
  changesDate,
  type GuestVisibleFields,
  withoutPlace,
} from './event-changes.ts';

const night: GuestVisibleFields = {
  title: 'Friday night',
  eventType: 'game_night',
  date: new Date('2030-05-03T18:00:00Z'),
  timeZone: 'Europe/Lisbon',
  durationMinutes: 240,
  location: 'Our kitchen',
  description: null,
  customMessage: null,
};

test('an edit that is invisible to guests lists no changes', () => {
  expect(eventChangesBetween(night, { ...night, date: new Date(night.date) })).toEqual([]);
});

test('changes are listed with their old and new values', () => {
  const after = { ...night, date: new Date('2030-05-04T18:00:00Z'), location: null, customMessage: 'Bring dice.' };
  expect(eventChangesBetween(night, after)).toEqual([
    { what: 'date', before: '2030-05-03T18:00:00.000Z', after: '2030-05-04T18:00:00.000Z' },
    { what: 'location', before: 'Our kitchen', after: null },
    { what: 'customMessage', before: null, after: 'Bring dice.' },
  ]);
});

test('the place can be omitted, and a change of time is recognized', () => {
  const changes = eventChangesBetween(night, { ...night, location: 'The library', durationMinutes: 60 });
  expect(withoutPlace(changes)).toEqual([{ what: 'durationMinutes', before: 240, after: 60 }]);
  expect(changesDate(changes)).toBe(false);
  expect(changesDate(eventChangesBetween(night, { ...night, date: new Date(0) }))).toBe(true);
  expect(changesDate(eventChangesBetween(night, { ...night, date: new Date(0), title: 'Saturday night' }))).toBe(true);
  expect(changesDate([])).toBe(false);
});

test('another time or place is mailed, other words alone are not', () => {
  const mailed = (after: Partial<GuestVisibleFields>) => areMailed(eventChangesBetween(night, { ...night, ...after }));
  expect(mailed({ title: 'Saturday night', description: 'With cake.', eventType: 'casual' })).toBe(false);
  expect(mailed({ title: 'Saturday night', date: new Date(0) })).toBe(true);
  expect([{ durationMinutes: 60 }, { timeZone: 'Europe/Paris' }, { location: null }].map(mailed)).toEqual([
    true,
    true,
    true,
  ]);
  expect(mailed({ customMessage: 'Ring at the back.' })).toBe(true);
});

describe('two edits merged into one mail', () => {
  const title = (before: string, after: string) => ({ what: 'title' as const, before, after });
  const place = (before: string | null, after: string | null) => ({ what: 'location' as const, before, after });

  test('list each field once, with the first old and the last new value', () => {
    expect(mergedChanges([title('a', 'b')], [title('b', 'c'), place(null, 'here')])).toEqual([
      title('a', 'c'),
      place(null, 'here'),
    ]);
  });

  test('omit changes that were reverted', () => {
    expect(mergedChanges([title('a', 'b'), place(null, 'here')], [title('b', 'a')])).toEqual([place(null, 'here')]);
  });

  test('equal a single edit with both changes, for any number of edits', () => {
    const value = fc.constantFrom('a', 'b', 'c', null);
    fc.assert(
      fc.property(fc.array(fc.record({ title: fc.constantFrom('a', 'b', 'c'), location: value })), (states) => {
        const facts = { title: 'a', location: null };
        const full = (state: { title: string; location: string | null }) => ({ ...night, ...state });
        let changes: EventChange[] = [];
        let current = full(facts);
        for (const state of states) {
          changes = mergedChanges(changes, eventChangesBetween(current, full(state)));
          current = full(state);
        }
        expect(changes).toEqual(eventChangesBetween(full(facts), current));
      }),
    );
  });
});
