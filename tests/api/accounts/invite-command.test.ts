import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { signUpLinks } from '#shared/schema/sign-in.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp({ environment: { SIGN_UP: 'invited' } });

/** Runs the command as `npm run invite` does. */
async function invite(args: readonly string[], signUp = 'invited') {
  const environment = {
    ...process.env,
    DATABASE_URL: app.services.environment.DATABASE_URL,
    PUBLIC_URL: '',
    SIGN_UP: signUp,
  };
  const command = ['--import', 'tsx', 'server/accounts/sign-in/invite-command.ts', ...args];
  const run = promisify(execFile)(process.execPath, command, {
    env: { ...environment, PORT: new URL(app.origin).port },
  });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

test.each([
  ['a number of uses that is not a number', ['--uses', 'many']],
  ['zero uses', ['--uses', '0']],
  ['too long a time', ['--days', '366']],
  ['an unknown option', ['--for', 'ever']],
])('%s is rejected with a message and creates no link', async (_what, args) => {
  const before = await app.services.db.$count(signUpLinks);
  const { code, stdout, stderr } = await invite(args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).not.toBe('');
  expect(await app.services.db.$count(signUpLinks)).toBe(before);
});

test('prints a valid link for the given number of uses and days', async () => {
  const { stdout, stderr } = await invite(['--uses', '5', '--days', '30']);
  expect(stderr).toBe('');
  const answer = await fetch(stdout.trim(), { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('/login?invited=1');
  const [link] = await app.services.db.select().from(signUpLinks);
  const days = ((link?.expiresAt.getTime() ?? 0) - (link?.createdAt.getTime() ?? 0)) / 86_400_000;
  expect([link?.usesLeft, Math.round(days)]).toEqual([5, 30]);
});

test('reports that links have no effect if SIGN_UP is not invited', async () => {
  expect((await invite([], 'closed')).stderr).toContain('SIGN_UP is not invited');
});
