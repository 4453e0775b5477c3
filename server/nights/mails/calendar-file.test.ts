import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarFile, calendarFile } from './calendar-file.ts';
import type { CalendarNight } from './calendar-night.ts';

const NIGHT = {
  publicId: '0b0f6c1e-6f0e-4b43-a0d4-5a3d4a8c1c11',
  sequence: 0,
  title: 'Friday Night',
  description: null,
  date: new Date('2026-12-04T19:00:00Z'),
  timeZone: 'Europe/Lisbon',
  durationMinutes: 240,
  location: 'The kitchen',
};

const made = (night: Partial<CalendarNight> = {}, file: Partial<CalendarFile> = {}): string =>
  calendarFile({
    method: 'PUBLISH',
    night: { ...NIGHT, ...night },
    origin: 'https://games.example.org:8443',
    organizer: { name: 'Maya', email: 'rollcall@games.example.org' },
    status: 'invited',
    url: null,
    now: new Date('2026-11-01T00:00:00Z'),
    ...file,
  });

/** Parsed by an independent parser, with only the rules in the file. */
function read(text: string) {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event in the file');
  const event = new ICAL.Event(component);
  return {
    calendar,
    component,
    event,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    wall: event.startDate.toString(),
  };
}

test.each([
  ['the day before Lisbon goes to summer time', 'Europe/Lisbon', '2027-03-27T20:00:00.000Z', '2027-03-27T20:00:00'],
  ['through the hour that Lisbon leaves out', 'Europe/Lisbon', '2027-03-28T00:30:00.000Z', '2027-03-28T00:30:00'],
  ['the day on which Lisbon went to summer time', 'Europe/Lisbon', '2027-03-28T19:00:00.000Z', '2027-03-28T20:00:00'],
  ['the day on which Lisbon leaves summer time', 'Europe/Lisbon', '2026-10-25T20:00:00.000Z', '2026-10-25T20:00:00'],
  ['Auckland in its summer', 'Pacific/Auckland', '2026-12-04T06:00:00.000Z', '2026-12-04T19:00:00'],
  ['Auckland in its winter', 'Pacific/Auckland', '2026-07-03T07:00:00.000Z', '2026-07-03T19:00:00'],
  [
    'the evening after Auckland goes to summer time',
    'Pacific/Auckland',
    '2026-09-27T06:00:00.000Z',
    '2026-09-27T19:00:00',
  ],
  ['the evening after Auckland leaves it', 'Pacific/Auckland', '2027-04-04T07:00:00.000Z', '2027-04-04T19:00:00'],
  ['Los Angeles around its spring change', 'America/Los_Angeles', '2027-03-15T02:00:00.000Z', '2027-03-14T19:00:00'],
  ['Los Angeles around its autumn change', 'America/Los_Angeles', '2026-11-02T03:00:00.000Z', '2026-11-01T19:00:00'],
  ['29 February', 'Europe/Lisbon', '2028-02-29T19:00:00.000Z', '2028-02-29T19:00:00'],
  ['29 February there, the 28th in UTC', 'Pacific/Auckland', '2028-02-28T19:00:00.000Z', '2028-02-29T08:00:00'],
  ['a zone by its former name', 'Asia/Calcutta', '2026-12-04T13:30:00.000Z', '2026-12-04T19:00:00'],
])('the start is correct: %s', (_, timeZone, instant, wall) => {
  const file = read(made({ timeZone, date: new Date(instant) }));
  expect(file).toMatchObject({ start: instant, wall });
  expect(file.end).toBe(new Date(Date.parse(instant) + 240 * 60_000).toISOString());
  expect(file.calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
});

test.each([
  ['the first', '2026-10-25T00:30:00.000Z'],
  ['the second', '2026-10-25T01:30:00.000Z'],
])('an ambiguous local time is written in UTC: %s of the two', (_, instant) => {
  const file = read(made({ date: new Date(instant) }));
  expect(file.start).toBe(instant);
  expect(file.wall).toMatch(/Z$/);
});

test('a guest in Los Angeles sees the local time of a night in Auckland', () => {
  const { event } = read(made({ timeZone: 'Pacific/Auckland', date: new Date('2026-12-04T06:00:00Z') }));
  const there = { timeZone: 'America/Los_Angeles', dateStyle: 'short', timeStyle: 'short' } as const;
  expect(event.startDate.toJSDate().toLocaleString('en-GB', there)).toBe('03/12/2026, 22:00');
});

test('all files of a night have the same UID and the given sequence number', () => {
  const first = read(made());
  const moved = read(made({ sequence: 3, date: new Date('2026-12-05T19:00:00Z') }, { method: 'CANCEL' }));
  expect(first.event.uid).toBe('0b0f6c1e-6f0e-4b43-a0d4-5a3d4a8c1c11@games.example.org');
  expect(moved.event.uid).toBe(first.event.uid);
  expect([first.event.sequence, moved.event.sequence]).toEqual([0, 3]);
  expect(first.calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(moved.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(moved.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});

test('a file lists no attendee, so that no calendar shows buttons whose answers nobody reads', () => {
  expect(read(made()).component.getAllProperties('attendee')).toEqual([]);
});

test.each([
  ['accepted', 'CONFIRMED'],
  ['maybe', 'TENTATIVE'],
  ['invited', 'TENTATIVE'],
] as const)('the entry of a guest who is %s is %s', (status, entry) => {
  expect(read(made({}, { status })).component.getFirstPropertyValue('status')).toBe(entry);
});

test('text from users cannot add lines or properties', () => {
  const evil = 'Maya" \r\nATTENDEE:mailto:eve@example.org\nX: ;,\\';
  const text = made(
    { title: evil, location: evil },
    { organizer: { name: evil, email: 'rollcall@games.example.org' } },
  );
  const { component, event } = read(text);
  expect(component.getAllProperties('attendee')).toEqual([]);
  expect(event.summary).toBe('Maya"  ATTENDEE:mailto:eve@example.org X: ;,\\');
  expect(component.getFirstProperty('organizer')?.getFirstValue()).toBe('mailto:rollcall@games.example.org');
});

test('lines have at most 75 octets and end with CRLF', () => {
  const text = made({ title: 'Ein Abend für Größenwahnsinnige 🎲'.repeat(8) });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a hidden place is omitted', () => {
  const { component } = read(made({ location: null }));
  expect(component.getFirstProperty('location')).toBeNull();
});

test.each(['Europe/Lisbon', 'Pacific/Auckland', 'UTC'])('a file of a night in %s has a DTSTAMP in UTC', (timeZone) => {
  expect(made({ timeZone })).toContain('\r\nDTSTAMP:20261101T000000Z\r\n');
});
