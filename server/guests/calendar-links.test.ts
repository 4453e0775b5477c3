import { expect, test } from 'vitest';
import { googleCalendarLink, outlookCalendarLink, placeLink } from './calendar-links.ts';

const NIGHT = {
  title: 'Games & tea',
  date: new Date('2026-12-04T19:00:00Z'),
  durationMinutes: 240,
  timeZone: 'Europe/Lisbon',
  description: null,
  location: 'The kitchen, 1st floor',
};

test('the Google link has start and end in UTC', () => {
  const { origin, searchParams } = new URL(googleCalendarLink(NIGHT));
  expect(origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Games & tea',
    dates: '20261204T190000Z/20261204T230000Z',
    ctz: 'Europe/Lisbon',
    location: 'The kitchen, 1st floor',
  });
});

test('the Outlook link has start and end in UTC, and no place if the place is hidden from the reader', () => {
  const { searchParams } = new URL(outlookCalendarLink({ ...NIGHT, location: null, description: 'Bring tea' }));
  expect(searchParams.get('startdt')).toBe('2026-12-04T19:00:00.000Z');
  expect(searchParams.get('enddt')).toBe('2026-12-04T23:00:00.000Z');
  expect(searchParams.get('location')).toBeNull();
  expect(searchParams.get('body')).toBe('Bring tea');
});

test.each(['Bring dice. ', 'Würfel ', '🎲', '麻雀'])(
  'a long description of %j is shortened, so that the address is accepted',
  (words) => {
    const night = { ...NIGHT, description: words.repeat(5_000).slice(0, 10_000) };
    for (const [link, field] of [
      [googleCalendarLink(night), 'details'],
      [outlookCalendarLink(night), 'body'],
    ] as const) {
      expect(link.length).toBeLessThan(2_000);
      const text = new URL(link).searchParams.get(field) ?? '';
      expect(night.description.startsWith(text.replace(/\.\.\.$/, ''))).toBe(true);
      expect(text.length).toBeGreaterThan(100);
    }
  },
);

test('a description that fits stays whole', () => {
  const description = 'Bring dice and slippers.\nDoors open at six.';
  expect(new URL(googleCalendarLink({ ...NIGHT, description })).searchParams.get('details')).toBe(description);
});

test.each([
  ['14 Linden Row', 'https://www.google.com/maps/search/?api=1&query=14+Linden+Row', false],
  ['https://meet.example.org/games', 'https://meet.example.org/games', true],
  ['javascript:alert(1)', 'https://www.google.com/maps/search/?api=1&query=javascript%3Aalert%281%29', false],
  [
    'https://x.org by the door',
    'https://www.google.com/maps/search/?api=1&query=https%3A%2F%2Fx.org+by+the+door',
    false,
  ],
])('the place %s links to %s', (place, href, isPage) => {
  expect(placeLink(place)).toEqual({ href, isPage });
});
