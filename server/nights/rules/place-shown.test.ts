import { expect, test } from 'vitest';
import { seesPlace } from './place-shown.ts';

test.each([
  ['whom the host has not approved', { status: 'accepted', awaitsApproval: true }, { showsPlace: true }],
  [
    'who is invited, if only guests who accepted see the place',
    { status: 'invited', awaitsApproval: false },
    { showsPlace: false },
  ],
  [
    'who may come, if only guests who accepted see the place',
    { status: 'maybe', awaitsApproval: false },
    { showsPlace: false },
  ],
] as const)('the place is hidden from a guest %s', (_who, guest, night) => {
  expect(seesPlace(night, guest)).toBe(false);
});

test.each([
  ['who accepted', { status: 'accepted', awaitsApproval: false }, { showsPlace: false }],
  [
    'who is invited, if all invited guests see the place',
    { status: 'invited', awaitsApproval: false },
    { showsPlace: true },
  ],
] as const)('the place is shown to a guest %s', (_who, guest, night) => {
  expect(seesPlace(night, guest)).toBe(true);
});
