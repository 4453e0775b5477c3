import { expect, test } from 'vitest';
import { nextNight } from './next-night.ts';

const NOW = new Date('2026-05-01T20:00:00Z');
const night = (date: string, status: 'scheduled' | 'cancelled' = 'scheduled') => ({
  date: new Date(date),
  durationMinutes: 240,
  status,
});

test('there is no next night among past and cancelled ones', () => {
  expect(nextNight([], NOW)).toBeNull();
  expect(nextNight([night('2026-05-01T15:59:00Z'), night('2026-05-08T18:00:00Z', 'cancelled')], NOW)).toBeNull();
});

test('the next night is the earliest to come, or the one that is running', () => {
  const [running, soon, later] = ['2026-05-01T18:00:00Z', '2026-05-02T18:00:00Z', '2026-06-01T18:00:00Z'].map((date) =>
    night(date),
  );
  expect(running && soon && later && nextNight([later, soon], NOW)).toBe(soon);
  expect(running && soon && later && nextNight([later, soon, running], NOW)).toBe(running);
});
