import { eq, sql } from 'drizzle-orm';
import { listSignUpLinks, makeSignUpLink } from '#shared/admin/site-contract.ts';
import { abuseReports } from '#shared/schema/admin.ts';
import { mails } from '#shared/schema/mails.ts';
import { sessions } from '#shared/schema/users.ts';
import { makeOwner, type Person, signedIn } from './owners.ts';
import type { TestApp } from './test-app.ts';

/** A server with this setting knows one administrator. */
export const ADMIN = { ADMIN_EMAILS: 'operator@example.org' };

/** The administrator of a server with that setting, who has just signed in. */
export async function makeAdmin(app: TestApp): Promise<Person> {
  const person = await makeOwner(app, { email: ADMIN.ADMIN_EMAILS, firstName: 'Olga' });
  await setSignedInAt(app, person, new Date());
  return person;
}

/** The same administrator in another browser, where they signed in at some time. */
export async function adminSince(app: TestApp, admin: Person, at: Date): Promise<Person> {
  const again = await signedIn(app, admin);
  await setSignedInAt(app, again, at);
  return again;
}

/** Says when a person signed in, in all their browsers where that is not known. */
async function setSignedInAt({ services: { db } }: TestApp, { id }: Person, at: Date): Promise<void> {
  const device = JSON.stringify({ words: 'Firefox on Linux', since: at.toISOString() });
  await db
    .update(sessions)
    .set({
      sess: sql`jsonb_set(${sessions.sess}, '{device}', coalesce(${sessions.sess} -> 'device', ${device}::jsonb))`,
    })
    .where(eq(sql`(${sessions.sess} -> 'passport' ->> 'user')`, String(id)));
}

/** Ids of an account's mail and of a report of it, and a sign-up link, by the first parts of their addresses. */
export async function rowsOfSite(app: TestApp, admin: Person): Promise<Record<string, number | string>> {
  const { db } = app.services;
  const of = { userId: admin.id };
  const mail = { ...of, kind: 'reminder', to: 'guest@example.org', state: 'failed' } as const;
  const [ofMail] = await db.insert(mails).values(mail).returning({ id: mails.id });
  const report = { ...of, page: 'night', reason: 'other', words: 'Odd' } as const;
  const [ofReport] = await db.insert(abuseReports).values(report).returning({ id: abuseReports.id });
  await admin.call(makeSignUpLink, { body: { uses: 1, days: 1 } });
  return {
    'admin/mails': ofMail?.id ?? 0,
    'admin/reports': ofReport?.id ?? 0,
    'admin/sign-up-links': (await admin.call(listSignUpLinks, {})).body[0]?.id ?? '',
  };
}
