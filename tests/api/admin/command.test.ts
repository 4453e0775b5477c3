import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '#shared/schema/users.ts';
import { type Commanded, COMMANDS } from '#server/admin/commands.ts';
import { ADMIN, rowsOfSite } from '#tests/support/server/administrators.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp({ environment: ADMIN });
let bea: Person;
let ids: Record<string, number | string>;
beforeAll(async () => {
  bea = await makeOwner(app, { email: 'bea@example.org', firstName: 'Bea', lastName: 'Moss' });
  await makeOwner(app, { email: ADMIN.ADMIN_EMAILS });
  ids = await rowsOfSite(app, bea);
});

/** Runs a command's words without starting a process: its lines, or why it is refused. */
async function admin(name: string, words: readonly string[] = [], options: Partial<Commanded> = {}): Promise<string> {
  const given = { until: undefined, yes: false, ...options, words };
  const command = COMMANDS[name];
  if (!command) throw new Error('there is no such command');
  const problem = command.problem(given);
  if (problem !== null) return problem;
  return command.run(app.services, given).then(
    (lines) => lines.join('\n'),
    (error: Error) => error.message,
  );
}

test.each([
  ['no address', 'disable', [], {}, 'A word is missing.'],
  ['a word too many', 'audit', ['all'], {}, 'There is a word too many.'],
  ['an unknown plan', 'plan', ['bea@example.org', 'gold'], {}, "'gold' is none of free, premium, premium_plus."],
  ['a day that is none', 'plan', ['bea@example.org', 'premium'], { until: '2999-02-31' }, '--until is a day'],
  ['an unknown state', 'mails', ['lost'], {}, "'lost' is none of"],
  ['a word as the id of a mail', 'stop-mail', ['bea'], {}, 'ID is a number.'],
  ['deleting without --yes', 'delete', ['bea@example.org'], {}, 'add --yes'],
  ['an unknown address', 'disable', ['nobody@example.org'], {}, 'no account with the address nobody@example.org.'],
  ['an administrator', 'disable', [ADMIN.ADMIN_EMAILS], {}, 'Take the address out of ADMIN_EMAILS first.'],
] as const)('%s is refused in words', async (_what, name, words, options, expected) => {
  expect(await admin(name, words, options)).toContain(expected);
});

test('what a command does is done, printed and stands in the audit', async () => {
  const [mail, report] = [String(ids['admin/mails']), String(ids['admin/reports'])];
  expect(await admin('plan', ['Bea@example.org', 'premium'], { until: '2999-01-31' })).toContain('| Premium |');
  expect(await admin('disable', [bea.email])).toContain('disabled');
  expect(await admin('people', ['moss'])).toContain('bea@example.org | Bea Moss');
  expect(await admin('enable', [bea.email])).not.toContain('disabled');
  expect(await admin('mails')).toContain(`${mail} | reminder | g…@example.org`);
  expect(await admin('send-again', [mail])).toBe(`Mail ${mail} waits to be sent.`);
  expect(await admin('stop-mail', [mail])).toBe(`Mail ${mail} is stopped.`);
  expect(await admin('close-report', [report])).toBe(`Report ${report} is closed.`);
  expect(await admin('reports')).toContain('| closed |');
  expect(await admin('show', [bea.email])).toContain(
    'A command on the server gave bea@example.org Premium until 2999-01-31.',
  );
  expect(await admin('delete', [bea.email], { yes: true })).toBe('Deleted bea@example.org.');
  expect(await app.services.db.$count(users, eq(users.id, bea.id))).toBe(0);
  expect(await admin('audit')).toContain(`deleted account ${bea.id} (deleted).`);
});

test.each([
  [['people', 'operator'], 0, 'operator@example.org', ''],
  [['promote', 'bea@example.org'], 1, '', "There is no command 'promote'."],
  [['constructor'], 1, '', "There is no command 'constructor'."],
])('npm run admin -- %s', async (args, code, printed, said) => {
  const command = ['--import', 'tsx', 'server/admin/admin-command.ts', ...args];
  const { DATABASE_URL } = app.services.environment;
  const env = { ...process.env, ...ADMIN, DATABASE_URL, PUBLIC_URL: '', LOG_LEVEL: 'silent' };
  const { stdout, stderr, ...ended } = await promisify(execFile)(process.execPath, command, { env }).then(
    (result) => ({ ...result, code: 0 }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(ended.code).toBe(code);
  expect(stdout).toContain(printed);
  expect(stderr).toContain(said);
});
