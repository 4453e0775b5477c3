import rules from './stryker.config.mjs';

/** The small rules that most of the product stands on, anew each time: `npm run mutation:short`, which fails under its threshold. */
export default {
  ...rules,
  mutate: [
    'tier',
    'winner',
    'standings',
    'duplicate-title',
    'plan',
    'plan-limits',
    'event-end',
    'guest-standing',
    'vote-standing',
    'written-play',
    'confirms-deletion',
    'only-hides',
  ].map((rule) => `shared/rules/${rule}.ts`),
  incremental: false,
  thresholds: { high: 98, low: 95, break: 95 },
  jsonReporter: { fileName: 'bench-results/mutation-short.json' },
  tempDirName: 'bench-results/mutation-short',
};
