import type { WrapUpSheet } from '#shared/nights/wrap-up-contract.ts';

/** The sheet of a night of these people, the host first, of whom one may not have come, with overrides. */
export const aWrapUpSheet = (
  names: readonly string[],
  { absent, ...facts }: Partial<WrapUpSheet> & { absent?: string } = {},
): WrapUpSheet => ({
  people: names.map((name, n) => ({
    attendeeId: n + 1,
    name,
    companions: [],
    isHost: n === 0,
    came: name !== absent,
    canBeWrittenTo: n > 0,
  })),
  brought: [],
  plays: [],
  resultsSent: 0,
  ...facts,
});
