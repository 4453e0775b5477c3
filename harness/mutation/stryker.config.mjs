/** Which mutants of the rules the unit tests notice: `npm run mutation`, prints the score and writes bench-results/mutation.json (docs/mutation-check.md). */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'harness/mutation/vitest.rules.config.ts', related: true },
  mutate: [
    'shared/*/**/*.ts',
    '{server,client/src}/**/rules/**/*.ts',
    'server/evening/{choose-for-groups,choose-games,evening-value,fallback-suggestions,games-for-dates,line-up,reasons-at-table,sequence,split-search,table-values,two-tables,unfit-games}.ts',
    'client/src/games/filters/*.ts',
    '!**/*.test.ts',
    // Descriptions, words and figures alone, in which there is nothing to decide.
    '!shared/{schema,contract,shapes,covers}/**',
    '!shared/**/*-contract.ts',
    '!shared/transfer/bgg-failures.ts',
  ],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'bench-results/mutation-incremental.json',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'bench-results/mutation.json' },
  clearTextReporter: { reportTests: false, logTests: false },
  tempDirName: 'bench-results/mutation',
  ignorePatterns: ['dist', 'docs', '.data', 'shots', 'scripts', 'bench-results'],
  // It rewrites the file of this name by an interface that TypeScript 7 does not have; where there is none, it leaves it.
  tsconfigFile: 'none',
  concurrency: 2,
  timeoutMS: 20_000,
};
