import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CreditCard, TriangleAlert } from 'lucide-react';
import { configQuery } from '#client/accounts/api.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { subscriptionQuery } from './api.ts';
import { subscriptionText } from './subscription-text.ts';
import type { BillingPages } from './use-billing-pages.ts';
import { t } from '#client/plans/words/words.ts';

const ICONS = { good: CreditCard, info: CalendarClock, warn: TriangleAlert } as const;

interface SubscriptionNoticeProps {
  user: Pick<CurrentUser, 'paidPlan'>;
  billing: Pick<BillingPages, 'opening' | 'manage'>;
}

/** The state of a subscription, with a link to billing. */
export function SubscriptionNotice({ user, billing }: SubscriptionNoticeProps) {
  const { data: config } = useQuery(configQuery);
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: user.paidPlan !== null });
  if (user.paidPlan === null || !subscription) return null;
  const { tone, title, sentence } = subscriptionText(subscription);
  return (
    <Banner
      icon={ICONS[tone]}
      tone={tone}
      title={title}
      action={
        config?.checkout ? (
          <Button pending={billing.opening === 'portal'} pendingLabel={t('Opening...')} onClick={billing.manage}>
            {t('Manage Billing')}
          </Button>
        ) : null
      }
    >
      {sentence}
    </Banner>
  );
}
