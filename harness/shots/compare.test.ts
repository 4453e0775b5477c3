import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compare } from './compare.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollcall-compare-'));
  await Promise.all(['before', 'now'].map((name) => mkdir(join(folder, name))));
});
afterEach(() => rm(folder, { recursive: true }));

/** A white picture with so many black rows at its top. */
async function draw(where: 'before' | 'now', name: string, { height = 20, black = 0 } = {}): Promise<void> {
  const picture = new PNG({ width: 20, height });
  picture.data.fill(255);
  for (let at = 0; at < black * 20; at += 1) picture.data.fill(0, at * 4, at * 4 + 3);
  await writeFile(join(folder, where, name), PNG.sync.write(picture));
}
const compared = () => compare(join(folder, 'now'), join(folder, 'before'));

test('identical screenshots and screenshots without a counterpart are not reported', async () => {
  await draw('before', 'same.png');
  await draw('now', 'same.png');
  await draw('now', 'new.png');
  expect(await compared()).toEqual([]);
});

test('different screenshots are reported, largest difference first, on a page that shows both versions', async () => {
  for (const name of ['little.png', 'much.png', 'taller.png']) await draw('before', name);
  await draw('now', 'little.png', { black: 1 });
  await draw('now', 'much.png', { black: 10 });
  await draw('now', 'taller.png', { height: 30 });
  expect(await compared()).toEqual([
    'taller.png: 20x20 is 20x30 now',
    'much.png: 50.0 % of the pixels differ',
    'little.png: 5.0 % of the pixels differ',
  ]);
  const page = await readFile(join(folder, 'now/differences/index.html'), 'utf8');
  const pictures = [...page.matchAll(/src="([^"]+)"/g)].map(([, place]) => String(place));
  expect(pictures).toHaveLength(9);
  for (const place of pictures)
    expect(PNG.sync.read(await readFile(join(folder, 'now/differences', place))).width).toBe(20);
});
