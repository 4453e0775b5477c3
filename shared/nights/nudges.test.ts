import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ATTENDEE_STATUSES } from '#shared/enums.ts';
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
  ['a guest who accepted', { status: 'accepted' }],
  ['a guest who declined', { status: 'declined' }],
  ['a guest who was not invited yet', { wasAsked: false }],
  ['a guest on the waitlist', { isOnWaitlist: true }],
  ['a guest awaiting approval', { awaitsApproval: true }],
  ['a guest without an address', { isReachable: false }],
] as const)('%s is not nudged', (_who, changes) => {
  expect(nudgeableFrom({ ...SILENT, ...changes })).toBeNull();
});

test('a guest who is silent or undecided can be nudged a day after the last request', () => {
  const aDayLater = new Date('2026-11-21T18:00:00Z');
  expect(nudgeableFrom(SILENT)).toEqual(aDayLater);
  expect(nudgeableFrom({ ...SILENT, status: 'maybe' })).toEqual(aDayLater);
  expect(nudgeableFrom({ ...SILENT, lastAskedAt: null })?.getTime()).toBeLessThan(asked.getTime());
});

test('only invited guests without an answer count as silent, not guests on the waitlist or awaiting approval', () => {
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
