import rules from './stryker.config.mjs';

/** The small rules that most of the product stands on, anew each time: `npm run mutation:short`, which fails under its threshold. */
export default {
  ...rules,
  mutate: [
    'games/tier',
    'plays/winner',
    'plays/standings',
    'games/duplicate-title',
    'plans/plan',
    'plans/plan-limits',
    'nights/event-end',
    'nights/guest-standing',
    'nights/vote-standing',
    'plays/written-play',
    'account/confirms-deletion',
    'nights/only-hides',
  ].map((rule) => `shared/rules/${rule}.ts`),
  incremental: false,
  thresholds: { high: 98, low: 95, break: 95 },
  jsonReporter: { fileName: 'bench-results/mutation-short.json' },
  tempDirName: 'bench-results/mutation-short',
};
