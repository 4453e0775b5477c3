import { expect, test, vi } from 'vitest';
import { serverSecret } from '#server/platform/database/server-secret.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const second = testApp({ databaseOf: app });

test('servers that create a secret concurrently get the same one', async () => {
  let made = 0;
  const ask = ({ services }: typeof app) => serverSecret(services.db, 'race', () => `secret ${(made += 1)}`);
  const [first, ...others] = await Promise.all([ask(app), ask(second), ask(app), ask(second)]);
  expect(first).toMatch(/^secret \d$/);
  expect(new Set(others)).toEqual(new Set([first]));
  expect(await ask(app)).toBe(first);
});

test('a secret is read from the database once', async () => {
  await serverSecret(app.services.db, 'known', () => 'a secret');
  const query = vi.spyOn(app.services.pool, 'query');
  expect(await serverSecret(app.services.db, 'known', () => 'another')).toBe('a secret');
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

test('a secret is read again after a failure', async () => {
  const unreachable = vi.spyOn(app.services.pool, 'query').mockRejectedValueOnce(new Error('no connection'));
  await expect(serverSecret(app.services.db, 'late', () => 'a secret')).rejects.toThrow('Failed query');
  unreachable.mockRestore();
  expect(await serverSecret(app.services.db, 'late', () => 'a secret')).toBe('a secret');
});
