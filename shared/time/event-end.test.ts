import { expect, test } from 'vitest';
import { eventEnd, isOver } from './event-end.ts';

const night = { date: new Date('2030-05-03T18:00:00Z'), durationMinutes: 90 };

test('a night is over from its end on', () => {
  expect(eventEnd(night)).toEqual(new Date('2030-05-03T19:30:00Z'));
  expect(isOver(night, new Date('2030-05-03T19:29:59.999Z'))).toBe(false);
  expect(isOver(night, new Date('2030-05-03T19:30:00Z'))).toBe(true);
});

test('a wrapped-up night is over before its end', () => {
  expect(isOver({ ...night, status: 'completed' }, new Date('2030-05-03T18:30:00Z'))).toBe(true);
  expect(isOver({ ...night, status: 'scheduled' }, new Date('2030-05-03T18:30:00Z'))).toBe(false);
});
