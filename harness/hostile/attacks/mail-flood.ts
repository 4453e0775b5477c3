import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { MAIL_BUDGET } from '../../../server/platform/mails/mail-budget.ts';
import { Api } from '../api.ts';
import type { Account, Testbed } from '../testbed.ts';
import type { Attack } from '../attack.ts';
import { Answers, send } from '../send.ts';

interface Row {
  id: number;
}

const TIMES = 40;
/** From all hosts together, including mails about an account. */
const MAX_TO_ONE_PERSON =
  MAIL_BUDGET.recipient.hosts + MAIL_BUDGET.recipient.cancellations + MAIL_BUDGET.recipient.account;
const TEMPLATES = 4;
const REGULARS = 100;
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const stranger = (): string => `${randomUUID()}@strangers.example`;

/** Sends mails to people who never requested any, in every known way. */
export const mailFlood: Attack = {
  name: 'mail-flood',
  attacker: 'free account',
  async prepare(testbed) {
    return async (signal) => {
      const answers = new Answers();
      const apiOf = async (plan: 'free' | 'premium_plus') =>
        new Api(testbed, await testbed.account(plan), answers, signal);
      await harass(await apiOf('free'));
      await repeatNights(await apiOf('premium_plus'));
      await restorePastNights(testbed, await apiOf('free'), answers, signal);
      const address = stranger();
      for (let n = 0; n < TIMES; n += 1) await createAccount(testbed, address, answers, signal);
      for (const failure of await failuresOf(testbed)) answers.failure(failure);
      return answers.outcome;
    };
  },
};

/** One night whose guest is invited, notified of changes, nudged, answered for, removed and invited again. */
async function harass(api: Api): Promise<void> {
  const event = await createNight(api);
  if (!event) return;
  const email = stranger();
  const path = `/api/events/${event.id}`;
  let guest: Row | null = null;
  for (let n = 0; n < TIMES; n += 1) {
    guest ??= await addGuest(api, path, email);
    if (!guest) return;
    await api.call('POST', `${path}/send-invitations`);
    await api.call('PATCH', path, { title: `Title ${n}`, date: inDays(8 + n), maxAttendees: 1 + n });
    await api.call('POST', `/api/attendees/${guest.id}/nudge`);
    await api.call('POST', `/api/attendees/${guest.id}/resend`);
    const link = await api.call<{ url: string }>('POST', `/api/attendees/${guest.id}/link`, {});
    if (link) await api.form(new URL(link.url).pathname, { status: n % 2 === 0 ? 'accepted' : 'declined' });
    if (n % 4 !== 0) continue;
    await api.call('DELETE', `/api/attendees/${guest.id}`);
    guest = null;
  }
  await api.call('DELETE', path);
}

/** Many templates that make nights by themselves and invite their regulars. */
async function repeatNights(api: Api): Promise<void> {
  const attendees = Array.from({ length: REGULARS }, () => ({ email: stranger(), name: null }));
  for (let n = 0; n < TEMPLATES; n += 1)
    await api.call('POST', '/api/templates', {
      name: `Weekly ${n}`,
      hostEmail: api.account.email,
      time: '19:00',
      attendees,
      repeat: 'weekly',
      nextDate: inDays(2).slice(0, 10),
      daysAhead: 60,
    });
}

/** A file says that people took part in past nights; these nights are moved into the future, and wrapped up. */
async function restorePastNights(testbed: Testbed, api: Api, answers: Answers, signal: AbortSignal): Promise<void> {
  const writer = await testbed.account('free');
  await pastNights(testbed, writer);
  const file = await send(testbed.origin(), { path: '/api/export', cookie: writer.cookie, signal });
  const headers = { 'content-type': 'application/json' };
  const { cookie } = api.account;
  const pieces = [Buffer.from(file.text, 'latin1')];
  const path = '/api/export/restore';
  answers.count('restore', await send(testbed.origin(), { method: 'POST', path, cookie, headers, pieces, signal }));
  for (const { id } of (await api.call<Row[]>('GET', '/api/events')) ?? []) {
    const attendees = (await api.call<Row[]>('GET', `/api/events/${id}/attendees`)) ?? [];
    const came = attendees.map((attendee) => attendee.id);
    await api.call('POST', `/api/events/${id}/wrap-up`, { came, plays: [], sendsResults: true });
    await api.call('PATCH', `/api/events/${id}`, { date: inDays(10), title: 'Moved' });
    await api.call('POST', `/api/events/${id}/cancel`);
  }
}

async function pastNights({ db }: Testbed, { id, email }: Account): Promise<void> {
  await db.execute(sql`
    with nights as (
      insert into events (user_id, title, date, host_email)
      select ${id}, 'Past ' || n, now() - n * interval '7 days', ${email} from generate_series(1, 5) n
      returning id)
    insert into event_attendees (event_id, email, name, status, invited_at, responded_at)
    select id, md5(id::text || n) || '@strangers.example', 'Ana', 'accepted', now(), now()
    from nights, generate_series(1, 10) n`);
}

const createNight = (api: Api) =>
  api.call<Row>('POST', '/api/events', { title: 'Games', date: inDays(7), hostEmail: api.account.email });

async function addGuest(api: Api, path: string, email: string): Promise<Row | null> {
  const attendees = [{ email, name: null }];
  const added = await api.call<{ attendees: (Row & { email: string })[] }>('POST', `${path}/attendees`, { attendees });
  return added?.attendees.find((attendee) => attendee.email === email) ?? null;
}

async function createAccount(testbed: Testbed, email: string, answers: Answers, signal: AbortSignal): Promise<void> {
  const json = { firstName: 'Ana', lastName: 'Sá', email, accountType: 'individual' };
  const path = '/api/auth/create-account';
  answers.count('create-account', await send(testbed.origin(), { method: 'POST', path, json, signal }));
}

/** Strangers who got more than the budget, and restored people who got anything. */
async function failuresOf({ db }: Testbed): Promise<string[]> {
  const { rows } = await db.execute<{ to: string; mails: number }>(
    sql`select "to", count(*)::int as mails from outbox_mails where "to" like '%@strangers.example' group by 1
      having count(*) > ${MAX_TO_ONE_PERSON}`,
  );
  const flooded = rows.map(({ mails }) => `a stranger got ${mails} mails, ${MAX_TO_ONE_PERSON} are allowed`);
  const { rows: written } = await db.execute<{ mails: number }>(
    sql`select count(*)::int as mails from outbox_mails where "to" in (select email from event_attendees where name = 'Ana')
      and "to" like '%@strangers.example'`,
  );
  const mails = written[0]?.mails ?? 0;
  return mails > 0 ? [...flooded, `people of restored nights got ${mails} mails`] : flooded;
}
