import { expect, test } from 'vitest';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { nudgeLabel, nudgeNote, silentToNudge } from './nudge-text.ts';

const now = new Date('2026-12-01T12:00:00Z');
const yesterday = new Date('2026-11-30T11:00:00Z');
const tomorrow = new Date('2026-12-02T11:00:00Z');
const silent = (changes: object) => anAttendee({ invitedAt: yesterday, nudgeableFrom: yesterday, ...changes });

const list = [
  silent({ id: 1, name: 'Noor' }),
  silent({ id: 2, name: 'Tom', status: 'maybe' }),
  silent({ id: 3, name: 'Ida', nudgeableFrom: tomorrow }),
  silent({ id: 4, name: 'Ben', placeInLine: 1 }),
  anAttendee({ id: 5 }),
];

const NIGHT = { date: new Date('2026-12-02T10:00:00Z'), durationMinutes: 240, timeZone: 'UTC' };

test('only invited, silent guests who were not asked for a day can be nudged', () => {
  expect(silentToNudge(list, now).map(({ id }) => id)).toEqual([1]);
});

test('one guest is named, several are counted', () => {
  expect(nudgeLabel(list.slice(0, 1))).toBe('Nudge Noor');
  expect(nudgeLabel(list.slice(0, 3))).toBe('Nudge 3 who have not answered');
});

test('the note shows when guests were asked and when they can be nudged again', () => {
  expect(nudgeNote([anAttendee()], NIGHT, now)).toBeNull();
  expect(nudgeNote(list, NIGHT, now)).toBeNull();
  const askedOnly = [silent({ nudgeableFrom: tomorrow })];
  expect(nudgeNote(askedOnly, NIGHT, now)).toMatch(/^Asked Mon.*\. You can nudge from Wed.*\.$/);
  const nudged = [silent({ lastNudgedAt: now, nudgeableFrom: tomorrow })];
  expect(nudgeNote(nudged, NIGHT, now)).toMatch(/^Last nudged Tue.*\. You can nudge again from Wed.*\.$/);
});

test('the note offers no nudge that is possible only once the night is over', () => {
  const tonight = { ...NIGHT, date: new Date('2026-12-01T19:00:00Z') };
  expect(nudgeNote([silent({ nudgeableFrom: tomorrow })], tonight, now)).toBeNull();
  const nudged = [silent({ lastNudgedAt: now, nudgeableFrom: tomorrow })];
  expect(nudgeNote(nudged, tonight, now)).toMatch(/^Last nudged Tue[^.]*\.$/);
});
