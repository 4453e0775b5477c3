import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

/** The versions of the changelog, the latest first. */
const VERSIONS = read('CHANGELOG.md')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ number: /^\d+\.\d+\.\d+/.exec(text)?.[0] ?? text.slice(0, 20), text }));

test('the latest version of the changelog is that of package.json', () => {
  expect(VERSIONS[0]?.number).toBe(version);
  expect((JSON.parse(read('package-lock.json')) as { version: string }).version).toBe(version);
});

describe.each(VERSIONS)('version $number', ({ number, text }) => {
  test('says what operators must do', () => {
    expect(text).toMatch(/^### What operators must do\n- \S/m);
  });

  test.skipIf(number === version)('has left a database that the next ones are tried with', () => {
    expect(existsSync(`tests/support/former-versions/${number}.backup`)).toBe(true);
  });
});

const WORKFLOWS = readdirSync('.github/workflows').map((name) => ({ name, text: read(`.github/workflows/${name}`) }));

test.each(WORKFLOWS)('the actions of $name are pinned to versions', ({ text }) => {
  const used = [...text.matchAll(/\buses: (\S+)/g)].map(([, action = '']) => action);
  expect(used).not.toEqual([]);
  for (const action of used) expect(action).toMatch(/^(\.\/\.github\/workflows\/\w+\.yml|[\w-]+\/[\w-]+@v\d[\d.]*)$/);
});

test('a release may write packages and nothing else', () => {
  const { text = '' } = WORKFLOWS.find(({ name }) => name === 'release.yml') ?? {};
  expect([...text.matchAll(/^ +([\w-]+): (?:write|admin)$/gm)].map(([, name]) => name)).toEqual(['packages']);
  expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
  expect(text).toContain('needs: [test, start]');
  expect(text).toContain('platforms: linux/amd64,linux/arm64');
});
