import type { Subscription } from '#shared/plans/billing-contract.ts';
import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { longDateText } from '#client/lib/reader-time.ts';
import { t } from '#client/plans/words/words.ts';

/** '3 May 2027', in the reader's language and zone. */
export const dayText = (day: Date): string => longDateText(day);

/** The state of a subscription: `warn` if the user should act, `info` if it ends. */
export interface SubscriptionText {
  tone: 'good' | 'info' | 'warn';
  title: string;
  sentence: string;
}

/** The text on a subscription. A failed payment has priority. */
export function subscriptionText({ plan, period, status, periodEndsAt, endsAt }: Subscription): SubscriptionText {
  const name = PLAN_NAMES[plan];
  if (status === 'past_due') {
    return {
      tone: 'warn',
      title: t('The last payment for {plan} failed', { plan: name }),
      sentence: t('Your plan continues while the payment is repeated. Please check that your card is still valid.'),
    };
  }
  if (endsAt !== null) {
    return {
      tone: 'info',
      title: t('{plan} until {date}', { plan: name, date: dayText(endsAt) }),
      sentence: t('It is cancelled and does not renew. Nothing is deleted, and until then you can take it up again.'),
    };
  }
  return {
    tone: 'good',
    title:
      period === 'monthly'
        ? t('{plan}, paid by the month', { plan: name })
        : t('{plan}, paid by the year', { plan: name }),
    sentence: t('It renews on {date}.', { date: dayText(periodEndsAt) }),
  };
}
