import { expect, test } from 'vitest';
import { voteStatusOf } from './vote-status.ts';

const NOW = new Date('2026-06-15T19:00:00Z');
const night = { status: 'scheduled', date: NOW, durationMinutes: 60, votesClosedAt: null } as const;
const coming = { status: 'accepted', awaitsApproval: false } as const;
const hourAgo = new Date(NOW.getTime() - 3_600_000);

test.each([
  ['open to a guest who accepted', night, coming, 'open'],
  ['open to an undecided guest', night, { ...coming, status: 'maybe' }, 'open'],
  ['unavailable to a guest without an answer', night, { ...coming, status: 'invited' }, 'not_coming'],
  ['unavailable to a guest who declined', night, { ...coming, status: 'declined' }, 'not_coming'],
  ['unavailable to a guest who is not approved', night, { ...coming, awaitsApproval: true }, 'not_coming'],
  ['closed by the host', { ...night, votesClosedAt: NOW }, coming, 'closed'],
  ['over with the night', { ...night, date: hourAgo }, coming, 'over'],
  ['over after the wrap-up', { ...night, status: 'completed' }, coming, 'over'],
  ['cancelled with the night', { ...night, status: 'cancelled' }, coming, 'cancelled'],
] as const)('voting is %s', (_how, event, voter, status) => {
  expect(voteStatusOf(event, voter, NOW)).toBe(status);
});
