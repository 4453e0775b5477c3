import rules from './stryker.config.mjs';

/**
 * Which mutants of some services their tests over HTTP would notice: `npm run mutation:services`, which starts the PostgreSQL
 * that they share. These are the services where a mistake costs people what they wrote down.
 */
export default {
  ...rules,
  // The tests call the services over HTTP: what imports what says nothing about which of them concern a file.
  vitest: { configFile: 'harness/mutation/vitest.services.config.ts', related: false },
  mutate: [
    'server/plays/*.ts',
    // Every test that adds a game runs it, so that each of its mutants takes all of them.
    '!server/games/link-plays.ts',
    'server/games/*.ts',
    'server/platform/owner-data/*.ts',
    '!server/**/*.test.ts',
    // They run once, while the server starts, and have nothing to decide.
    '!server/{plays,games}/*routes.ts',
    'server/score-pads/{service,finish-pad,write-entries,store}.ts',
    'server/profile/delete-account.ts',
  ],
  incrementalFile: 'bench-results/mutation-services-incremental.json',
  jsonReporter: { fileName: 'bench-results/mutation-services.json' },
  tempDirName: 'bench-results/mutation-services',
  ignorePatterns: ['dist', 'docs', '.data', 'shots', 'scripts', 'backups', 'bench-results'],
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 15,
};
