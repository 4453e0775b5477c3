import { eq } from 'drizzle-orm';
import { users } from '../../shared/schema/users.ts';
import { addresses, eventPayload } from '../../tests/support/rows/event-payloads.ts';
import { startMailServer } from '../../tests/support/server/mail-server.ts';
import { makeOwnerWith } from './make-owner.ts';
import { setUpServer } from './server-under-test.ts';

const GUESTS = 500;
const PATIENCE_MS = 60_000;

/** Invites as many guests as a plan allows, through a mail server that accepts everything at once. Uses its own server. */
export async function benchMailing() {
  const post = await startMailServer();
  const stage = await setUpServer(post.environment);
  try {
    const { id, cookie } = await makeOwnerWith(stage, 0);
    const plan = stage.db.update(users).set({ isPremiumPlus: true }).where(eq(users.id, id));
    const [host] = await plan.returning({ email: users.email });
    const call = async (path: string, body?: object) => {
      const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
      const response = await fetch(stage.origin + path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as { id: number };
    };
    const event = await call('/api/events', eventPayload({ timeZone: 'Europe/Lisbon', hostEmail: host?.email }));
    const attendees = addresses(GUESTS).map((email) => ({ email, name: null }));
    const added = await timed(() => call(`/api/events/${event.id}/attendees`, { attendees }));
    const started = performance.now();
    const invited = await timed(() => call(`/api/events/${event.id}/send-invitations`));
    const first = await until(() => post.received.length > 0, started);
    const all = await until(() => post.received.length >= GUESTS, started);
    return {
      [`Inviting ${GUESTS} guests`]: {
        'adding them: ms': Math.round(added),
        'inviting them: ms': Math.round(invited),
        'until the first mail: ms': Math.round(first),
        'until the last mail: ms': Math.round(all),
        'mails a second': Math.round((GUESTS / (all - first)) * 1000),
      },
    };
  } finally {
    await stage.tearDown();
    post.die();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function until(holds: () => boolean, started: number): Promise<number> {
  while (!holds()) {
    if (performance.now() - started > PATIENCE_MS) throw new Error('the mails did not arrive');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return performance.now() - started;
}
