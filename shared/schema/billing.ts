import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { BILLING_PERIODS, PAID_PLANS, SUBSCRIPTION_STATUSES } from '../enums.ts';
import { moment, createdAt } from './columns.ts';
import { userId } from './users.ts';

/** E-mail addresses whose account had its free trial and was deleted, so that a new account does not get another at once. */
export const spentTrials = pgTable('spent_trials', {
  /** HMAC-SHA-256 of the address in lower case; nothing here leads back to it. */
  emailHash: text().primaryKey(),
  forgetAt: moment().notNull(),
});

/** The customers that accounts are at Stripe. */
export const stripeCustomers = pgTable('stripe_customers', {
  userId: userId().primaryKey(),
  customerId: text().notNull().unique(),
  /** How often Stripe was asked for their subscription, and which of these answers was last written down. */
  asked: integer().notNull().default(0),
  written: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** Subscriptions in force, as Stripe last told of them. */
export const subscriptions = pgTable('subscriptions', {
  userId: userId().primaryKey(),
  subscriptionId: text().notNull().unique(),
  plan: text({ enum: PAID_PLANS }).notNull(),
  period: text({ enum: BILLING_PERIODS }).notNull(),
  status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
  /** End of the period that was last billed. */
  periodEndsAt: moment().notNull(),
  /** When it ends, of one that was cancelled. */
  endsAt: moment(),
});

/** Events of Stripe that were dealt with, so that one that comes again does nothing. */
export const stripeEvents = pgTable('stripe_events', {
  id: text().primaryKey(),
  receivedAt: createdAt(),
});
