import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Compresses the built files at the highest level to `name.js.br` and `name.js.gz`, so that the server does not compress them
 * for each visitor.
 */
const ASSETS = 'dist/client/assets';
/** Smaller files fit into one packet uncompressed. */
const SMALLEST = 1000;

const names = (await readdir(ASSETS)).filter((name) => /\.(css|js|svg|wasm)$/.test(name));
await Promise.all(
  names.map(async (name) => {
    const path = join(ASSETS, name);
    const content = await readFile(path);
    if (content.length < SMALLEST) return;
    await writeFile(
      `${path}.br`,
      await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    );
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }),
);
