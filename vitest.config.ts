import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/closing-line-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          sequence: { groupOrder: 0, shuffle: true },
          include: ['{shared,client,server,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'api',
          sequence: { groupOrder: 1, shuffle: true },
          include: ['tests/{api,database}/**/*.test.ts'],
          globalSetup: 'tests/support/database-server.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          sequence: { groupOrder: 2 },
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/database-server.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // A browser on a crowded machine may stumble; what fails each time is a fault.
          retry: process.env.CI === undefined ? 0 : 2,
        },
      },
    ],
  },
});
