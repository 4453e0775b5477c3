import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const MINUTE = 60_000;
/** Paths are those of the project above, whose sources and tests' parts are used. */
const root = fileURLToPath(new URL('..', import.meta.url));
const otherBrowsers = ['harness/other-browsers/**/*.test.ts'];

/** Tests of the harness itself, of training and its figures, and the main journeys in Firefox and WebKit. */
export default defineConfig({
  root,
  test: {
    globalSetup: ['tests/support/runner/run-folder.ts', 'tests/support/server/database-server.ts'],
    env: { LONG_FORM: '1' },
    testTimeout: 3 * MINUTE,
    hookTimeout: 2 * MINUTE,
    projects: [
      {
        extends: true,
        test: {
          name: 'harness',
          include: ['harness/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...otherBrowsers],
        },
      },
      {
        extends: true,
        test: {
          name: 'other-browsers',
          include: otherBrowsers,
          setupFiles: 'tests/support/server/end-with-parent.ts',
          retry: 1,
        },
      },
    ],
  },
});
