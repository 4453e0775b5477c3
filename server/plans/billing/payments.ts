import type { Subscription } from '#shared/plans/billing-contract.ts';
import type { BillingPeriod, PaidPlan } from '#shared/enums.ts';
import type { Services } from '#server/platform/services.ts';

export interface PaymentServices extends Services {
  /** Null if payments are not configured. */
  payments: Payments | null;
}

/** An active subscription, with its id at Stripe. */
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
  /** The addresses after a purchase and after cancelling it. */
  successUrl: string;
  cancelUrl: string;
}

/** The used part of an event: it only triggers a look-up. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Null for an event without a customer. */
  customerId: string | null;
}

/** The calls to Stripe. Every failure throws PaymentsFailed. */
export interface Payments {
  /** @returns the customer's id */
  addCustomer(customer: NewCustomer): Promise<string>;
  /** Also cancels the customer's subscription at once. Ignores a customer that no longer exists. */
  removeCustomer(customerId: string): Promise<void>;
  /**
   * Lets the customer's subscriptions go on without payments, and closes open checkouts; or takes payments again.
   * @returns whether that changed a subscription
   */
  setPaused(customerId: string, isPaused: boolean): Promise<boolean>;
  /** The best active subscription now. */
  subscriptionOf(customerId: string): Promise<PaidSubscription | null>;
  /** The address of a checkout page; earlier ones of the customer expire. */
  openCheckout(purchase: Purchase): Promise<string>;
  /** The address of the customer's billing portal. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** The event of a webhook, or null if its signature is wrong, or dated more than five minutes ago or ahead. */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent | null>;
}

/** Stripe was unreachable, or refused. */
export class PaymentsFailed extends Error {}
