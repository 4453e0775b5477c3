import rules from './stryker.config.mjs';

/** The small rules that most of the product stands on, anew each time: `npm run mutation:short`, which fails under its threshold. */
export default {
  ...rules,
  mutate: [
    'shared/rules/games/tier',
    'shared/rules/plays/winner',
    'shared/rules/plays/standings',
    'shared/rules/games/duplicate-title',
    'shared/rules/plans/plan',
    'shared/rules/plans/plan-limits',
    'shared/rules/nights/event-end',
    'server/domain/nights/rules/guest-status',
    'shared/rules/nights/vote-status',
    'server/domain/plays/rules/normalize-play-lists',
    'shared/rules/account/confirms-deletion',
    'server/features/shared-collections/rules/reduces-visibility',
  ].map((rule) => `${rule}.ts`),
  incremental: false,
  thresholds: { high: 98, low: 95, break: 95 },
  jsonReporter: { fileName: 'bench-results/mutation-short.json' },
  tempDirName: 'bench-results/mutation-short',
};
