import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { calls } from './scripts/chunks/calls.ts';
import { chunkGroups } from './scripts/chunks/chunk-groups.ts';
import { iconFiles } from './scripts/chunks/icon-files.ts';
import { onePathIcons } from './scripts/chunks/one-path-icons.ts';
import { fontSubsets } from './scripts/fonts/font-subsets.ts';
import { translate } from './scripts/words/translate.ts';

const screens = join(import.meta.dirname, 'client');
/** Each language has a build of its own (scripts/build). */
const language = process.env['VITE_LANGUAGE'] ?? 'en';
/** Names of mechanics: the screens that show them load them, other screens nothing of them. */
const MECHANIC_NAMES = /client\/src\/games\/mechanic-names\//;
const chunks = chunkGroups(/client\/index\.html$/, MECHANIC_NAMES, `.vite/grouped.${language}.json`);

export default defineConfig(({ command }) => ({
  root: screens,
  plugins: [
    fontSubsets(),
    iconFiles(),
    onePathIcons(),
    translate(language),
    calls(),
    react(),
    tailwindcss(),
    chunks.plugin,
  ],
  resolve: {
    alias: {
      '#client/home/landing/pictures/en': join(screens, 'src/home/landing/pictures', language),
      '#client/games/mechanic-names/en.ts': join(screens, `src/games/mechanic-names/${language}.ts`),
      ...(command === 'build' && {
        '#shared/words/read-message.ts': join(import.meta.dirname, 'shared/words/read-parts.ts'),
      }),
    },
  },
  worker: { format: 'es' },
  build: {
    outDir: '../dist/client',
    // Files that are the same in each language have the same name.
    emptyOutDir: language === 'en',
    target: 'es2022',
    manifest: `.vite/manifest.${language}.json`,
    rolldownOptions: {
      // The screens, and what the pages load that the server draws.
      input: [
        'index.html',
        'src/guests/guest.ts',
        'src/guests/dates.ts',
        'src/guests/guest-notices.ts',
        'src/accounts/sign-in/passkey-sign-in.ts',
        'src/guests/guest.css',
        'src/stories/shared-story.css',
      ].map((file) => join(screens, file)),
      // Entries may export what other files need of them.
      preserveEntrySignatures: 'allow-extension',
      // Somebody who runs the first commands of the README takes them for an error.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Styles come in two files with the first page: fetching a dozen small ones takes a phone longer. Those of the pieces
            // come first, so that a screen's own may differ from them.
            // The date poll's come with its parts, which few nights show.
            {
              name: 'date-polls',
              priority: 3,
              test: /client\/src\/nights\/date-polls\/[\w/-]+\.css$/,
            },
            // So do those of the table's tools, of what is shared of a game, and of the filters.
            { name: 'table', priority: 3, test: /client\/src\/score-pads\/[\w/-]+\.css$/ },
            { name: 'share-evolution', priority: 3, test: /client\/src\/games\/share-evolution\/[\w/-]+\.css$/ },
            {
              name: 'filters',
              priority: 3,
              test: /client\/src\/collection\/my-games\/components\/(filter-sections|number-choices)\.css$/,
            },
            { name: 'mechanic-names', priority: 3, test: MECHANIC_NAMES },
            { name: 'pieces', priority: 2, test: /client\/src\/(styles|ui|brand)\/[\w/-]+\.css$/ },
            { name: 'screens', priority: 1, test: /client\/src\/(?!guests|stories\/shared)[\w/-]+\.css$/ },
            // What the scripts of guests' pages share, all of which such a page loads.
            {
              name: 'guest-parts',
              test: /client\/src\/guests\/(?!guest\.|dates\.|guest-notices\.)[\w-]+\.ts$|shared\/nights\/guest-page-news\.ts$/,
            },
            { name: chunks.nameOf, debugName: 'shared' },
          ],
        },
      },
    },
  },
}));
