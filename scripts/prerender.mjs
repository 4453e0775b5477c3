import { writeFile } from 'node:fs/promises';
import { build } from 'vite';

/**
 * Bundles the prerendering code with React's production build into prerender.js, with which the server renders
 * shared collections. Prerenders the home page of visitors into home.html, and the screens of signed-in users, without their
 * data, into screens.json, and writes the manifest. The folder is that of the language in VITE_LANGUAGE.
 */
const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|@tanstack|wouter|lucide-react)\//;
const language = process.env.VITE_LANGUAGE;
const folder = `dist/prerender/${language}`;
await build({
  configFile: 'vite.config.ts',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender.tsx',
    outDir: '../dist/prerender',
    emptyOutDir: language === 'en',
    manifest: false,
    copyPublicDir: false,
    // Code without words is the same file in each language, so that the server loads it once.
    rolldownOptions: {
      output: {
        entryFileNames: `${language}/prerender.js`,
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'libraries', priority: 9, test: LIBRARIES }] },
      },
    },
  },
});
const { prerenderHome, prerenderScreens, webManifest } = await import(
  new URL(`../${folder}/prerender.js`, import.meta.url).href
);
await writeFile(`${folder}/home.html`, await prerenderHome());
await writeFile(`${folder}/screens.json`, JSON.stringify(await prerenderScreens()));
await writeFile(`dist/client/manifest.${language}.webmanifest`, JSON.stringify(webManifest));
// Rendered screens leave timers behind.
process.exit();
