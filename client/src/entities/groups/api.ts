import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Host } from '#client/entities/hosts/host.ts';
import { call } from '#client/lib/http.ts';
import * as contracts from '#shared/contracts/groups.ts';

export const groupKeys = {
  all: ['groups'] as const,
  list: ['groups', 'list'] as const,
  memberships: ['groups', 'memberships'] as const,
  shelf: (id: number) => ['groups', 'shelf', id] as const,
};

const of = (id: number) => ({ params: { id } });

/** Somebody's groups, by name. @param organizationId in whose place they host; null for their own */
export const groupsQuery = (organizationId: number | null) =>
  queryOptions({
    queryKey: [...groupKeys.list, organizationId],
    queryFn: ({ signal }) => call(contracts.listGroups, { for: organizationId }, signal),
    staleTime: organizationId === null ? Infinity : 0,
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

interface Saving {
  /** In whose place a new one is made. */
  host: Pick<Host, 'for'>;
  /** Null for a new one. */
  id: number | null;
  group: GroupToSave;
}

/** Makes a group, or changes the one of that id. */
export const saveGroup = mutationOptions({
  mutationFn: ({ host, id, group }: Saving) =>
    id === null
      ? call(contracts.createGroup, { for: host.for, body: group })
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
