import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const screens = join(import.meta.dirname, 'client');

export default defineConfig({
  root: screens,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      // The screens, and what the pages for guests load, which the server draws.
      input: ['index.html', 'src/guest-pages/guest.ts', 'src/guest-pages/guest.css'].map((file) => join(screens, file)),
      // The styles of the pieces come in one file with the first page: fetching two dozen small ones takes a phone longer.
      output: { codeSplitting: { groups: [{ name: 'pieces', test: /client\/src\/(ui|brand)\/[\w-]+\.css$/ }] } },
    },
  },
});
