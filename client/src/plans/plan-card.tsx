import { Check } from 'lucide-react';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import type { PaidPlan, Plan } from '#shared/enums.ts';
import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { type Billing, PLAN_FOR, PLAN_POINTS, planPrice } from './plan-text.ts';
import { planOffer } from './plan-offer.ts';
import { t } from '#client/plans/words/words.ts';

interface PlanCardProps {
  plan: Plan;
  billing: Billing;
  user: Pick<CurrentUser, 'plan' | 'trialState' | 'paidPlan'>;
  /** The plan whose checkout is opening. */
  opening: PaidPlan | 'portal' | null;
  onChoose: (plan: PaidPlan) => void;
}

/** One plan: price, contents and button. The present plan is marked. */
export function PlanCard({ plan, billing, user, opening, onChoose }: PlanCardProps) {
  const { price, period } = planPrice(plan, billing);
  const onTrial = user.trialState === 'running';
  return (
    <article
      className="flex flex-col rounded-xl bg-tile p-5 shadow-tile data-[plan=premium]:-order-1 data-[plan=premium]:shadow-[0_0_0_2px_var(--lamp-edge),0_5px_0_2px_var(--lamp-edge),0_6px_0_2px_var(--table),0_11px_0_2px_var(--lamp-edge),0_24px_30px_-12px_#10292d66] data-[plan=premium\_plus]:shadow-[0_4px_0_var(--petrol),0_5px_0_var(--table),0_9px_0_var(--petrol),0_10px_0_var(--table),0_14px_0_var(--petrol),0_24px_24px_-10px_#10292d59] md:order-0 md:px-6 md:pt-6 md:pb-6.5 md:data-[plan=premium]:order-0 md:data-[plan=premium]:px-6 md:data-[plan=premium]:pt-6 md:data-[plan=premium]:pb-6.5 forced-colors:border forced-colors:border-[CanvasText] [&_li_.icon]:mt-[0.2em] [&_li_.icon]:flex-none [&_li_.icon]:stroke-3 [&_li_.icon]:text-good"
      data-plan={plan}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 className="font-display text-xl leading-[1.1] font-extrabold tracking-[-0.02em]">{PLAN_NAMES[plan]}</h3>
        {user.plan === plan ? <Badge tone="petrol">{onTrial ? t('Free trial') : t('Your plan')}</Badge> : null}
      </div>
      <p className="mt-1.5 text-note text-ink-2">{PLAN_FOR[plan]}</p>
      <p className="mx-0 mt-4.5 mb-5 flex items-baseline gap-2">
        <b className="font-display text-[2.75rem] leading-none font-black tracking-[-0.04em]">{price}</b>{' '}
        <span className="text-sm text-ink-2">{period}</span>
      </p>
      <ul className="mb-6.5 grid gap-2.25 text-note">
        {PLAN_POINTS[plan].map((point) => (
          <li className="flex gap-2.25" key={point}>
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
  const offer = planOffer(plan, user);
  if (offer.kind !== 'available') {
    const isCurrent = offer.kind === 'current';
    return (
      <Button
        className="mt-auto"
        full
        disabled
        aria-label={
          isCurrent
            ? t('Current Plan: {plan}', { plan: PLAN_NAMES[plan] })
            : t('Included in Your Plan: {plan}', { plan: PLAN_NAMES[plan] })
        }
      >
        {isCurrent ? t('Current Plan') : t('Included in Your Plan')}
      </Button>
    );
  }
  return (
    <Button
      className="mt-auto"
      full
      variant={plan === 'premium' ? 'primary' : 'act'}
      pending={opening === plan}
      pendingLabel={t('Opening the checkout...')}
      onClick={() => onChoose(offer.plan)}
    >
      {user.paidPlan === null
        ? t('Choose {plan}', { plan: PLAN_NAMES[plan] })
        : t('Change to {plan}', { plan: PLAN_NAMES[plan] })}
    </Button>
  );
}
