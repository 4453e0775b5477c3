import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ATTENDEE_STATUSES } from '../../enums.ts';
import { isSilent, nudgeableFrom } from './nudges.ts';

const asked = new Date('2026-11-20T18:00:00Z');
const SILENT = {
  isHost: false,
  status: 'invited',
  wasAsked: true,
  isOnWaitlist: false,
  awaitsApproval: false,
  isReachable: true,
  lastAskedAt: asked,
} as const;

test.each([
  ['the host', { isHost: true }],
  ['who comes', { status: 'accepted' }],
  ['who declined', { status: 'declined' }],
  ['who was not asked yet', { wasAsked: false }],
  ['who is in line for a seat', { isOnWaitlist: true }],
  ['who asks to come', { awaitsApproval: true }],
  ['who cannot be written to', { isReachable: false }],
] as const)('%s is not nudged', (_who, changes) => {
  expect(nudgeableFrom({ ...SILENT, ...changes })).toBeNull();
});

test('who is silent, or said maybe, may be nudged a day after they were last asked', () => {
  const aDayLater = new Date('2026-11-21T18:00:00Z');
  expect(nudgeableFrom(SILENT)).toEqual(aDayLater);
  expect(nudgeableFrom({ ...SILENT, status: 'maybe' })).toEqual(aDayLater);
  expect(nudgeableFrom({ ...SILENT, lastAskedAt: null })?.getTime()).toBeLessThan(asked.getTime());
});

test('guests on the waitlist, requests and guests who answered do not count as silent', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ATTENDEE_STATUSES),
      fc.boolean(),
      fc.boolean(),
      (status, isOnWaitlist, awaitsApproval) => {
        const silent = isSilent({ isHost: false, status, isOnWaitlist, awaitsApproval });
        expect(silent).toBe(status === 'invited' && !isOnWaitlist && !awaitsApproval);
      },
    ),
  );
});
