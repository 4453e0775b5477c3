import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { BILLING_PERIODS, PAID_PLANS, SUBSCRIPTION_STATUSES } from '../enums.ts';
import { moment, createdAt } from './columns.ts';
import { userId } from './users.ts';

/**
 * Hashes of e-mail addresses whose deleted account had used its free trial, so that a new account does not get another
 * at once.
 */
export const spentTrials = pgTable('spent_trials', {
  /** HMAC-SHA-256 of the address in lower case; it cannot be reversed. */
  emailHash: text().primaryKey(),
  expiresAt: moment('forget_at').notNull(),
});

/** The Stripe customer of each account. */
export const stripeCustomers = pgTable('stripe_customers', {
  userId: userId().primaryKey(),
  customerId: text().notNull().unique(),
  /** Number of the latest request to Stripe, and of the one whose answer was stored last. */
  lastRequest: integer('asked').notNull().default(0),
  storedRequest: integer('written').notNull().default(0),
  createdAt: createdAt(),
});

/** Active subscriptions, as last reported by Stripe. */
export const subscriptions = pgTable('subscriptions', {
  userId: userId().primaryKey(),
  subscriptionId: text().notNull().unique(),
  plan: text({ enum: PAID_PLANS }).notNull(),
  period: text({ enum: BILLING_PERIODS }).notNull(),
  status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
  /** End of the last billed period. */
  periodEndsAt: moment().notNull(),
  /** End of a cancelled subscription. */
  endsAt: moment(),
});

/** Processed Stripe events, so that a repeated one has no effect. */
export const stripeEvents = pgTable('stripe_events', {
  id: text().primaryKey(),
  receivedAt: createdAt(),
});
