import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

/** Starts a server, which the variables configure, and hands its arguments to StrykerJS. */
const NOT_READ = new Set(['dev', 'mutation:services']);
const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
/** The file of each command of package.json that reads arguments. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /(?:^|&& )tsx (\S+)$/.exec(line)?.[1];
  return file === undefined || NOT_READ.has(name) ? [] : [{ name, file }];
});

const run = (file: string, args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );

describe.each(COMMANDS)('$name', { timeout: 60_000 }, ({ name, file }) => {
  const usage = name === 'test' ? 'npm test' : `npm run ${name}`;

  test('explains itself with --help and does nothing else', async () => {
    const { code, stdout, stderr } = await run(file, ['--help']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(usage);
  });

  test('refuses an unknown option in one line, with its usage', async () => {
    const { code, stdout, stderr } = await run(file, ['--nonsense']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain("'--nonsense'");
    expect(stderr).toContain(usage);
    expect(stderr).not.toContain('    at ');
  });
});

test('there are such commands', () => {
  expect(COMMANDS.map(({ name }) => name)).toEqual(expect.arrayContaining(['backup', 'invite', 'proof', 'test']));
});
