import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { t } from '#client/ladders/words/words.ts';
import { ladderAddress } from '#client/lib/addresses.ts';
import { groupsQuery } from '#client/nights/groups/api.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import type { Host } from '#client/organizations/host.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { groupOfNight } from './group-of-night.ts';

interface BalanceNightProps {
  attendees: readonly Attendee[];
  host: Host;
}

/** Leads from a night to the ladder of the group that comes, with its people chosen. */
export function BalanceNight({ attendees, host }: BalanceNightProps) {
  const isInPlan = PLAN_LIMITS[host.plan].ladders;
  const { data: groups } = useQuery({ ...groupsQuery(host.for), enabled: isInPlan });
  const found = isInPlan && groups && groupOfNight(groups, attendees);
  if (!found) return null;
  const { group, seats } = found;
  return (
    <Banner
      icon={Scale}
      tone="info"
      title={
        <bdi>{t('{count} on the ladder of {group} come', { count: String(seats.length), group: group.name })}</bdi>
      }
      action={<Button href={ladderAddress(group.id, seats)}>{t('Balance Teams or Tables')}</Button>}
    >
      {t('By their ratings, they can be divided so that all sides are about as strong.')}
    </Banner>
  );
}
