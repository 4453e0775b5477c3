import { expect, test } from 'vitest';
import { seesPlace } from './place-shown.ts';

test.each([
  ['whom the host has not let in', { status: 'accepted', awaitsApproval: true }, { showsPlace: true }],
  [
    'who is invited, where the place is for those who come',
    { status: 'invited', awaitsApproval: false },
    { showsPlace: false },
  ],
  [
    'who may come, where the place is for those who come',
    { status: 'maybe', awaitsApproval: false },
    { showsPlace: false },
  ],
] as const)('a guest does not learn where the night is: one %s', (_who, guest, night) => {
  expect(seesPlace(night, guest)).toBe(false);
});

test.each([
  ['who comes', { status: 'accepted', awaitsApproval: false }, { showsPlace: false }],
  ['who is invited, where everybody may know', { status: 'invited', awaitsApproval: false }, { showsPlace: true }],
] as const)('a guest learns where the night is: one %s', (_who, guest, night) => {
  expect(seesPlace(night, guest)).toBe(true);
});
