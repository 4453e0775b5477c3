import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The share of different pixels from which a picture counts as changed. */
const SAME = 0.0005;
const PAGE = 'differences';

interface Difference {
  name: string;
  /** Share of the pixels of the larger one. */
  pixels: number;
  words: string;
}

/**
 * Compares the pictures of a folder with those of the same name in an earlier folder. Writes `differences/index.html`, which
 * shows each changed picture before, after and as a difference.
 * @returns a line for each picture that differs, the largest difference first
 */
export async function compare(folder: string, earlier: string): Promise<string[]> {
  const before = new Set(await readdir(earlier));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.png') && before.has(name));
  const page = join(folder, PAGE);
  await rm(page, { recursive: true, force: true });
  await mkdir(page, { recursive: true });
  const found: Difference[] = [];
  for (const name of names) {
    const places = [join(earlier, name), join(folder, name)] as const;
    const one = PNG.sync.read(await readFile(places[0]));
    const other = PNG.sync.read(await readFile(places[1]));
    const { drawn, pixels } = differenceOf(one, other);
    if (pixels <= SAME) continue;
    const isOtherSize = one.width !== other.width || one.height !== other.height;
    const words = isOtherSize
      ? `${one.width}x${one.height} is ${other.width}x${other.height} now`
      : `${(pixels * 100).toFixed(1)} % of the pixels differ`;
    found.push({ name, pixels: isOtherSize ? 1 : pixels, words });
    await writeFile(join(page, name), PNG.sync.write(drawn));
    await cp(places[0], join(page, `before-${name}`));
  }
  const sorted = found.toSorted((one, other) => other.pixels - one.pixels);
  await writeFile(join(page, 'index.html'), pageOf(sorted));
  return sorted.map(({ name, words }) => `${name}: ${words}`);
}

/** Draws the differences of two pictures on a canvas that holds both. */
function differenceOf(one: PNG, other: PNG): { drawn: PNG; pixels: number } {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = new PNG({ width, height });
  const [left, right] = [one, other].map((picture) => {
    const canvas = new PNG({ width, height });
    PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
    return canvas.data;
  });
  const apart = left && right ? pixelmatch(left, right, drawn.data, width, height, { threshold: 0.1 }) : 0;
  return { drawn, pixels: apart / (width * height) };
}

const pageOf = (found: readonly Difference[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${found.length} pictures differ</title>
    <style>
      body { font: 16px/1.4 system-ui, sans-serif; margin: 2rem; background: #ddd; }
      .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
      img { width: 100%; max-width: 45rem; background: #fff; }
    </style>
  </head>
  <body>
    <h1>${found.length} pictures differ</h1>
${found
  .map(
    ({ name, words }) => `    <h2>${name}: ${words}</h2>
    <div class="row">
      <img loading="lazy" src="before-${name}" alt="before" />
      <img loading="lazy" src="../${name}" alt="after" />
      <img loading="lazy" src="${name}" alt="difference" />
    </div>`,
  )
  .join('\n')}
  </body>
</html>
`;
