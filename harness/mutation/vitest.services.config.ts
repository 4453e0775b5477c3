import { defineConfig } from 'vitest/config';

/** The tests of the services that the mutation check changes, as it runs them: in one process, which loads the server once. */
export default defineConfig({
  test: {
    include: [
      'tests/api/{plays,games,score-pads}/*.test.ts',
      'tests/api/profile/deleting.test.ts',
      'server/games/*.test.ts',
      'server/platform/owner-data/*.test.ts',
    ],
    globalSetup: 'tests/support/server/database-server.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
  },
});
