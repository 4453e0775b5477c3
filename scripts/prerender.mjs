import { writeFile } from 'node:fs/promises';
import { build } from 'vite';

/**
 * Builds what draws screens without a browser, whole with React's production build, into dist/prerender/prerender.js, which
 * the server draws shared collections with; and draws the home page for visitors into home.html beside it, and the
 * screens of signed-in users, without their data, into screens.json.
 */
await build({
  configFile: 'vite.config.ts',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender.tsx',
    outDir: '../dist/prerender',
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
  },
});
const { prerenderHome, prerenderScreens } = await import(
  new URL('../dist/prerender/prerender.js', import.meta.url).href
);
await writeFile('dist/prerender/home.html', await prerenderHome());
await writeFile('dist/prerender/screens.json', JSON.stringify(await prerenderScreens()));
// Rendered screens leave timers behind.
process.exit();
