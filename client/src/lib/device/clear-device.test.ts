import { expect, test, vi } from 'vitest';
import { clearDevice, onClearDevice } from './clear-device.ts';

test('every registered store is cleared, even if one fails', async () => {
  const pads = vi.fn<() => void>();
  const notes = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const undo = [
    onClearDevice(() => Promise.reject(new Error('closed'))),
    onClearDevice(() => {
      throw new Error('closed');
    }),
    onClearDevice(pads),
    onClearDevice(notes),
  ];
  await clearDevice();
  expect([pads, notes].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  for (const stop of undo) stop();
  await clearDevice();
  expect(pads).toHaveBeenCalledTimes(1);
});
