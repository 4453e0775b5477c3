import { useState } from 'react';
import type { BillingPeriod, PaidPlan } from '#shared/enums.ts';
import type { BillingPages } from './use-billing-pages.ts';

interface PlanChoiceOptions {
  paidPlan: PaidPlan | null;
  /** Whether payment is configured. */
  isSold: boolean;
  period: BillingPeriod;
  pages: Pick<BillingPages, 'buy' | 'manage'>;
}

/** Choosing a plan opens its checkout, or the portal if another plan is paid. Where nothing is sold it is `chosen`. */
export function usePlanChoice({ paidPlan, isSold, period, pages }: PlanChoiceOptions) {
  const [chosen, setChosen] = useState<PaidPlan | null>(null);
  const choose = (plan: PaidPlan) => {
    if (!isSold) setChosen(plan);
    else if (paidPlan === null) pages.buy(plan, period);
    else pages.manage();
  };
  return { chosen, choose, clear: () => setChosen(null) };
}
