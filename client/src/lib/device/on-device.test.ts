import { expect, test, vi } from 'vitest';
import { forgetDevice, onForgetDevice } from './on-device.ts';

test('every registered store is cleared, even if one fails', async () => {
  const pads = vi.fn<() => void>();
  const notes = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const undo = [
    onForgetDevice(() => Promise.reject(new Error('closed'))),
    onForgetDevice(() => {
      throw new Error('closed');
    }),
    onForgetDevice(pads),
    onForgetDevice(notes),
  ];
  await forgetDevice();
  expect([pads, notes].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  for (const stop of undo) stop();
  await forgetDevice();
  expect(pads).toHaveBeenCalledTimes(1);
});
