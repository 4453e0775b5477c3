import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'literals-'));
afterAll(() => rmSync(folder, { recursive: true }));

const oxlint = join(import.meta.dirname, '../../node_modules/.bin/oxlint');
const config = join(folder, 'lint.json');
const rules = { 'words/no-literals': 'error' };
const jsPlugins = [join(import.meta.dirname, 'words.mjs')];
writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, jsPlugins, rules }));

/** The lines with a literal that is refused, from 1. */
function refusedLines(source: string): number[] {
  const file = join(folder, 'source.tsx');
  writeFileSync(file, source);
  const { stdout } = spawnSync(oxlint, ['-c', config, '--format', 'json', file], { encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { labels: { span: { line: number } }[] }[] };
  return diagnostics.map(({ labels }) => labels[0]?.span.line ?? 0).toSorted((a, b) => a - b);
}

const LITERALS = [
  'const a = <p>Save</p>;',
  "const a = <p>{isNew ? 'Add' : null}</p>;",
  'const a = <input placeholder="Title" />;',
  'const a = <b aria-label={`Rating of ${title}`} />;',
  "toast('Game added', 'good');",
  "throw new Refusal('invalid_request', { message: 'Please wait a day.' });",
  'const message = `"${title}" is lent to somebody else.`;',
  "const labels = { newest: 'Newest first' };",
  'const page = markup`<p>Welcome</p>`;',
  'const page = markup`<img alt="A box" src="${src}">`;',
  "const a = t('{name} comes', { name: 'Another guest who reads on' });",
];

test('what only English readers understand is refused', () => {
  expect(refusedLines(LITERALS.map((line) => `{ ${line} }`).join('\n'))).toEqual(LITERALS.map((_, place) => place + 1));
});

test('messages of catalogues, names, codes, styles and what programmers read are not', () => {
  expect(
    refusedLines(`
      import { t } from '#client/lib/words/words.ts';
      const a = <p className="Mt-4 flex items-center">{t('Save the game')}, BoardGameGeek, +1</p>;
      const rows = sql\`Select all from Games\`;
      log.error('The mail server is gone');
      const error = new TypeError('Two lists of other lengths');
      const page = markup\`<input type="text" \${isOn && markup\` aria-invalid="true" checked\`}>\`;
      const contract = { summary: 'Adds a game to the list' };
      const isSet = status === 'Not Recommended';
    `),
  ).toEqual([]);
});
