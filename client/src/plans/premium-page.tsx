import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState, useId } from 'react';
import { configQuery, currentUserQuery } from '#client/accounts/api.ts';
import { SubscriptionNotice } from './subscription-notice.tsx';
import { useBillingPages, type BillingPages } from './use-billing-pages.ts';
import { useReturnFromBilling } from './use-return-from-billing.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { PLANS, type BillingPeriod, type PaidPlan } from '#shared/enums.ts';
import { FeatureGrid } from './feature-grid.tsx';
import { PaidPlanDialog } from './paid-plan-dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { Faq } from './faq.tsx';
import type { Billing } from './plan-text.ts';
import { TrialNotice } from './trial-notice.tsx';
import { useTrial, type Trial } from './use-trial.ts';
import { Badge } from '#client/ui/marks/badge.tsx';
import { YEAR_SAVES_PERCENT } from '#shared/limits/plan-limits.ts';
import type { TrialState } from '#shared/limits/plan.ts';
import { t } from '#client/plans/words/words.ts';

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
        {t('Back to collection')}
      </Button>
      <header className="-mb-4.5 grid justify-items-center gap-3.5 text-center">
        <h1
          className="max-w-[20ch] text-[length:clamp(2rem,1.4rem_+_2.6vw,3.25rem)] font-black tracking-[-0.03em] text-balance"
          ref={top}
          tabIndex={-1}
        >
          {t('More nights, more seats, second chances')}
        </h1>
        <p className="mb-2 max-w-[54ch] text-lead text-balance text-ink-2">
          {t(
            'Rollcall is free to use, and your shelf has no limit on any plan. Premium adds game nights, guests and ten seconds to regret a delete.',
          )}
        </p>
        <BillingToggle value={billing} onChange={setBilling} />
      </header>
      <TrialNotice user={user} />
      <SubscriptionNotice user={user} billing={pages} />
      <section aria-labelledby="plans-heading">
        <h2 id="plans-heading" className="sr-only">
          {t('Plans')}
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

interface BillingToggleProps {
  value: Billing;
  onChange: (value: Billing) => void;
}

/** Monthly or yearly; arrow keys move between them. */
function BillingToggle({ value, onChange }: BillingToggleProps) {
  const name = useId();
  const choice = (billing: Billing) => ({
    type: 'radio' as const,
    name,
    checked: billing === value,
    onChange: () => onChange(billing),
  });
  return (
    <fieldset className="inline-flex gap-1 rounded-lg bg-well p-1.25 shadow-inset max-sm:flex-wrap">
      <legend className="sr-only">{t('Billing period')}</legend>
      <label className="relative flex min-h-tap cursor-pointer items-center gap-2.25 rounded-md px-4 font-strong text-ink-2 has-[:checked]:bg-tile has-[:checked]:text-ink has-[:checked]:shadow-ply has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus forced-colors:has-[:checked]:outline-2 forced-colors:has-[:checked]:outline-[Highlight]">
        <input className="absolute inset-0 cursor-pointer opacity-0" {...choice('monthly')} />
        {t('Monthly')}
      </label>
      <label className="relative flex min-h-tap cursor-pointer items-center gap-2.25 rounded-md px-4 font-strong text-ink-2 has-[:checked]:bg-tile has-[:checked]:text-ink has-[:checked]:shadow-ply has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus forced-colors:has-[:checked]:outline-2 forced-colors:has-[:checked]:outline-[Highlight]">
        <input className="absolute inset-0 cursor-pointer opacity-0" {...choice('annual')} />
        {t('Annual')}
        <Badge tone="good">{t('Save {percent}%', { percent: YEAR_SAVES_PERCENT })}</Badge>
      </label>
    </fieldset>
  );
}

const SENTENCES: Record<TrialState, string> = {
  available: t('Seven days of Premium Plus. No card, once per account; it ends by itself and nothing is deleted.'),
  running: t('Your free trial is running. Invite the whole table.'),
  over: t('You have had your free trial. All that you made with it is still there.'),
  needless: t('You have everything that Rollcall has.'),
};

/** The end of the page: the free trial if available, and a link to the games. */
function CallToAction({ trial: { state = 'needless', starting, start } }: { trial: Trial }) {
  return (
    <section className="rail flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-xl bg-[radial-gradient(60%_120%_at_80%_20%,#2a6a6c,transparent_70%)] px-5.5 py-6.5 sm:px-10 sm:py-9">
      <div>
        <h2 className="font-display text-[1.75rem] leading-[1.15] font-extrabold">{t('Your turn')}</h2>
        <p className="mt-1.5 max-w-[52ch] text-[#d5e4e1]">{SENTENCES[state]}</p>
      </div>
      <div className="flex w-full flex-wrap gap-3 sm:w-auto">
        {state === 'available' ? (
          <>
            <Button
              className="flex-[1_0_auto] max-4xs:flex-auto"
              variant="primary"
              size="lg"
              pending={starting}
              pendingLabel={t('Starting...')}
              onClick={start}
            >
              {t('Start Free Trial')}
            </Button>
            <Button className="flex-[1_0_auto] max-4xs:flex-auto" variant="rail" size="lg" href="/my-games">
              {t('Maybe Later')}
            </Button>
          </>
        ) : (
          <Button className="flex-[1_0_auto] max-4xs:flex-auto" variant="rail" size="lg" href="/game-nights">
            {t('Plan a Game Night')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface PlanChoiceOptions {
  paidPlan: PaidPlan | null;
  /** Whether payment is configured. */
  isSold: boolean;
  period: BillingPeriod;
  pages: Pick<BillingPages, 'buy' | 'manage'>;
}

/** Choosing a plan opens its checkout, or the portal if another plan is paid. Where nothing is sold it is `chosen`. */
function usePlanChoice({ paidPlan, isSold, period, pages }: PlanChoiceOptions) {
  const [chosen, setChosen] = useState<PaidPlan | null>(null);
  const choose = (plan: PaidPlan) => {
    if (!isSold) setChosen(plan);
    else if (paidPlan === null) pages.buy(plan, period);
    else pages.manage();
  };
  return { chosen, choose, clear: () => setChosen(null) };
}
