import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Lays the compressed forms of the built files beside them, as small as they get, so that the server need not compress them
 * for each visitor: `name.js.br` and `name.js.gz`.
 */
const ASSETS = 'dist/client/assets';
/** Less than this fits into one packet as it is. */
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
