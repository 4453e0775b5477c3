import { writeFile } from 'node:fs/promises';
import { build } from 'vite';

/**
 * Bundles the prerendering code with React's production build into dist/prerender/prerender.js, with which the server renders
 * shared collections. Prerenders the home page of visitors into home.html, and the screens of signed-in users, without their
 * data, into screens.json.
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
