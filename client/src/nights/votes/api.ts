import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { eventKeys } from '#client/lib/event-keys.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/nights/votes-contract.ts';
import type { Ballot, NewProposal } from '#shared/nights/votes-contract.ts';

/** The votes of a night, for its host. */
export const votesQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...eventKeys.one(eventId), 'votes'],
    queryFn: ({ signal }) => call(contracts.getVotes, { params: { id: eventId } }, signal),
  });

/** Asks guests by mail who accepted and have not voted. */
export const askForVotes = (eventId: number) =>
  mutationOptions({
    mutationFn: () => call(contracts.askForVotes, { params: { id: eventId } }),
    meta: { invalidates: [eventKeys.one(eventId)] },
  });

/** Closes the vote permanently. Proposals may be described differently afterwards. */
export const closeVote = (eventId: number) =>
  mutationOptions({
    mutationFn: async (_none: void, { client }) => {
      const votes = await call(contracts.setVoteClosed, { params: { id: eventId }, body: { closed: true } });
      client.setQueryData(votesQuery(eventId).queryKey, votes);
      return votes;
    },
    meta: { invalidates: [eventKeys.one(eventId)] },
  });

/** One's own ballot. Refetched when opened, because guests add games meanwhile. */
export const ballotQuery = (attendeeId: number) =>
  queryOptions({
    queryKey: eventKeys.ballot(attendeeId),
    queryFn: ({ signal }) => call(contracts.getBallot, { params: { id: attendeeId } }, signal),
    staleTime: 0,
  });

async function cacheBallot(client: QueryClient, answer: Promise<Ballot>): Promise<Ballot> {
  const ballot = await answer;
  client.setQueryData(ballotQuery(ballot.attendeeId).queryKey, ballot);
  return ballot;
}

const meta = { invalidates: [eventKeys.all] };

/** The votes of a ballot, and the games that the voter saw. */
export type GivenBallot = Pick<Ballot, 'approves' | 'veto' | 'teaches' | 'sharesShelf'> & { shown: number[] };

export const giveBallot = mutationOptions({
  mutationFn: ({ attendeeId, given }: { attendeeId: number; given: GivenBallot }, { client }) =>
    cacheBallot(client, call(contracts.giveBallot, { params: { id: attendeeId }, body: given })),
  meta,
});

export const proposeGame = mutationOptions({
  mutationFn: ({ attendeeId, proposal }: { attendeeId: number; proposal: NewProposal }, { client }) =>
    cacheBallot(client, call(contracts.proposeGame, { params: { id: attendeeId }, body: proposal })),
  meta,
});

export const withdrawProposal = mutationOptions({
  mutationFn: (proposalId: number) => call(contracts.withdrawProposal, { params: { id: proposalId } }),
  meta,
});
