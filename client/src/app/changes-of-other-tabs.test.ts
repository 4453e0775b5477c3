import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/lib/http/api-error.ts';
import { makeQueryClient } from '#client/lib/http/query-client.ts';
import { shareChanges } from './changes-of-other-tabs.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

function aTab() {
  const client = makeQueryClient({ onChanged: (keys) => changes.tell(keys) });
  const changes = shareChanges(client);
  open.push(changes.close);
  client.setQueryData(['games'], []);
  client.setQueryData(['events'], []);
  const isStale = (key: string) => client.getQueryState([key])?.isInvalidated;
  const write = (key: string, mutationFn: () => Promise<unknown>) =>
    new MutationObserver(client, { mutationFn, meta: { invalidates: [[key]] } }).mutate();
  return { isStale, write };
}

test('a write in one tab makes stale in the others what it names, and nothing else', async () => {
  const [writing, other, third] = [aTab(), aTab(), aTab()];
  await writing.write('games', () => Promise.resolve(1));
  await vi.waitFor(() => expect([other.isStale('games'), third.isStale('games')]).toEqual([true, true]));
  expect([other.isStale('events'), writing.isStale('events')]).toEqual([false, false]);
});

test('a refused write tells the other tabs nothing', async () => {
  const [writing, other] = [aTab(), aTab()];
  await expect(writing.write('games', () => Promise.reject(new ApiError(400, '{}')))).rejects.toThrow('400');
  await writing.write('events', () => Promise.resolve(1));
  await vi.waitFor(() => expect(other.isStale('events')).toBe(true));
  expect(other.isStale('games')).toBe(false);
});
