import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { startMailWorkWithRetry } from './start-mail-work-with-retry.ts';

const services = { log: pino({ level: 'silent' }) };
type Start = () => Promise<() => Promise<void>>;

test('mail work that cannot be started is started again, and is stopped once', async () => {
  const stopWork = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const start = vi
    .fn<Start>()
    .mockRejectedValueOnce(new Error('the database is away'))
    .mockRejectedValueOnce(new Error('the database is away'))
    .mockResolvedValue(stopWork);
  const stop = startMailWorkWithRetry(services, start, 1);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(3));
  await stop();
  expect(start).toHaveBeenCalledTimes(3);
  expect(stopWork).toHaveBeenCalledTimes(1);
});

test('a server can stop while its mail work cannot be started', async () => {
  const start = vi.fn<Start>(() => Promise.reject(new Error('the database is away')));
  const stop = startMailWorkWithRetry(services, start, 1_000_000);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  await expect(stop()).resolves.toBeUndefined();
  expect(start).toHaveBeenCalledTimes(1);
});
