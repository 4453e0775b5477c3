import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The files of each face, with the first and last code point of the letters that the pictures of links draw. */
const FILES = [
  ['latin', [0x20, 0xff]],
  ['latin-ext', [0x100, 0x24f]],
  ['latin-ext', [0x1e00, 0x1eff]],
  ['latin', [0x2010, 0x20ac]],
] as const;
const FACES = ['besley', 'figtree'];

/** Only these fonts are drawn with, so that a picture is the same on every server. */
const CONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir>/tmp/rollcall-fonts</cachedir>
</fontconfig>
`;

/** Writes the fonts for the pictures of links as TrueType, with the configuration that finds them. */
export async function writePictureFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'fonts.conf'), CONFIG);
  for (const face of FACES)
    for (const [place, [subset, [first, last]]] of FILES.entries()) {
      const source = createRequire(import.meta.url).resolve(
        `@fontsource-variable/${face}/files/${face}-${subset}-wght-normal.woff2`,
      );
      const letters = Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('');
      const font = await subsetFont(await readFile(source), letters, { targetFormat: 'truetype' });
      await writeFile(join(folder, `${face}-${place}.ttf`), font);
    }
}
