import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http.ts';
import * as contracts from '#shared/contracts/groups.ts';

export const groupKeys = {
  all: ['groups'] as const,
  list: ['groups', 'list'] as const,
  memberships: ['groups', 'memberships'] as const,
  shelf: (id: number) => ['groups', 'shelf', id] as const,
};

const of = (id: number) => ({ params: { id } });

/** The owner's groups, by name. */
export const groupsQuery = queryOptions({
  queryKey: groupKeys.list,
  queryFn: ({ signal }) => call(contracts.listGroups, {}, signal),
});

/** Groups of others that the signed-in person is in. */
export const membershipsQuery = queryOptions({
  queryKey: groupKeys.memberships,
  queryFn: ({ signal }) => call(contracts.listMemberships, {}, signal),
});

/** What a group has together. Members agree and games come without a word to this browser: it is fetched anew each time. */
export const groupShelfQuery = (id: number) =>
  queryOptions({
    queryKey: groupKeys.shelf(id),
    queryFn: ({ signal }) => call(contracts.getGroupShelf, of(id), signal),
    staleTime: 0,
  });

const meta = { invalidates: [groupKeys.all] };

export type GroupToSave = Parameters<typeof call<typeof contracts.createGroup>>[1]['body'];

/** Makes a group, or changes the one of that id. */
export const saveGroup = mutationOptions({
  mutationFn: ({ id, group }: { id: number | null; group: GroupToSave }) =>
    id === null
      ? call(contracts.createGroup, { body: group })
      : call(contracts.changeGroup, { ...of(id), body: group }),
  meta,
});

export const deleteGroup = mutationOptions({
  mutationFn: (id: number) => call(contracts.deleteGroup, of(id)),
  meta,
});

export const shareShelf = mutationOptions({
  mutationFn: ({ id, sharesShelf }: { id: number; sharesShelf: boolean }) =>
    call(contracts.changeMembership, { ...of(id), body: { sharesShelf } }),
  meta,
});

export const leaveGroup = mutationOptions({
  mutationFn: (id: number) => call(contracts.leaveGroup, of(id)),
  meta,
});
