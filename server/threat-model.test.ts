import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/platform/config/project-root.ts';

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8');

/** Paths in backticks that name a file of this repository. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`((?:tests|server|client|shared|scripts|docs|\.ci)\/[\w./-]+\.\w+)`/g)].map(
    ([, file = '']) => file,
  );

const DOCUMENTS = ['docs/threat-model.md', 'docs/asvs.md', 'docs/architecture.md', 'CONTRIBUTING.md'];

describe.each(DOCUMENTS)('%s', (name) => {
  test.each([...new Set(filesIn(read(name)))])('names the existing file %s', (file) => {
    expect(existsSync(join(projectRoot, file))).toBe(true);
  });
});

const threats = read('docs/threat-model.md')
  .split('\n')
  .filter((line) => /^\| (?!Threat)[A-Z]/.test(line));

test('more than 25 threats are listed', () => {
  expect(threats.length).toBeGreaterThan(25);
});

test.each(threats)('a threat names the files that protect against it: %s', (threat) => {
  expect(filesIn(threat)).not.toEqual([]);
});
