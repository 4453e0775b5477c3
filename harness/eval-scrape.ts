import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { readPage } from '../server/transfer/page-import/read-page.ts';
import { readArguments, refuseArguments } from '../server/platform/config/read-arguments.ts';

const USAGE = `npm run eval:scrape -- FOLDER
  reads every page of a folder of gzipped HTML files with an index.csv, and prints what was read.`;

const MAX_MS = 300;
const MAX_TITLE_LENGTH = 40;

/** A line of index.csv; further columns are not needed. */
interface SavedPage {
  file: string;
  url: string;
  title: string;
}

/** The facts that a page declares, found by plain patterns in its source instead of by the tested reader. */
const declaresImage = (html: string): boolean =>
  /<meta[^>]+(?:og:image|twitter:image)["':][^>]*content\s*=\s*["']?[^"'\s>]/i.test(html) ||
  /<meta[^>]+content\s*=\s*["'][^"']+["'][^>]*(?:og:image|twitter:image)/i.test(html) ||
  /itemprop\s*=\s*["']?image\b/i.test(html) ||
  /<link[^>]+image_src/i.test(html) ||
  [...html.matchAll(/<script[^>]+ld\+json[^>]*>([\s\S]*?)<\/script>/gi)].some(
    ([, json = '']) => /"@type"\s*:\s*\[?\s*"Product/i.test(json) && /"image"\s*:\s*[[{"]/.test(json),
  );

const declaresTitle = (html: string, { title }: SavedPage): boolean =>
  title !== '' || /og:title|<title[^>]*>\s*\S/i.test(html);

async function evaluate(folder: string, page: SavedPage) {
  const html = gunzipSync(await readFile(join(folder, page.file)));
  const source = html.toString('utf8');
  const declared = { title: declaresTitle(source, page), image: declaresImage(source) };
  const start = performance.now();
  const facts = await readPage({ html, charset: null, url: new URL(page.url) }).catch((error: unknown) =>
    String(error),
  );
  const ms = Math.round(performance.now() - start);
  const read = typeof facts === 'string' ? {} : facts;
  const mark = (is: boolean, found: unknown) => (found ? 'read' : is ? 'MISSED' : 'none declared');
  return {
    page: page.file.slice(0, 24),
    title: mark(declared.title, read.title),
    image: mark(declared.image, read.imageUrl),
    ms,
    crash: typeof facts === 'string' ? facts : '',
    reads: (read.title ?? '').slice(0, MAX_TITLE_LENGTH),
  };
}

/** `npm run eval:scrape -- FOLDER`: reads every page of a folder of gzipped HTML files with an index.csv. */
const [folder] = readArguments(USAGE, {}, 1).positionals;
if (folder === undefined) refuseArguments(USAGE, 'FOLDER is missing.');
const pages = parse<SavedPage>(await readFile(join(folder, 'index.csv')), { columns: true, bom: true });
const rows: Awaited<ReturnType<typeof evaluate>>[] = [];
for (const page of pages) rows.push(await evaluate(folder, page));
console.table(rows);
const count = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length;
console.table({
  pages: rows.length,
  'titles read of those declared': `${count((row) => row.title === 'read')} of ${count((row) => row.title !== 'none declared')}`,
  'images read of those declared': `${count((row) => row.image === 'read')} of ${count((row) => row.image !== 'none declared')}`,
  crashes: count((row) => row.crash !== ''),
  [`over ${MAX_MS} ms`]: count((row) => row.ms > MAX_MS),
  'slowest, ms': Math.max(...rows.map((row) => row.ms)),
});
process.exitCode = rows.some((row) => row.crash || row.ms > MAX_MS || [row.title, row.image].includes('MISSED'))
  ? 1
  : 0;
