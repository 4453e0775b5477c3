import type { Ballot } from '#shared/nights/votes-contract.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { EventRow } from '../events-store.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { refuseClosedVote } from './refuse-closed-vote.ts';
import { replaceVotes, votableNumbers } from './votes-store.ts';

export type BallotToSave = Pick<Ballot, 'approves' | 'veto' | 'teaches'>;

/**
 * Replaces somebody's votes. Games no longer on the night are ignored, because the host may have removed them
 * meanwhile. A vetoed game is not approved. @param shown the games that the voter saw; votes on others stay @throws Refusal as `refuseClosedVote` does
 */
export async function saveBallot(
  tx: Transaction,
  event: EventRow,
  attendeeId: number,
  { approves, veto, teaches }: BallotToSave,
  shown?: readonly number[],
): Promise<void> {
  await refuseClosedVote(tx, event, attendeeId);
  const numbers = (await votableNumbers(tx, event.userId, event.id)).filter(
    (number) => shown?.includes(number) ?? true,
  );
  const listed = (given: readonly number[]) => numbers.filter((number) => given.includes(number));
  await replaceVotes(tx, { eventId: event.id, attendeeId }, numbers, [
    ...listed(approves)
      .filter((number) => number !== veto)
      .map((number) => ({ number, kind: 'approve' as const })),
    ...listed(teaches).map((number) => ({ number, kind: 'teach' as const })),
    ...listed(veto === null ? [] : [veto]).map((number) => ({ number, kind: 'veto' as const })),
  ]);
  await publishEventChanged(tx, event.id);
}
