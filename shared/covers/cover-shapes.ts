/**
 * Shared by all motifs: seeded random numbers and SVG shapes as text. Only literal hex colours: html2canvas supports no
 * others.
 */

export type Inks = readonly [ground: string, deep: string, mid: string, light: string, pale: string, pop: string];
export type Random = () => number;
export type Point = readonly [x: number, y: number];

/** Draws in a 160 × 120 box; returns the background colour and the shapes. */
export type Motif = (random: Random, inks: Inks, title: string) => readonly [ground: string, shapes: readonly string[]];

/** FNV-1a, 32 bit. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const letter of text) {
    h ^= letter.codePointAt(0) ?? 0;
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}

/** mulberry32: numbers in [0, 1), the same sequence for the same seed. */
export function seededRandom(seed: number): Random {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The title without differences of case and spacing. */
export const normalTitle = (title: string) => title.trim().toLowerCase().replace(/\s+/g, ' ');

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${list.length}`);
  return item;
}

export const pick = <T>(r: Random, list: readonly T[]): T => at(list, Math.floor(r() * list.length));

export const f = (n: number) => (Math.round(n * 10) / 10).toString();

export const rect = (x: number, y: number, w: number, h: number, colour: string, radius = 0, more = '') =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}"${radius ? ` rx="${radius}"` : ''} fill="${colour}"${more}/>`;

export const circ = (x: number, y: number, radius: number, colour: string, more = '') =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(radius)}" fill="${colour}"${more}/>`;

export const path = (d: string, colour: string, more = '') => `<path d="${d}" fill="${colour}"${more}/>`;

export const poly = (points: readonly Point[], colour: string, more = '') =>
  path(`M${points.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}Z`, colour, more);

/** Six corners around a centre, the first at the top. */
export const hexagon = (x: number, y: number, rx: number, ry = rx): Point[] =>
  Array.from({ length: 6 }, (_, i) => [x + rx * Math.sin((i * Math.PI) / 3), y - ry * Math.cos((i * Math.PI) / 3)]);
