import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from './config/project-root.ts';

const read = (name: string) => readFileSync(join(projectRoot, 'docs', name), 'utf8');

/** What stands in backticks and is a file of this repository. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`((?:tests|server|client|shared|scripts|docs|\.ci)\/[\w./-]+\.\w+)`/g)].map(
    ([, file = '']) => file,
  );

describe.each(['threat-model.md', 'asvs.md'])('docs/%s', (name) => {
  test.each([...new Set(filesIn(read(name)))])('names %s, which is there', (file) => {
    expect(existsSync(join(projectRoot, file))).toBe(true);
  });
});

const threats = read('threat-model.md')
  .split('\n')
  .filter((line) => /^\| (?!Threat)[A-Z]/.test(line));

test('there are as many threats as were thought of', () => {
  expect(threats.length).toBeGreaterThan(25);
});

test.each(threats)('what stands against a threat is shown: %s', (threat) => {
  expect(filesIn(threat)).not.toEqual([]);
});
