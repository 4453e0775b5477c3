import { expect, test } from 'vitest';
import { commentsState, takesPart } from './night-comments.ts';

const night = {
  allowsComments: true,
  status: 'scheduled' as const,
  date: new Date('2026-12-04T19:00:00Z'),
  durationMinutes: 240,
};
const at = (day: string, changes = {}) => commentsState({ ...night, ...changes }, new Date(`2026-12-${day}Z`));

test('comments are off until the host turns them on, and while the date is being found', () => {
  expect(at('01T12:00', { allowsComments: false })).toBe('off');
  expect(at('01T12:00', { status: 'finding_date' })).toBe('off');
});

test('they are open until seven days after the end, also of a cancelled night, and can then be read', () => {
  for (const status of ['scheduled', 'cancelled', 'completed'] as const) {
    expect(at('11T22:59', { status })).toBe('open');
    expect(at('11T23:00', { status })).toBe('closed');
  }
});

test('who did not answer, or is not let in, takes no part; the host does', () => {
  const guest = { isHost: false, awaitsApproval: false, respondedAt: null, datesAnsweredAt: null };
  const answered = { ...guest, respondedAt: new Date() };
  expect([guest, { ...answered, awaitsApproval: true }].map(takesPart)).toEqual([false, false]);
  const taking = [answered, { ...guest, datesAnsweredAt: new Date() }, { ...guest, isHost: true }];
  expect(taking.map(takesPart)).toEqual([true, true, true]);
});
