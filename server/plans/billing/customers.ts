import { eq } from 'drizzle-orm';
import { stripeCustomers, subscriptions } from '#shared/schema/billing.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { callStripe } from './call-stripe.ts';
import type { BillingServices } from './read-subscription.ts';
import { t } from '#server/platform/words/words.ts';

/** An account's customer id at Stripe; null if it has never opened the checkout. */
export async function customerOf({ db }: { db: Connection }, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId));
  return row?.customerId ?? null;
}

/** The same, created if missing. Concurrent requests get the same customer; the extra one is deleted. */
export async function customerFor(services: BillingServices, owner: Owner): Promise<string> {
  const known = await customerOf(services, owner.id);
  if (known !== null) return known;
  const name = [owner.firstName, owner.lastName].filter(Boolean).join(' ') || null;
  const customerId = await callStripe(services, (payments) =>
    payments.addCustomer({ userId: owner.id, email: owner.email, name }),
  );
  await services.db.insert(stripeCustomers).values({ userId: owner.id, customerId }).onConflictDoNothing();
  const existing = await customerOf(services, owner.id);
  if (existing !== customerId) await callStripe(services, (payments) => payments.removeCustomer(customerId));
  return existing ?? customerId;
}

/**
 * Ends an account's subscription at once and deletes its Stripe customer. Called before the transaction that deletes
 * the account, and in it for a customer that a checkout made meanwhile. @param closed the customer that is deleted already
 * @returns the account's customer @throws Refusal payments_unreachable: then the account must not be deleted, or it would go on paying
 */
export async function closeBilling(
  services: Omit<BillingServices, 'db'> & { db: Connection },
  userId: number,
  closed: string | null = null,
): Promise<string | null> {
  const { db, payments: known } = services;
  const customerId = await customerOf({ db }, userId);
  if (customerId === closed || customerId === null) return customerId;
  if (known === null && !(await isSubscribed(db, userId))) return customerId;
  try {
    await callStripe(services, (payments) => payments.removeCustomer(customerId));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('payments_unreachable', {
      message: t(
        'Your subscription could not be cancelled, because the payment service cannot be reached. Nothing was deleted. Please try again in a moment.',
      ),
    });
  }
  return customerId;
}

/**
 * Asks Stripe to take no payments for an account's subscription, or to take them again; nothing ends.
 * @returns whether that changed anything @throws Refusal payments_unreachable, payments_not_set_up
 */
export async function setPaused(
  services: Omit<BillingServices, 'db'> & { db: Connection },
  userId: number,
  isPaused: boolean,
): Promise<boolean> {
  const { db, payments: known } = services;
  const customerId = await customerOf({ db }, userId);
  if (customerId === null || (known === null && !(await isSubscribed(db, userId)))) return false;
  return callStripe(services, (payments) => payments.setPaused(customerId, isPaused));
}

const isSubscribed = async (db: Connection, userId: number): Promise<boolean> =>
  (await db.$count(subscriptions, eq(subscriptions.userId, userId))) > 0;
