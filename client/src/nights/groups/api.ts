import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#client/lib/event-keys.ts';
import type { Host } from '#client/organizations/host.ts';
import { callOnce } from '#client/lib/http/call-once.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/nights/groups-contract.ts';

export const groupKeys = {
  all: ['groups'] as const,
  list: ['groups', 'list'] as const,
  memberships: ['groups', 'memberships'] as const,
  shelf: (id: number) => ['groups', 'shelf', id] as const,
};

const of = (id: number) => ({ params: { id } });

/** A host's groups, by name. @param organizationId the organization; null for the user's own */
export const groupsQuery = (organizationId: number | null) =>
  queryOptions({
    queryKey: [...groupKeys.list, organizationId],
    queryFn: ({ signal }) => call(contracts.listGroups, { for: organizationId }, signal),
    staleTime: organizationId === null ? Infinity : 0,
  });

/** Groups of others that include the user. */
export const membershipsQuery = queryOptions({
  queryKey: groupKeys.memberships,
  queryFn: ({ signal }) => call(contracts.listMemberships, {}, signal),
});

/** A group's pooled collection. Refetched each time, because members and games change on other devices. */
export const groupShelfQuery = (id: number) =>
  queryOptions({
    queryKey: groupKeys.shelf(id),
    queryFn: ({ signal }) => call(contracts.getGroupShelf, of(id), signal),
    staleTime: 0,
  });

const meta = { invalidates: [groupKeys.all] };

type NewGroup = Parameters<typeof call<typeof contracts.createGroup>>[1]['body'];
type GroupChanges = Parameters<typeof call<typeof contracts.changeGroup>>[1]['body'];

/** A new group with its host, or what changes of a group: what is not named stays as it is now. */
type Saving = { host: Pick<Host, 'for'>; id: null; group: NewGroup } | { id: number; group: GroupChanges };

/** Creates or changes a group. */
export const saveGroup = mutationOptions({
  mutationFn: (saving: Saving) =>
    saving.id === null
      ? callOnce(contracts.createGroup, { for: saving.host.for, body: saving.group })
      : call(contracts.changeGroup, { ...of(saving.id), body: saving.group }),
  meta,
});

export const deleteGroup = mutationOptions({
  mutationFn: (id: number) => call(contracts.deleteGroup, of(id)),
  // Its nights and templates have no group any more.
  meta: { invalidates: [groupKeys.all, eventKeys.all] },
});

type MembershipChanges = Parameters<typeof call<typeof contracts.changeMembership>>[1]['body'];

/** What a member alone decides: whether to share their shelf, and whether to be on the ladder. Shown from the answer on. */
export const changeMembership = mutationOptions({
  mutationFn: async ({ id, changes }: { id: number; changes: MembershipChanges }, { client }) => {
    const answer = await call(contracts.changeMembership, { ...of(id), body: changes });
    client.setQueryData(membershipsQuery.queryKey, (memberships) =>
      memberships?.map((membership) => (membership.id === id ? { ...membership, ...answer } : membership)),
    );
    return answer;
  },
  meta,
});

export const leaveGroup = mutationOptions({
  mutationFn: (id: number) => call(contracts.leaveGroup, of(id)),
  meta,
});
