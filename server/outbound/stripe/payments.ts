import type { Subscription } from '#shared/contracts/billing.ts';
import type { BillingPeriod, PaidPlan } from '#shared/enums.ts';

/** A subscription in force, with its id at Stripe. */
export type PaidSubscription = Subscription & { subscriptionId: string };

export interface NewCustomer {
  userId: number;
  email: string | null;
  name: string | null;
}

export interface Purchase {
  customerId: string;
  userId: number;
  plan: PaidPlan;
  period: BillingPeriod;
  /** Where the browser goes afterwards, and where when nothing was bought. */
  successUrl: string;
  cancelUrl: string;
}

/** What is needed of an event: it is only news, and what it is about is then asked for. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Null for an event that is about no customer. */
  customerId: string | null;
}

/** What is asked of Stripe. Whatever fails throws PaymentsFailed. */
export interface Payments {
  /** @returns the customer's id */
  addCustomer(customer: NewCustomer): Promise<string>;
  /** Also cancels what the customer pays for, at once. One that is gone already is none less. */
  removeCustomer(customerId: string): Promise<void>;
  /** The best subscription in force, as it is now. */
  subscriptionOf(customerId: string): Promise<PaidSubscription | null>;
  /** The address of a page to pay at; earlier ones of the customer stop working. */
  openCheckout(purchase: Purchase): Promise<string>;
  /** The address of a page on which the customer sees to their billing. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** What a webhook brought, or null where its signature is wrong or older than five minutes. */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent | null>;
}

/** Stripe could not be reached, or refused. */
export class PaymentsFailed extends Error {}
