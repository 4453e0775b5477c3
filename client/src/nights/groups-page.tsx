import { useQuery } from '@tanstack/react-query';
import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { HostSwitch } from '#client/organizations/host-switch.tsx';
import { useHostedId } from '#client/organizations/use-host.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import type { Group } from '#shared/nights/groups-contract.ts';
import { groupsQuery } from './groups/api.ts';
import { GroupCard } from './groups/group-card.tsx';
import { GroupDialog } from './groups/group-dialog.tsx';
import { Memberships } from './groups/memberships.tsx';
import { t } from '#client/nights/words/words.ts';

/** The owner's groups, and groups of others that include them. */
export function GroupsPage() {
  const { data: groups, isError, isFetching, refetch } = useQuery(groupsQuery(useHostedId()));
  const [edited, setEdited] = useState<Group | 'new' | null>(null);
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
      {t('Create Group')}
    </Button>
  );
  return (
    <Container>
      <PageHeader title={t('Groups')} actions={groups && groups.length > 0 ? add : null}>
        {t('The people you play with, by name: invited in one tap, and their shelves in one place.')}
      </PageHeader>
      <HostSwitch />
      {groups === undefined && isError ? (
        <LoadFailed title={t('Your groups could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
          {t('Check your connection, then try again.')}
        </LoadFailed>
      ) : groups === undefined ? (
        <Loading
          label={t('Loading your groups...')}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-4.5"
        >
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </Loading>
      ) : groups.length === 0 ? (
        <EmptyState title={t('No groups yet')} icon={UsersRound} action={add}>
          {t('The Friday table, the club, the family: put them together once, and never type their addresses again.')}
        </EmptyState>
      ) : (
        <ul
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-4.5"
          aria-label={t('Your groups')}
        >
          {groups.map((group) => (
            <GroupCard key={group.id} group={group} onEdit={() => setEdited(group)} />
          ))}
        </ul>
      )}
      <Memberships />
      {edited ? <GroupDialog group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
    </Container>
  );
}
