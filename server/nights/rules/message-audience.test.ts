import { expect, test } from 'vitest';
import { isForAudience } from './message-audience.ts';

const guest = { status: 'accepted', awaitsApproval: false, isInvitedOrJoined: true } as const;

test('guests who declined, were not invited or are not approved see no message', () => {
  for (const audience of ['coming', 'invited'] as const) {
    expect(isForAudience(audience, { ...guest, status: 'declined' })).toBe(false);
    expect(isForAudience(audience, { ...guest, isInvitedOrJoined: false })).toBe(false);
    expect(isForAudience(audience, { ...guest, awaitsApproval: true })).toBe(false);
  }
});

test('guests who accepted see all messages; undecided guests see only messages to everybody invited', () => {
  expect(['coming', 'invited'].map((audience) => isForAudience(audience as 'coming', guest))).toEqual([true, true]);
  const maybe = { ...guest, status: 'maybe' } as const;
  expect([isForAudience('coming', maybe), isForAudience('invited', maybe)]).toEqual([false, true]);
});
