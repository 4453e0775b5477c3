import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { fontSubsets } from './scripts/fonts/font-subsets.ts';
import { findBrowser } from './tests/support/browser/find-browser.ts';
import ScreensFirstSequencer from './tests/support/runner/screens-first-sequencer.ts';

const MINUTE = 60_000;
/** Two processors are busy with two workers. */
const WORKERS = 2;
/** A browser's test waits now and then, and leaves a processor to a third one. */
const BROWSER_WORKERS = 3;
const runFolder = 'tests/support/runner/run-folder.ts';
const databaseServer = [runFolder, 'tests/support/server/database-server.ts'];
const databaseAndBrowser = [...databaseServer, 'tests/support/browser/find-browser.ts'];
/** CI tries a failed test once more, and lists at the end what passed then only. */
const RETRIES_IN_CI = process.env['CI'] ? 1 : 0;
/** API tests of random requests and files: few in `npm test`, many in `npm run test:full`. */
const RANDOM = [
  'transfer/imports/generated-files',
  'security/hostile-requests',
  'security/mail-budget-property',
  'security/malformed-requests',
].map((name) => `tests/api/${name}.test.ts`);
/** Packages of the client, and those of its tests. */
const BUNDLED = [
  '@hookform/resolvers/zod',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'axe-core',
  'canvas-confetti',
  'class-variance-authority',
  'clsx',
  'd3-array',
  'fast-check',
  'html2canvas',
  'idb',
  'lucide-react',
  'react',
  'react-day-picker',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'uqr',
  'wouter',
  'wouter/use-browser-location',
  'zod/mini',
  'zxing-wasm/reader',
];
/** The long form includes what the short one checks. */
const isLongFormRunToo = process.argv.includes('full');
const endWithParent = 'tests/support/server/end-with-parent.ts';

export default defineConfig({
  test: {
    // Left out by `npm test`, and run by `npm run test:full`.
    tags: [{ name: 'rare', description: 'a rarer turn of a journey, or a screen in a further state' }],
    sequence: { sequencer: ScreensFirstSequencer },
    reporters: ['default', './tests/support/runner/closing-line-reporter.ts'],
    // The three projects share most sources: they are compiled once, and not again by the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/rollcall/vitest' },
    projects: [
      {
        test: {
          // Rules and views need no server, and leave nothing behind that another file could meet.
          isolate: false,
          // Unless told, Vitest leaves one processor of two to itself.
          maxWorkers: WORKERS,
          name: 'unit',
          testTimeout: MINUTE / 2,
          sequence: { groupOrder: 0, shuffle: true },
          include: ['{shared,client,server,scripts}/**/*.test.{ts,tsx}'],
          globalSetup: runFolder,
        },
      },
      {
        test: {
          maxWorkers: WORKERS,
          // A file's app, database and mails are its own; importing the server anew for each file took a third of the time.
          isolate: false,
          name: 'api',
          // As the server runs: a tenth less processor time.
          execArgv: ['--max-semi-space-size=16'],
          setupFiles: endWithParent,
          sequence: { groupOrder: 1, shuffle: true },
          include: ['tests/{api,database}/**/*.test.ts'],
          exclude: isLongFormRunToo ? RANDOM : [],
          globalSetup: databaseServer,
          testTimeout: MINUTE / 2,
          hookTimeout: MINUTE,
          retry: RETRIES_IN_CI,
        },
      },
      {
        plugins: [fontSubsets(), tailwindcss()],
        // Bundled before the first test: one that is found later would load React twice.
        optimizeDeps: { noDiscovery: true, include: BUNDLED },
        // A file that cannot be read fails by itself, and does not lie over what the others show.
        server: { hmr: { overlay: false } },
        test: {
          maxWorkers: WORKERS,
          // A test leaves nothing in the page (tests/components/support/render.tsx), which loads the client's code once.
          isolate: false,
          name: 'components',
          attachmentsDir: 'test-results/attachments',
          setupFiles: 'tests/components/support/setup.ts',
          sequence: { groupOrder: 2, shuffle: true },
          include: ['tests/components/**/*.test.tsx'],
          globalSetup: [runFolder, 'tests/support/browser/find-browser.ts'],
          testTimeout: MINUTE / 2,
          expect: { poll: { timeout: MINUTE / 4 } },
          retry: RETRIES_IN_CI,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                // Looked for when it is opened.
                get executablePath() {
                  return findBrowser();
                },
                args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
              },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB' },
              actionTimeout: MINUTE / 4,
            }),
            instances: [{ browser: 'chromium' }],
            screenshotDirectory: 'test-results',
            trace: { mode: 'on-first-retry', tracesDir: 'test-results' },
          },
        },
      },
      {
        test: {
          maxWorkers: BROWSER_WORKERS,
          isolate: false,
          name: 'browser',
          execArgv: ['--max-semi-space-size=16'],
          setupFiles: [endWithParent, 'tests/support/runner/keep-failures.ts'],
          sequence: { groupOrder: 3 },
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: databaseAndBrowser,
          testTimeout: 2 * MINUTE,
          hookTimeout: 2 * MINUTE,
          // Vitest waits a second unless told otherwise; a page that is loaded anew takes longer where others run.
          expect: { poll: { timeout: MINUTE / 4 } },
          // A browser on a crowded machine may stumble; what does is listed at the end, and traced at the second try.
          retry: 1,
        },
      },
      {
        test: {
          name: 'full',
          isolate: false,
          setupFiles: endWithParent,
          sequence: { groupOrder: 4 },
          include: ['tests/full/**/*.test.ts', ...RANDOM],
          env: { LONG_FORM: '1' },
          globalSetup: databaseAndBrowser,
          testTimeout: 2 * MINUTE,
          hookTimeout: 2 * MINUTE,
          // They wait for processes that they end, and start their own databases: two go on beside each other.
          maxWorkers: WORKERS,
        },
      },
    ],
  },
});
