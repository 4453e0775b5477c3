import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import theme from '../../../tailwind.config.ts';

const client = join(import.meta.dirname, '..');
const sheets = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file: relative('.', file), text: readFileSync(join(client, file), 'utf8') }));
/** Left are the look's own figures, pieces that callers may change, and styles that utilities cannot express; they must not grow again. */
const MAX_LINES = 6_320;
/** Lists the files of the typefaces, and styles nothing. */
const FACES = 'styles/fonts.css';

test(`all style sheets except the list of typefaces have at most ${MAX_LINES} lines`, () => {
  const styling = sheets.filter(({ file }) => file !== FACES);
  const lines = styling.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  expect(lines).toBeLessThanOrEqual(MAX_LINES);
});

test('style sheets of screens use only the breakpoints of the theme', () => {
  const breakpoints = new Set<string>(Object.values(theme.theme.screens));
  const foreign = sheets
    .filter(({ file }) => !file.startsWith('guests/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/@media[^{]*/g)]
        .flatMap(([query]) => query.match(/(?<=width (?:>=|<) )[\d.]+(?:rem|px)|[\d.]+(?:rem|px)(?= <= width)/g) ?? [])
        .filter((width) => !breakpoints.has(width))
        .map((width) => `${file}: ${width}`),
    );
  expect(foreign).toEqual([]);
});

test('with text of twice its size the layout is that of a window half as wide', () => {
  expect(Object.values(theme.theme.screens).filter((width) => !width.endsWith('rem'))).toEqual([]);
});
