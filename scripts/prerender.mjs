import { writeFile } from 'node:fs/promises';
import { build } from 'vite';

/**
 * Bundles the prerendering code with React's production build into prerender.js, with which the server renders
 * shared collections. Prerenders the home page of visitors into home.html, and the screens of signed-in users, without their
 * data, into screens.json, and writes the manifest. The folder is that of the language in VITE_LANGUAGE.
 */
const folder = `dist/prerender/${process.env.VITE_LANGUAGE}`;
await build({
  configFile: 'vite.config.ts',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender.tsx',
    outDir: `../${folder}`,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
  },
});
const { prerenderHome, prerenderScreens, webManifest } = await import(
  new URL(`../${folder}/prerender.js`, import.meta.url).href
);
await writeFile(`${folder}/home.html`, await prerenderHome());
await writeFile(`${folder}/screens.json`, JSON.stringify(await prerenderScreens()));
await writeFile(`dist/client/manifest.${process.env.VITE_LANGUAGE}.webmanifest`, JSON.stringify(webManifest));
// Rendered screens leave timers behind.
process.exit();
