import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/awards/awards-contract.ts';

const awardKeys = {
  all: ['awards'] as const,
  ofGroup: (groupId: number) => ['awards', groupId] as const,
};

/** A group's awards. Refetched each time, because members vote on other devices. */
export const awardsQuery = (groupId: number) =>
  queryOptions({
    queryKey: awardKeys.ofGroup(groupId),
    queryFn: ({ signal }) => call(contracts.listAwards, { params: { id: groupId } }, signal),
    staleTime: 0,
  });

const meta = { invalidates: [awardKeys.all] };

interface Year {
  groupId: number;
  year: number;
}
const of = ({ groupId, year }: Year) => ({ params: { id: groupId, year } });

export type NewAwards = Parameters<typeof call<typeof contracts.startAwards>>[1]['body'];

export const startAwards = mutationOptions({
  mutationFn: ({ groupId, body }: { groupId: number; body: NewAwards }) =>
    call(contracts.startAwards, { params: { id: groupId }, body }),
  meta,
});

export const askVoters = mutationOptions({
  mutationFn: (year: Year) => call(contracts.askVoters, of(year)),
  meta,
});

export const closeAwards = mutationOptions({
  mutationFn: (year: Year) => call(contracts.closeAwards, of(year)),
  meta,
});

export const deleteAwards = mutationOptions({
  mutationFn: (year: Year) => call(contracts.deleteAwards, of(year)),
  meta,
});
