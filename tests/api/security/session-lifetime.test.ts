import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '#shared/schema/users.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

const DAY_MS = 86_400_000;

/** A user who signed in so many days ago, and was active ever since. */
async function signedInDaysAgo(days: number) {
  const person = await makeOwner(app);
  const since = new Date(Date.now() - days * DAY_MS).toISOString();
  const device = JSON.stringify({ words: 'Firefox on Windows', since });
  await app.services.db
    .update(sessions)
    .set({ sess: sql`${sessions.sess} || jsonb_build_object('device', ${device}::jsonb)` })
    .where(eq(sql`(${sessions.sess} -> 'passport' ->> 'user')::bigint`, person.id));
  return person;
}

test('a session ends after 180 days, even if it is used every day', async () => {
  const person = await signedInDaysAgo(181);
  expect((await person.fetch('/api/auth/user')).status).toBe(401);
  expect((await person.fetch('/api/games')).status).toBe(401);
});

test('a session is valid for less than 180 days', async () => {
  const person = await signedInDaysAgo(179);
  expect((await person.fetch('/api/auth/user')).status).toBe(200);
});
