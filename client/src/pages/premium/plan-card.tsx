import { Check } from 'lucide-react';
import type { BillingPages } from '#client/features/billing/use-billing-pages.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import type { PaidPlan, Plan } from '#shared/enums.ts';
import { PLAN_NAMES } from '#shared/rules/plans/plan-limits.ts';
import { includes } from '#shared/rules/plans/plan.ts';
import { type Billing, PLAN_FOR, PLAN_POINTS, planPrice } from '#client/entities/plans/plan-words.ts';
import './plan-card.css';

interface PlanCardProps {
  plan: Plan;
  billing: Billing;
  user: Pick<CurrentUser, 'plan' | 'trialState' | 'paidPlan'>;
  opening: BillingPages['opening'];
  onChoose: (plan: PaidPlan) => void;
}

/** One plan: what it costs and gives, and its button. The plan in force is marked. */
export function PlanCard({ plan, billing, user, opening, onChoose }: PlanCardProps) {
  const { price, period } = planPrice(plan, billing);
  const onTrial = user.trialState === 'running';
  return (
    <article className="plan-card" data-plan={plan}>
      <div className="plan-card-head">
        <h3>{PLAN_NAMES[plan]}</h3>
        {user.plan === plan ? <Badge tone="petrol">{onTrial ? 'Free trial' : 'Your plan'}</Badge> : null}
      </div>
      <p className="plan-card-for">{PLAN_FOR[plan]}</p>
      <p className="plan-card-price">
        <b>{price}</b> <span>{period}</span>
      </p>
      <ul>
        {PLAN_POINTS[plan].map((point) => (
          <li key={point}>
            <Check className="icon" aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <PlanButton plan={plan} user={user} opening={opening} onChoose={onChoose} />
    </article>
  );
}

function PlanButton({ plan, user, opening, onChoose }: Omit<PlanCardProps, 'billing'>) {
  const onTrial = user.trialState === 'running';
  if ((user.plan === plan && !onTrial) || user.paidPlan === plan) {
    return (
      <Button full disabled>
        Current Plan
      </Button>
    );
  }
  // Nobody chooses less than they have; what a trial gives is there to be kept.
  if (plan === 'free' || (includes(user.plan, plan) && !onTrial)) {
    return (
      <Button full disabled>
        Included in Your Plan
      </Button>
    );
  }
  return (
    <Button
      full
      variant={plan === 'premium' ? 'primary' : 'act'}
      pending={opening === plan}
      pendingLabel="Opening the checkout..."
      onClick={() => onChoose(plan)}
    >
      {user.paidPlan === null ? 'Choose' : 'Change to'} {PLAN_NAMES[plan]}
    </Button>
  );
}
