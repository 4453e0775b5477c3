import type { NewOwnSheet } from '#shared/plays/score-sheets-contract.ts';

/** A score sheet's payload, with overrides. */
export const aSheet = (facts: object = {}): NewOwnSheet => ({
  name: 'Wonders',
  outcome: 'highest',
  gameTitle: '7 Wonders',
  bggId: 68448,
  rows: [
    { key: 'military', label: 'Military', worth: { by: 'points' } },
    { key: 'coins', label: 'Coins', worth: { by: 'each', points: 1, per: 3 } },
    { key: 'sets', label: 'Sets of science', worth: { by: 'list', points: [0, 7, 14] } },
  ],
  ...facts,
});
