import type { PaymentServices } from './payments.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Payments, PaymentsFailed } from './payments.ts';

/**
 * Sends a request to Stripe. Errors are logged for the operator. @throws Refusal payments_not_set_up or
 * payments_unreachable
 */
export async function callStripe<T>(
  { payments, log }: Pick<PaymentServices, 'payments' | 'log'>,
  question: (payments: Payments) => Promise<T>,
): Promise<T> {
  if (payments === null) throw new Refusal('payments_not_set_up');
  try {
    return await question(payments);
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error;
    log.error({ err: error }, 'Stripe was asked in vain');
    throw new Refusal('payments_unreachable');
  }
}
