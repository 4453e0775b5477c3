import { expect, test } from 'vitest';
import { voteStanding } from './vote-standing.ts';

const NOW = new Date('2026-06-15T19:00:00Z');
const night = { status: 'scheduled', date: NOW, durationMinutes: 60, votesClosedAt: null } as const;
const coming = { status: 'accepted', awaitsApproval: false } as const;
const hourAgo = new Date(NOW.getTime() - 3_600_000);

test.each([
  ['open to who comes', night, coming, 'open'],
  ['open to who may come', night, { ...coming, status: 'maybe' }, 'open'],
  ['not there for who has not answered', night, { ...coming, status: 'invited' }, 'not_coming'],
  ['not there for who stays at home', night, { ...coming, status: 'declined' }, 'not_coming'],
  ['not there for who is not let in yet', night, { ...coming, awaitsApproval: true }, 'not_coming'],
  ['closed by the host', { ...night, votesClosedAt: NOW }, coming, 'closed'],
  ['over with the night', { ...night, date: hourAgo }, coming, 'over'],
  ['over once the night is wrapped up', { ...night, status: 'completed' }, coming, 'over'],
  ['off with the night', { ...night, status: 'cancelled' }, coming, 'cancelled'],
] as const)('a vote is %s', (_how, event, voter, standing) => {
  expect(voteStanding(event, voter, NOW)).toBe(standing);
});
