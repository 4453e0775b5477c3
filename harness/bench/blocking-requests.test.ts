import { expect, test } from 'vitest';
import { addressFor, measuredContracts } from './blocking-requests.ts';

const ACCOUNT = {
  id: 1,
  cookie: '',
  gameId: 2,
  eventId: 3,
  attendeeId: 4,
  groupId: 5,
  importId: 6,
  padCode: 'ABCDEF',
  shareId: 'share',
  calendar: '/calendar/x.ics',
  barcode: '4006381333931',
};

test('all endpoints that read are measured, each at an address without placeholders', () => {
  for (const contract of measuredContracts) expect(addressFor(contract, ACCOUNT)).not.toMatch(/:\w/);
  expect(measuredContracts.length).toBeGreaterThan(40);
});
