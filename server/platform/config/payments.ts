import * as z from 'zod';
import type { BillingPeriod, PaidPlan } from '#shared/enums.ts';
import { httpUrl, optional, withDefault } from './variables.ts';

const token = optional(z.string().regex(/^[\x21-\x7e]+$/, 'must be without blanks'));

const NECESSARY = {
  STRIPE_SECRET_KEY: token,
  STRIPE_WEBHOOK_SECRET: token,
  STRIPE_PRICE_PREMIUM_MONTHLY: token,
  STRIPE_PRICE_PREMIUM_ANNUAL: token,
  STRIPE_PRICE_PREMIUM_PLUS_MONTHLY: token,
  STRIPE_PRICE_PREMIUM_PLUS_ANNUAL: token,
};
const NAMES = Object.keys(NECESSARY) as (keyof typeof NECESSARY)[];

/** The variables for payments. */
export const paymentVariables = { ...NECESSARY, STRIPE_API_URL: withDefault(httpUrl, 'https://api.stripe.com') };
const payments = z.object(paymentVariables);
type PaymentVariables = z.output<typeof payments>;

/** The settings for selling plans through Stripe. */
export interface PaymentSettings {
  apiUrl: string;
  secretKey: string;
  webhookSecret: string;
  prices: Record<PaidPlan, Record<BillingPeriod, string>>;
}

/** One line for each missing variable if others are set. */
export function paymentMistakes(set: ReadonlySet<string>): string[] {
  const first = NAMES.find((name) => set.has(name));
  if (first === undefined) return [];
  return NAMES.filter((name) => !set.has(name)).map((name) => `${name}: is missing, because ${first} is set`);
}

/** The settings from valid variables; null if none is set. */
export function paymentsOf(given: PaymentVariables): PaymentSettings | null {
  if (NAMES.some((name) => given[name] === undefined)) return null;
  const value = (name: keyof typeof NECESSARY) => given[name] ?? '';
  return {
    apiUrl: given.STRIPE_API_URL,
    secretKey: value('STRIPE_SECRET_KEY'),
    webhookSecret: value('STRIPE_WEBHOOK_SECRET'),
    prices: {
      premium: { monthly: value('STRIPE_PRICE_PREMIUM_MONTHLY'), annual: value('STRIPE_PRICE_PREMIUM_ANNUAL') },
      premium_plus: {
        monthly: value('STRIPE_PRICE_PREMIUM_PLUS_MONTHLY'),
        annual: value('STRIPE_PRICE_PREMIUM_PLUS_ANNUAL'),
      },
    },
  };
}
