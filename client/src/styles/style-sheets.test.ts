import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import tailwind from '../../../tailwind.config.ts';

const client = join(import.meta.dirname, '..');

/** The widths that queries of a style sheet name: `(width < 640px)` and `(640px <= width < 1100px)`. */
const widthsIn = (text: string) =>
  (text.match(/@media[^{]*/g) ?? []).flatMap(
    (query) => query.match(/(?<=width (?:>=|<) )\d+px|\d+px(?= <= width)/g) ?? [],
  );

test('style sheets of the screens know no other breakpoint than the theme', () => {
  const breakpoints = new Set<string>(Object.values(tailwind.theme.screens));
  const foreign = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.startsWith('guest-pages'))
    .flatMap((file) =>
      widthsIn(readFileSync(join(client, file), 'utf8'))
        .filter((width) => !breakpoints.has(width))
        .map((width) => `${file}: ${width}`),
    );
  expect(foreign).toEqual([]);
});
