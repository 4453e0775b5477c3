import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { eventKeys } from '#client/lib/event-keys.ts';
import { callOnce } from '#client/lib/http/call-once.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/challenges/challenges-contract.ts';
import type { Challenge, ChangedChallenge, NewChallenge } from '#shared/challenges/challenges-contract.ts';

const challengeKeys = { all: ['challenges'] as const };

/** The owner's challenges, the latest first. */
export const challengesQuery = queryOptions({
  queryKey: challengeKeys.all,
  queryFn: ({ signal }) => call(contracts.listChallenges, {}, signal),
});

/** Plans of evenings read challenges; Home is refetched each time. */
const meta = { invalidates: [challengeKeys.all, eventKeys.all] };

const patch = (client: QueryClient, change: (challenges: Challenge[]) => Challenge[]) =>
  client.setQueryData(challengesQuery.queryKey, (challenges) => challenges && change(challenges));

export type WrittenChallenge = Omit<NewChallenge, 'idempotencyKey'>;

export const addChallenge = mutationOptions({
  mutationFn: async (body: WrittenChallenge, { client }) => {
    const added = await callOnce(contracts.addChallenge, { body });
    patch(client, (challenges) => [added, ...challenges.filter(({ id }) => id !== added.id)]);
    return added;
  },
  meta,
});

export const changeChallenge = mutationOptions({
  mutationFn: async ({ id, changes }: { id: number; changes: ChangedChallenge }, { client }) => {
    const changed = await call(contracts.changeChallenge, { params: { id }, body: changes });
    patch(client, (challenges) => challenges.map((one) => (one.id === id ? changed : one)));
    return changed;
  },
  meta,
});

export const deleteChallenge = mutationOptions({
  mutationFn: async ({ id }: Pick<Challenge, 'id'>, { client }) => {
    await call(contracts.deleteChallenge, { params: { id } });
    patch(client, (challenges) => challenges.filter((one) => one.id !== id));
  },
  meta,
});
