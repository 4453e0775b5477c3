import { groupBy } from '#shared/group-by.ts';
import type { Ballot } from '#shared/nights/ballot.ts';
import type { Vote } from './votes-store.ts';

/** Groups votes into one ballot per voter who has voted. */
export function ballotsFrom(votes: readonly Vote[], voters: readonly { id: number }[]): Ballot[] {
  const byVoter = groupBy(votes, ({ attendeeId }) => attendeeId);
  return voters.flatMap(({ id }) => {
    const own = byVoter.get(id) ?? [];
    const numbers = (kind: Vote['kind']) => own.filter((vote) => vote.kind === kind).map(({ number }) => number);
    if (own.length === 0) return [];
    return [{ voterId: id, approves: numbers('approve'), veto: numbers('veto')[0] ?? null, teaches: numbers('teach') }];
  });
}
