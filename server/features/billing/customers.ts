import { eq } from 'drizzle-orm';
import { stripeCustomers, subscriptions } from '#shared/schema/billing.ts';
import type { Owner } from '#server/auth/owner.ts';
import { Refusal } from '#server/http/refusal.ts';
import { ask } from './ask.ts';
import type { BillingServices } from './read-subscription.ts';

/** The id that an account has at Stripe; null for one that has never been to the checkout. */
export async function customerOf({ db }: Pick<BillingServices, 'db'>, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId));
  return row?.customerId ?? null;
}

/** Likewise, made where there is none; of two requests at once both get the same, and the customer too many is removed. */
export async function customerFor(services: BillingServices, owner: Owner): Promise<string> {
  const known = await customerOf(services, owner.id);
  if (known !== null) return known;
  const name = [owner.firstName, owner.lastName].filter(Boolean).join(' ') || null;
  const customerId = await ask(services, (payments) =>
    payments.addCustomer({ userId: owner.id, email: owner.email, name }),
  );
  await services.db.insert(stripeCustomers).values({ userId: owner.id, customerId }).onConflictDoNothing();
  const kept = await customerOf(services, owner.id);
  if (kept !== customerId) await ask(services, (payments) => payments.removeCustomer(customerId));
  return kept ?? customerId;
}

/**
 * Ends what an account pays for, at once, and removes its customer at Stripe: for the deletion of the account, which
 * calls it before its transaction.
 * @throws Refusal payments_unreachable: nobody is to pay for an account that is gone, so it cannot be deleted then
 */
export async function closeBilling(services: BillingServices, userId: number): Promise<void> {
  const customerId = await customerOf(services, userId);
  if (customerId === null) return;
  if (services.payments === null && (await services.db.$count(subscriptions, eq(subscriptions.userId, userId))) === 0) {
    return;
  }
  try {
    await ask(services, (payments) => payments.removeCustomer(customerId));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('payments_unreachable', {
      message:
        'Your subscription could not be cancelled, because the payment service cannot be reached. Nothing was deleted. Please try again in a moment.',
    });
  }
}
