import { inArray, sql } from 'drizzle-orm';
import { PENDING_MAIL_STATES } from '#shared/enums.ts';
import { mails } from '#shared/schema/mails.ts';
import type { TestApp } from '../server/test-app.ts';

/** Marks all pending mails as sent. */
export const markSent = ({ services: { db } }: TestApp) =>
  db
    .update(mails)
    .set({ state: 'sent', sentAt: sql`now()` })
    .where(inArray(mails.state, [...PENDING_MAIL_STATES]));
