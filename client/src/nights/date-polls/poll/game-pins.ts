import type { DatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';

type Game = DatePoll['games'][number];

const isSame = (one: Game, other: Game): boolean => one.gameId === other.gameId && one.proposalId === other.proposalId;

/** The lists of pinned games after the pin of one was pressed, as the server takes them. */
export function pinsWith(games: readonly Game[], pressed: Game): { gameIds: number[]; proposalIds: number[] } {
  const pinned = games.filter((one) => (isSame(one, pressed) ? !one.notWithout : one.notWithout));
  return {
    gameIds: pinned.flatMap(({ gameId }) => gameId ?? []),
    proposalIds: pinned.flatMap(({ proposalId }) => proposalId ?? []),
  };
}
