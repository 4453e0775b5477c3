import { writeFile } from 'node:fs/promises';
import { build } from 'vite';

// React's own choice between its two builds, at the time it is imported.
process.env.NODE_ENV = 'production';

/** Draws the home page for visitors into dist/prerender/home.html, with the code of the screens themselves. */
await build({
  configFile: 'vite.config.ts',
  logLevel: 'warn',
  build: {
    ssr: 'src/prerender.tsx',
    outDir: '../dist/prerender',
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
  },
});
const { prerenderHome } = await import(new URL('../dist/prerender/prerender.js', import.meta.url).href);
await writeFile('dist/prerender/home.html', await prerenderHome());
