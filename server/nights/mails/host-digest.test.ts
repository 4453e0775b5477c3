import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestDue } from './host-digest.ts';

const NOW = new Date('2026-12-01T18:00:00Z');
const NEXT_WEEK = new Date('2026-12-08T19:00:00Z');
const TONIGHT = new Date('2026-12-01T21:00:00Z');
const ASKED = { isNobodySilent: false, isToldOnDevice: false };
const ALL_ANSWERED = { ...ASKED, isNobodySilent: true };
const answer = (minutesAgo: number, endsSilence = false) => ({
  createdAt: new Date(NOW.getTime() - minutesAgo * 60_000),
  endsSilence,
});

test('there is no digest without answers', () => {
  expect(digestDue(NEXT_WEEK, [], ALL_ANSWERED, NOW)).toBe(false);
});

test.each([
  ['29 minutes', NEXT_WEEK, 29, false],
  ['half an hour', NEXT_WEEK, 30, true],
  ['4 minutes, tonight', TONIGHT, 4, false],
  ['5 minutes, tonight', TONIGHT, 5, true],
  ['5 minutes, a whole day before', new Date('2026-12-02T18:00:00Z'), 5, false],
  ['5 minutes, less than a day before', new Date('2026-12-02T17:59:59Z'), 5, true],
])('after the first answer: %s', (_, night, minutesAgo, due) => {
  expect(digestDue(night, [answer(1), answer(minutesAgo), answer(2)], ASKED, NOW)).toBe(due);
});

test('a host who is told on a device waits for five minutes', () => {
  const told = { ...ASKED, isToldOnDevice: true };
  expect(digestDue(NEXT_WEEK, [answer(4)], told, NOW)).toBe(false);
  expect(digestDue(NEXT_WEEK, [answer(5)], told, NOW)).toBe(true);
});

test("the answer of the last silent guest is reported at once; a changed answer and a newcomer's are not", () => {
  expect(digestDue(NEXT_WEEK, [answer(0, true)], ALL_ANSWERED, NOW)).toBe(true);
  expect(digestDue(NEXT_WEEK, [answer(0, true)], ASKED, NOW)).toBe(false);
  expect(digestDue(NEXT_WEEK, [answer(0)], ALL_ANSWERED, NOW)).toBe(false);
  expect(digestDue(NEXT_WEEK, [answer(1), answer(0, true), answer(2)], ALL_ANSWERED, NOW)).toBe(true);
});

test('a digest that is due stays due', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(120), { minLength: 1 }),
      fc.record({ isNobodySilent: fc.boolean(), isToldOnDevice: fc.boolean() }),
      fc.nat(600),
      (minutes, host, later) => {
        const answers = minutes.map((minute) => answer(minute));
        if (!digestDue(NEXT_WEEK, answers, host, NOW)) return;
        expect(digestDue(NEXT_WEEK, answers, host, new Date(NOW.getTime() + later * 60_000))).toBe(true);
      },
    ),
  );
});
