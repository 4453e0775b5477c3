import { eq } from 'drizzle-orm';
import type { Subscription } from '#shared/plans/billing-contract.ts';
import type { BillingPeriod, PaidPlan } from '#shared/enums.ts';
import { includes } from '#shared/limits/plan.ts';
import { subscriptions } from '#shared/schema/billing.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { callStripe } from './call-stripe.ts';
import { customerFor, customerOf } from './customers.ts';
import { type BillingServices, readSubscription } from './read-subscription.ts';

export { closeBilling, setPaused } from './customers.ts';

/**
 * Creates a checkout session. Fetches the present subscription from Stripe, so that nobody pays twice because of a late
 * event. @returns its URL @throws Refusal payments_not_set_up, plan_held, subscribed_already, payments_unreachable
 */
export async function startCheckout(
  services: BillingServices,
  owner: Owner,
  { plan, period }: { plan: PaidPlan; period: BillingPeriod },
  origin: string,
): Promise<string> {
  if (services.payments === null) throw new Refusal('payments_not_set_up');
  // A plan on trial can be bought, unless the account has it without the trial, too.
  if (includes(owner.planAfterTrial, plan)) throw new Refusal('plan_held');
  const customerId = await customerFor(services, owner);
  if ((await readSubscription(services, customerId)) !== null) throw new Refusal('subscribed_already');
  const pages = { successUrl: `${origin}/premium?checkout=done`, cancelUrl: `${origin}/premium?checkout=cancelled` };
  return callStripe(services, (payments) =>
    payments.openCheckout({ customerId, userId: owner.id, plan, period, ...pages }),
  );
}

/**
 * Creates a billing portal session for an existing customer. @returns its URL @throws Refusal payments_not_set_up,
 * no_billing, payments_unreachable
 */
export async function openBillingPortal(services: BillingServices, owner: Owner, origin: string): Promise<string> {
  if (services.payments === null) throw new Refusal('payments_not_set_up');
  const customerId = await customerOf(services, owner.id);
  if (customerId === null) throw new Refusal('no_billing');
  return callStripe(services, (payments) => payments.openPortal(customerId, `${origin}/premium?billing=seen`));
}

/** An account's subscription as stored. */
export async function subscriptionOf(db: Database, userId: number): Promise<Subscription | null> {
  const { plan, period, status, periodEndsAt, endsAt } = subscriptions;
  const [row] = await db
    .select({ plan, period, status, periodEndsAt, endsAt })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return row ?? null;
}

/**
 * An account's subscription, fetched from Stripe now, so that a user who returns from checkout need not wait for the
 * event. @throws Refusal payments_not_set_up, payments_unreachable
 */
export async function refreshSubscription(services: BillingServices, owner: Owner): Promise<Subscription | null> {
  if (services.payments === null) throw new Refusal('payments_not_set_up');
  const customerId = await customerOf(services, owner.id);
  if (customerId !== null) await readSubscription(services, customerId);
  return subscriptionOf(services.db, owner.id);
}
