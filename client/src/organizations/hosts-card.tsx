import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { hostsQuery } from './api.ts';
import { HostRow } from './host-row.tsx';
import { InviteHost } from './invite-host.tsx';
import './organization-hosts.css';
import { t } from '#client/organizations/words/words.ts';

const TITLE = 'people-who-host';

/** An organization's hosts, for its owner; empty for personal accounts. */
export function HostsCard({ user }: { user: CurrentUser }) {
  if (user.accountType !== 'organization') return null;
  return (
    <Tile as="section" pad="lg" className="grid gap-3" aria-labelledby={TITLE}>
      <div>
        <h2 id={TITLE} tabIndex={-1}>
          {t('People Who Host')}
        </h2>
        <p className="mt-1 text-sm text-ink-2">
          {t(
            'They plan game nights in your organization’s name, with its games, groups and templates. Your profile, your plan and what you pay stay yours.',
          )}
        </p>
      </div>
      {user.organizationName === null ? (
        <Banner tone="info" icon={UserPlus}>
          {t('Give your organization its name under Edit Profile first: those who host sign with it.')}
        </Banner>
      ) : (
        <InviteHost />
      )}
      <HostList />
    </Tile>
  );
}

function HostList() {
  const { data: hosts, isError, isFetching, refetch } = useQuery(hostsQuery);
  if (hosts) {
    return (
      <ul aria-label={t('Hosts')}>
        {hosts.map((host) => (
          <HostRow
            key={host.id}
            host={host}
            onRemoved={() => document.getElementById(TITLE)?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
    );
  }
  if (isError) {
    return (
      <LoadFailed title={t('Your hosts could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
        {t('Check your connection, then try again.')}
      </LoadFailed>
    );
  }
  return (
    <Loading label={t('Loading who hosts...')}>
      <Skeleton className="h-[52px]" />
    </Loading>
  );
}
