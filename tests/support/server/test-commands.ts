import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

/** Starts a server, which the variables configure, and hands its arguments to StrykerJS. */
const NOT_READ = new Set(['dev', 'mutation:services']);

/** The file of each command of a package.json that reads arguments. */
function commandsOf(path: string): { name: string; file: string }[] {
  const { scripts } = JSON.parse(readFileSync(path, 'utf8')) as { scripts: Record<string, string> };
  return Object.entries(scripts).flatMap(([name, line]) => {
    const file = /(?:^|&& )(?:exec )?tsx (\S+)$/.exec(line)?.[1];
    return file === undefined || NOT_READ.has(name) ? [] : [{ name, file }];
  });
}

const run = (file: string, args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );

/** Tests that each command of a package.json explains itself, and refuses what it does not know. @param some of them */
export function testCommands(path: string, some: readonly string[]): void {
  const commands = commandsOf(path);
  describe.each(commands)('$name', { timeout: 60_000 }, ({ name, file }) => {
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
    expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining([...some]));
  });
}
