import { writeFile } from 'node:fs/promises';
import { build } from 'vite';

/**
 * Builds what draws screens without a browser, whole with React's production build, into dist/prerender/prerender.js, which
 * the server draws shared collections with; and draws the home page for visitors into home.html beside it.
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
const { prerenderHome } = await import(new URL('../dist/prerender/prerender.js', import.meta.url).href);
await writeFile('dist/prerender/home.html', await prerenderHome());
