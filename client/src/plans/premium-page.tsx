import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { configQuery, currentUserQuery } from '#client/accounts/api.ts';
import { SubscriptionNotice } from './subscription-notice.tsx';
import { useBillingPages } from './use-billing-pages.ts';
import { usePlanChoice } from './use-plan-choice.ts';
import { useReturnFromBilling } from './use-return-from-billing.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { PLANS } from '#shared/enums.ts';
import { BillingToggle } from './billing-toggle.tsx';
import { CallToAction } from './call-to-action.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { PaidPlanDialog } from './paid-plan-dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { Faq } from './faq.tsx';
import type { Billing } from './plan-text.ts';
import { TrialNotice } from './trial-notice.tsx';
import { useTrial } from './use-trial.ts';

/** Premium: plans, free trial, and payment if configured. */
export function PremiumPage() {
  const { data: user } = useQuery(currentUserQuery);
  const { data: config } = useQuery(configQuery);
  const [billing, setBilling] = useState<Billing>('monthly');
  const isSold = config?.checkout ?? false;
  const pages = useBillingPages();
  const choice = usePlanChoice({ paidPlan: user?.paidPlan ?? null, isSold, period: billing, pages });
  useReturnFromBilling();
  const top = useRef<HTMLHeadingElement>(null);
  // Its button is removed then: the change is shown at the top.
  const trial = useTrial(() => {
    choice.clear();
    requestAnimationFrame(() => top.current?.focus());
  });
  if (!user) return null;
  return (
    <Container className="grid grid-cols-1 gap-14 [&>.banner]:-mb-5.5">
      <Button
        variant="ghost"
        size="sm"
        icon={ArrowLeft}
        href="/my-games"
        className="-mt-2 mr-0 -mb-12 -ml-3 justify-self-start"
      >
        Back to collection
      </Button>
      <header className="-mb-4.5 grid justify-items-center gap-3.5 text-center">
        <h1
          className="max-w-[20ch] text-[length:clamp(2rem,1.4rem_+_2.6vw,3.25rem)] font-black tracking-[-0.03em] text-balance"
          ref={top}
          tabIndex={-1}
        >
          More nights, more seats, second chances
        </h1>
        <p className="mb-2 max-w-[54ch] text-lead text-balance text-ink-2">
          Rollcall is free to use, and your shelf has no limit on any plan. Premium adds game nights, guests and ten
          seconds to regret a delete.
        </p>
        <BillingToggle value={billing} onChange={setBilling} />
      </header>
      <TrialNotice user={user} />
      <SubscriptionNotice user={user} billing={pages} />
      <section aria-labelledby="plans-heading">
        <h2 id="plans-heading" className="sr-only">
          Plans
        </h2>
        <div className="mx-auto grid w-full max-w-130 gap-8.5 md:max-w-none md:grid-cols-3 md:gap-5.5">
          {PLANS.map((plan) => (
            <PlanCard
              key={plan}
              plan={plan}
              billing={billing}
              user={user}
              opening={pages.opening}
              onChoose={choice.choose}
            />
          ))}
        </div>
      </section>
      <FeatureGrid />
      <PlanComparison own={user.plan} />
      <Faq sold={isSold} />
      <CallToAction trial={trial} />
      <PaidPlanDialog plan={choice.chosen} billing={billing} trial={trial} onClose={choice.clear} />
    </Container>
  );
}
