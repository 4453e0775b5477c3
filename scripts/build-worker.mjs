import { readFile } from 'node:fs/promises';
import { getManifest } from '@serwist/build';
import { build } from 'esbuild';
import { LANGUAGES } from '../shared/text/languages.ts';

/** Builds the service worker of each language, which caches the files of its screens except the pictures of the home page. */
const { manifestEntries, count, size, warnings } = await getManifest({
  globDirectory: 'dist/client',
  globPatterns: [
    'index.*.html',
    'favicon.svg',
    'manifest.*.webmanifest',
    'assets/*.{js,css}',
    'assets/*-{core,latin}-*.woff2',
  ],
  // Files of guest pages, other alphabets, and the barcode reader, which is cached on first use.
  globIgnores: ['assets/guest-*', 'assets/*-latin-ext-*', 'assets/barcode-worker-*'],
  dontCacheBustURLsMatching: /^assets\//,
});
if (warnings.length > 0) throw new Error(warnings.join('\n'));

const bundled = { bundle: true, minify: true, target: 'es2022', logLevel: 'warning' };

for (const language of LANGUAGES) {
  const shell = `index.${language}.html`;
  const built = await readFile(`dist/client/.vite/manifest.${language}.json`, 'utf8');
  const isOfLanguage = ({ url }) =>
    /^assets\/.*\.js$/.test(url) ? built.includes(`"${url}"`) : !/^(?:index|manifest)\./.test(url);
  const own = new Set([shell, `manifest.${language}.webmanifest`]);
  const files = manifestEntries.filter((entry) => own.has(entry.url) || isOfLanguage(entry));
  await build({
    ...bundled,
    entryPoints: ['client/src/service-worker/service-worker.ts'],
    outfile: `dist/client/service-worker${language === 'en' ? '' : `.${language}`}.js`,
    format: 'iife',
    define: {
      'process.env.NODE_ENV': '"production"',
      FILES: JSON.stringify(files),
      SHELL: JSON.stringify(`/${shell}`),
    },
  });
}
/** Shows notices to guests, and does nothing else. */
await build({
  ...bundled,
  entryPoints: ['client/src/service-worker/guest-worker.ts'],
  outfile: 'dist/client/guest-worker.js',
  format: 'iife',
});
/** Loads the application behind a page that is complete without it. */
await build({
  ...bundled,
  entryPoints: ['client/src/app/on-demand.ts'],
  outfile: 'dist/client/on-demand.js',
  format: 'esm',
});
if (process.env.VERBOSE) console.log(`${count} files, ${Math.round(size / 1024)} kB`);
