import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';

/** The rule with other ids of its chosen games. */
export const withGames = (rule: ChallengeRule, idOf: (gameId: number) => number | null): ChallengeRule =>
  rule.kind === 'ten_by_ten' && rule.games
    ? { ...rule, games: rule.games.map(({ gameId, title }) => ({ gameId: gameId && idOf(gameId), title })) }
    : rule;
