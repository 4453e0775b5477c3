import { Gem } from 'lucide-react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import type { Plan } from '#shared/enums.ts';
import { countInMonth } from '#shared/time/calendar-month.ts';
import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { useHomeTimeZone } from '#client/accounts/use-home-time-zone.ts';
import { planText, usedText } from '../plan-limits-text.ts';
import { t } from '#client/nights/words/words.ts';

interface PlanBannerProps {
  plan: Plan;
  /** The organization whose plan it is; null for one's own. */
  organization: string | null;
  /** Undefined while loading. */
  events: readonly Event[] | undefined;
}

const NEXT_PLAN = { free: 'Premium', premium: 'Premium Plus', premium_plus: null } as const;

/** The plan's limits, and this month's usage. */
export function PlanBanner({ plan, organization, events }: PlanBannerProps) {
  const created = events?.map(({ createdAt }) => createdAt);
  const home = useHomeTimeZone();
  const used = created && usedText(plan, countInMonth(created, home, new Date()));
  const next = NEXT_PLAN[plan];
  return (
    <Banner
      icon={Gem}
      title={
        organization === null ? PLAN_NAMES[plan] : t('{organization}: {plan}', { organization, plan: PLAN_NAMES[plan] })
      }
      className="of-user mb-6"
      action={
        next && organization === null ? (
          <Button href="/premium" size="sm">
            {t('See {plan}', { plan: next })}
          </Button>
        ) : null
      }
    >
      {[planText(plan), used].filter(Boolean).join(' ')}
    </Banner>
  );
}
