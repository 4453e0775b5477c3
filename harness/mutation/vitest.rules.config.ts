import { defineConfig } from 'vitest/config';

/** The unit tests alone, as the mutation check runs them: side by side in one process, which takes a third of the time. */
export default defineConfig({
  test: {
    include: [
      'shared/**/*.test.ts',
      'server/{evening,nights,plays,sharing,transfer}/**/*.test.ts',
      'client/src/**/{rules,filters}/**/*.test.ts',
    ],
    setupFiles: ['tests/support/runner/first-counterexample.ts'],
    isolate: false,
    // A machine that checks mutants is busy: only a test that never ends is one that fails by its time.
    testTimeout: 60_000,
  },
});
