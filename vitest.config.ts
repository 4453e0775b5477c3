import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;
const databaseServer = 'tests/support/database-server.ts';
// Without isolation a worker loads the server once, not once for each file.
const shared = { isolate: false, pool: 'forks', maxWorkers: 2 } as const;

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/closing-line-reporter.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          testTimeout: MINUTE / 2,
          sequence: { groupOrder: 0, shuffle: true },
          include: ['{shared,client,server,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          sequence: { groupOrder: 1, shuffle: true },
          include: ['tests/{api,database}/**/*.test.ts'],
          globalSetup: databaseServer,
          testTimeout: MINUTE / 2,
          hookTimeout: MINUTE,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          sequence: { groupOrder: 2 },
          include: ['tests/e2e/**/*.test.ts'],
          setupFiles: 'tests/support/keep-failures.ts',
          globalSetup: databaseServer,
          testTimeout: 2 * MINUTE,
          hookTimeout: 2 * MINUTE,
          // A browser on a crowded machine may stumble; what fails each time is a fault.
          retry: process.env.CI === undefined ? 0 : 1,
        },
      },
      {
        test: {
          name: 'full',
          sequence: { groupOrder: 3 },
          include: ['tests/full/**/*.test.ts'],
          globalSetup: databaseServer,
          testTimeout: 2 * MINUTE,
          hookTimeout: 2 * MINUTE,
          fileParallelism: false,
        },
      },
    ],
  },
});
