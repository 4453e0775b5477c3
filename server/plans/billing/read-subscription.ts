import { and, eq, lt, sql } from 'drizzle-orm';
import { stripeCustomers, subscriptions } from '#shared/schema/billing.ts';
import { users } from '#shared/schema/users.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { inOwnerQueue } from '#server/platform/owner-data/owner-queue.ts';
import type { PaidSubscription } from './payments.ts';
import type { PaymentServices } from './payments.ts';
import { callStripe } from './call-stripe.ts';

export type BillingServices = Pick<PaymentServices, 'db' | 'payments' | 'log'>;

/** A request to Stripe for an account's subscription; later ones have higher numbers. */
interface SubscriptionRequest {
  userId: number;
  number: number;
}

/**
 * Fetches a customer's subscription from Stripe and stores it with its plan. Of concurrent calls the latest request
 * wins, whichever response comes last, so the order and number of events do not matter. @throws Refusal
 * payments_not_set_up or payments_unreachable; nothing is changed then
 */
export async function readSubscription(
  services: BillingServices,
  customerId: string,
): Promise<PaidSubscription | null> {
  const [request] = await services.db
    .update(stripeCustomers)
    .set({ lastRequest: sql`${stripeCustomers.lastRequest} + 1` })
    .where(eq(stripeCustomers.customerId, customerId))
    .returning({ userId: stripeCustomers.userId, number: stripeCustomers.lastRequest });
  if (!request) return null;
  const found = await callStripe(services, (payments) => payments.subscriptionOf(customerId));
  await write(services.db, request, found);
  return found;
}

/**
 * Locks the account's row first, in the same order as its deletion, and after its owner's other work: while an import
 * holds the row, many calls must not each wait for it with a connection.
 */
const write = (db: Database, request: SubscriptionRequest, found: PaidSubscription | null) =>
  inOwnerQueue(db, request.userId, () => db.transaction((tx) => store(tx, request, found)));

async function store(tx: Transaction, { userId, number }: SubscriptionRequest, found: PaidSubscription | null) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [latest] = await tx
    .update(stripeCustomers)
    .set({ storedRequest: number })
    .where(and(eq(stripeCustomers.userId, userId), lt(stripeCustomers.storedRequest, number)))
    .returning({ userId: stripeCustomers.userId });
  if (!latest) return;
  await tx
    .update(users)
    .set({ paidPlan: found?.plan ?? null })
    .where(eq(users.id, userId));
  if (found === null) await tx.delete(subscriptions).where(eq(subscriptions.userId, userId));
  else {
    const target = subscriptions.userId;
    await tx
      .insert(subscriptions)
      .values({ userId, ...found })
      .onConflictDoUpdate({ target, set: found });
  }
}
