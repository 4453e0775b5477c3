import rules from './stryker.config.mjs';

/** The small rules that most of the product stands on, anew each time: `npm run mutation:short`, which fails under its threshold. */
export default {
  ...rules,
  mutate: [
    'shared/games/tier',
    'shared/plays/winner',
    'shared/plays/standings',
    'shared/games/duplicate-title',
    'shared/limits/plan',
    'shared/limits/plan-limits',
    'shared/time/event-end',
    'server/nights/rules/guest-status',
    'shared/nights/vote-status',
    'server/plays/normalize-play-lists',
    'shared/accounts/confirms-deletion',
    'server/sharing/reduces-visibility',
  ].map((rule) => `${rule}.ts`),
  incremental: false,
  thresholds: { high: 98, low: 95, break: 95 },
  jsonReporter: { fileName: 'bench-results/mutation-short.json' },
  tempDirName: 'bench-results/mutation-short',
};
