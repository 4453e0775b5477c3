import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/rollcall/fonts');
const FACES = ['besley', 'figtree'] as const;
type Face = (typeof FACES)[number];

/** First and last code point of each range. */
type Ranges = readonly (readonly [number, number])[];

/** Characters of nearly every screen: ASCII, the no-break spaces, é, ç and ñ (names of languages), and the signs of our own texts. */
const CORE: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xe7, 0xe7],
  [0xe9, 0xe9],
  [0xf1, 0xf1],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
];

/** The other letters and signs of Western Europe that the faces have. */
const LATIN: Ranges = [
  [0xa1, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xe6],
  [0xe8, 0xe8],
  [0xea, 0xf0],
  [0xf2, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x2012],
  [0x2015, 0x2017],
  [0x201a, 0x201b],
  [0x201e, 0x2025],
  [0x2027, 0x202e],
  [0x2030, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

export const SUBSETS = { core: CORE, latin: LATIN } as const;

/**
 * OpenType features in use: kerning, ligatures, accents, tabular figures. Small capitals and fractions are not used.
 */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'calt'];
const WOFF2 = { targetFormat: 'woff2' as const, keepFeatures: FEATURES };

/** The value of `unicode-range` in CSS. */
export const unicodeRange = (ranges: Ranges): string =>
  ranges.map(([first, last]) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`).join(', ');

const hex = (point: number): string => point.toString(16).toUpperCase();

const textOf = (ranges: Ranges): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)))
    .join('');

/** Subsets a variable font to the glyphs of some ranges. @returns WOFF2 */
export async function fontSubset(face: Face, ranges: Ranges): Promise<Uint8Array> {
  return subsetFont(await readFile(sourceOf(face)), textOf(ranges), WOFF2);
}

const sourceOf = (face: Face): string =>
  createRequire(import.meta.url).resolve(`@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`);

/**
 * Two files of each face for `client/src/styles/fonts.css`, written before Vite reads it: the core, which a first visit loads,
 * and other Latin letters, which a browser asks for where a page has them.
 */
export function fontSubsets(): Plugin {
  return {
    name: 'font-subsets',
    async config() {
      await mkdir(FOLDER, { recursive: true });
      await Promise.all(FACES.flatMap((face) => Object.entries(SUBSETS).map((subset) => keep(face, ...subset))));
    },
  };
}

/** Rebuilds a subset if its font or this file is newer. */
async function keep(face: Face, name: string, ranges: Ranges): Promise<void> {
  const file = join(FOLDER, `${face}-${name}.woff2`);
  const [made, ...from] = await Promise.all(
    [file, sourceOf(face), import.meta.filename].map((path) => stat(path).catch(() => null)),
  );
  if (made && from.every((one) => one && one.mtimeMs < made.mtimeMs)) return;
  await writeFile(file, await fontSubset(face, ranges));
}
