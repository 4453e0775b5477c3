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

export const polyData = (points: readonly Point[]) => `M${points.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}Z`;

export const poly = (points: readonly Point[], colour: string, more = '') => path(polyData(points), colour, more);

/** Six corners around a centre, the first at the top. */
export const hexagon = (x: number, y: number, rx: number, ry = rx): Point[] =>
  Array.from({ length: 6 }, (_, i) => [x + rx * Math.sin((i * Math.PI) / 3), y - ry * Math.cos((i * Math.PI) / 3)]);

export function circleData(x: number, y: number, radius: number): string {
  const [r, across] = [f(radius), f(2 * Number(f(radius)))];
  return `M${f(Number(f(x)) - Number(r))} ${f(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1-${across} 0z`;
}

export function rectData(x: number, y: number, w: number, h: number, radius = 0): string {
  if (radius === 0) return `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h-${f(w)}z`;
  const [across, down] = [f(w - 2 * radius), f(h - 2 * radius)];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const begin = `M${f(Number(f(x)) + radius)} ${f(y)}h${across}${corner(radius, radius)}v${down}`;
  return `${begin}${corner(-radius, radius)}h-${across}${corner(-radius, -radius)}v-${down}${corner(radius, -radius)}z`;
}

/**
 * Shapes that do not overlap, drawn as one path for each paint. A cover has up to 120 shapes, and a keystroke in a
 * collection's search draws a dozen covers: the styles of their elements took longer than all else.
 */
export function layer() {
  const paths = new Map<string, string>();
  return {
    /** @param data of the shape's path @param more attributes of its paint */
    add(data: string, colour: string, more = ''): void {
      const paint = `fill="${colour}"${more}`;
      paths.set(paint, (paths.get(paint) ?? '') + data);
    },
    shapes: (): string[] => Array.from(paths, ([paint, data]) => `<path d="${data}" ${paint}/>`),
  };
}
