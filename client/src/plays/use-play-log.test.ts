import { afterEach, expect, test, vi } from 'vitest';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { readLogInTimeSlices } from './use-play-log.ts';

afterEach(() => vi.unstubAllGlobals());

test('an error while reading plays ends the loading state and is reported', async () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const broken = Object.defineProperty(aPlay({ id: 2 }), 'playedAt', {
    get: () => {
      throw new Error('an error');
    },
  });
  expect(await readLogInTimeSlices([aPlay({ id: 1 }), broken], [], () => true)).toBeNull();
  expect(report).toHaveBeenCalledOnce();
  expect(await readLogInTimeSlices([aPlay({ id: 1 })], [], () => true)).toHaveLength(1);
  expect(await readLogInTimeSlices([aPlay({ id: 1 })], [], () => false)).toBeUndefined();
});
