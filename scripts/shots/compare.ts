import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { difference } from '#tests/support/pictures.ts';

/** The share of pixels from which on a picture counts as another one. */
const SAME = 0.0005;

/** Pictures of a folder that are not as those of the same name in an earlier one, largest difference first. */
export async function compare(folder: string, earlier: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.png'));
  const before = new Set(await readdir(earlier));
  const found: { name: string; pixels: number; words: string }[] = [];
  for (const name of names.filter((one) => before.has(one))) {
    const [one, other] = await Promise.all(
      [folder, earlier].map(async (where) => PNG.sync.read(await readFile(join(where, name)))),
    );
    if (!one || !other) continue;
    if (one.width !== other.width || one.height !== other.height)
      found.push({ name, pixels: 1, words: `${other.width}x${other.height} is ${one.width}x${one.height} now` });
    else {
      const { pixels } = difference(one, other);
      if (pixels > SAME) found.push({ name, pixels, words: `${(pixels * 100).toFixed(1)} % of the pixels differ` });
    }
  }
  return found.toSorted((one, other) => other.pixels - one.pixels).map(({ name, words }) => `${name}: ${words}`);
}
