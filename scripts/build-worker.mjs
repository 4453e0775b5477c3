import { getManifest } from '@serwist/build';
import { build } from 'esbuild';

/** Builds the service worker, which caches the files of the screens except the pictures of the home page. */
const { manifestEntries, count, size, warnings } = await getManifest({
  globDirectory: 'dist/client',
  globPatterns: [
    'index.html',
    'favicon.svg',
    'manifest.webmanifest',
    'assets/*.{js,css}',
    'assets/*-{core,latin}-*.woff2',
  ],
  // Files of guest pages, other alphabets, and the barcode reader, which is cached on first use.
  globIgnores: ['assets/guest-*', 'assets/*-latin-ext-*', 'assets/barcode-worker-*'],
  dontCacheBustURLsMatching: /^assets\//,
});
if (warnings.length > 0) throw new Error(warnings.join('\n'));

await build({
  entryPoints: ['client/src/service-worker/service-worker.ts'],
  outfile: 'dist/client/service-worker.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"', FILES: JSON.stringify(manifestEntries) },
  logLevel: 'warning',
});
/** Shows notices to guests, and does nothing else. */
await build({
  entryPoints: ['client/src/service-worker/guest-worker.ts'],
  outfile: 'dist/client/guest-worker.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  logLevel: 'warning',
});
/** Loads the application behind a page that is complete without it. */
await build({
  entryPoints: ['client/src/app/on-demand.ts'],
  outfile: 'dist/client/on-demand.js',
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
});
if (process.env.VERBOSE) console.log(`${count} files, ${Math.round(size / 1024)} kB`);
