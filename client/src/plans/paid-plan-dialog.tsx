import { useQuery } from '@tanstack/react-query';
import { configQuery } from '#client/accounts/api.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import type { Plan } from '#shared/enums.ts';
import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { TRIAL_DAYS } from '#shared/limits/plan.ts';
import { type Billing, planPrice } from './plan-text.ts';
import type { Trial } from './use-trial.ts';
import { t } from '#client/plans/words/words.ts';

interface PaidPlanDialogProps {
  /** Null if none is chosen. */
  plan: Plan | null;
  billing: Billing;
  trial: Trial;
  onClose: () => void;
}

/** Choosing a paid plan on a site without payments: explains what can be done instead. */
export function PaidPlanDialog({ plan, billing, trial, onClose }: PaidPlanDialogProps) {
  const { data: config } = useQuery(configQuery);
  const canTry = trial.state === 'available';
  const { price } = planPrice(plan ?? 'premium', billing);
  return (
    <Dialog
      open={plan !== null && !config?.checkout}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={t('{plan} cannot be bought here yet', { plan: PLAN_NAMES[plan ?? 'premium'] })}
      description={
        billing === 'monthly'
          ? t('It costs {price} per month, but this site takes no payments, so nothing is charged.', { price })
          : t('It costs {price} per year, but this site takes no payments, so nothing is charged.', { price })
      }
      footer={
        <>
          <Button onClick={onClose}>{t('Maybe Later')}</Button>
          {canTry ? (
            <Button variant="primary" pending={trial.starting} pendingLabel={t('Starting...')} onClick={trial.start}>
              {t('Start Free Trial')}
            </Button>
          ) : null}
        </>
      }
    >
      <p>
        {canTry
          ? `${t('You can try Premium Plus, which has all of Premium, free for {days} days: no card, and nothing is deleted afterwards.', { days: TRIAL_DAYS })} `
          : null}
        {t('For longer, ask the people who run this site: they choose the plan that everybody here has.')}
      </p>
    </Dialog>
  );
}
