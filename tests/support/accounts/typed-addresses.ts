import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { listJoinRequests } from '#shared/nights/join-requests-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { addEventFor } from '../rows/event-payloads.ts';
import { send, sharedPath } from '../server/guest-pages.ts';
import { confirmPath } from '../mails/join-mails.ts';
import type { Person } from '../server/owners.ts';
import type { TestApp } from '../server/test-app.ts';

export const CAT = 'cat@example.org';

/**
 * Guests who type their address at a shared link, and the resulting rows.
 * @param now the app and the host of the present test
 */
export function typedAddresses(now: () => { app: TestApp; maya: Person }) {
  const join = (path: string, fields: Record<string, string>) =>
    send(now().app, path, { along: '0', name: 'Cat', email: CAT, ...fields });
  const confirm = (path: string, fields: Record<string, string> = {}) =>
    send(now().app, `${path}/confirm`, { name: 'Cat', along: '0', ...fields });

  async function shared(changes: object = {}) {
    const event = await addEventFor(now().maya, changes);
    return { event, path: await sharedPath(now().maya, event.id) };
  }

  /** A person who typed their address and has not confirmed. */
  async function requested(changes: object = {}, fields: Record<string, string> = {}) {
    const { event, path } = await shared(changes);
    expect((await join(path, fields)).status).toBe(303);
    return { event, shared: path, path: await confirmPath(now().app, event.id, CAT) };
  }

  const guestsOf = async (eventId: number) =>
    (await now().maya.call(listAttendees, { params: { id: eventId } })).body.filter(({ isHost }) => !isHost);
  const requestsOf = async (eventId: number) =>
    (await now().maya.call(listJoinRequests, { params: { id: eventId } })).body.map(({ email }) => email);
  const kindsTo = async (eventId: number, email: string) =>
    (
      await now()
        .app.services.db.select({ kind: mails.kind })
        .from(mails)
        .where(and(eq(mails.eventId, eventId), eq(mails.to, email)))
    ).map(({ kind }) => kind);

  return { join, confirm, shared, requested, guestsOf, requestsOf, kindsTo };
}
