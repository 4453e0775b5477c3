import { asc, eq } from 'drizzle-orm';
import { mails } from '#shared/schema/mails.ts';
import { answer } from '#server/nights/answers.ts';
import { addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import type { Person } from '#tests/support/server/owners.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';
import { inNightOf } from '#tests/support/server/locked-night.ts';

/** The mails that were queued for a host, in order. */
export const mailsOf = ({ services: { db } }: TestApp, userId: number) =>
  db
    .select({
      kind: mails.kind,
      to: mails.to,
      occurrence: mails.occurrence,
      payload: mails.payload,
      state: mails.state,
    })
    .from(mails)
    .where(eq(mails.userId, userId))
    .orderBy(asc(mails.id));

/** Kind and recipient of each mail of a host: `invitation bea`. */
export const kindsTo = async (app: TestApp, { id }: Person) =>
  (await mailsOf(app, id)).map(({ kind, to }) => `${kind} ${to.split('@')[0]}`);

/** Puts people with these names on the list of a night; their attendee ids. */
export const addNamed = (host: Person, event: { id: number }, names: readonly string[]) =>
  addGuestsFor(
    host,
    event.id,
    names.map((name) => `${name}@example.org`),
  );

/** An attendee's answer by their link. */
export const take = (app: TestApp, attendeeId: number, status: 'accepted' | 'declined') =>
  inNightOf(app, attendeeId, (tx, event) => answer(tx, event, { attendeeId, status, via: 'link' }));
