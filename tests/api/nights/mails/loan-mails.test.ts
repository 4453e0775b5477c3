import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeLoan, endLoan } from '#shared/games/loans/loans-contract.ts';
import { daysLater } from '#shared/time/repeating-nights.ts';
import { loans } from '#shared/schema/loans.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { users } from '#shared/schema/users.ts';
import { queueLoanMails } from '#server/copies/queue-loan-mails.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { aLoan, lendFor } from '#tests/support/rows/a-loan.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { ownMailServer } from '#tests/support/server/own-mail-server.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { readMail } from '#tests/support/mails/read-mail.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };
const BEN = 'ben@example.org';
/** The present day: what is due is judged again when a mail is written. */
const TODAY = new Date().toISOString().slice(0, 10);
const at = (days: number, time = '12:00') => new Date(`${daysLater(TODAY, days)}T${time}:00Z`);
const day = (days: number) => daysLater(TODAY, days);

const post = ownMailServer();
const app = testApp(() => ({ environment: post.environment }));
let ana: Person;
let azul: number;
beforeEach(async () => {
  const { db } = app.services;
  await db.delete(loans);
  await db.delete(mails);
  await db.delete(mailOptOuts);
  ana = await makeOwner(app);
  azul = (await addGameFor(ana)).id;
});

const queued = async () =>
  (await app.services.db.select().from(mails).orderBy(asc(mails.id))).map(({ kind, to }) => `${kind} ${to}`);
const remind = (now: Date) => queueLoanMails(app.services.db, now);
const asking = { since: day(-30), until: day(0), email: BEN, remindsBorrower: true };

describe('no mail is sent', () => {
  test('before the last day is over, for a returned game, or without consent of the owner', async () => {
    await lendFor(ana, azul, { since: day(-30), until: day(0) });
    await remind(at(0));
    const others = [await addGameFor(ana, { title: 'Brass' }), await addGameFor(ana, { title: 'Cascadia' })];
    const back = await lendFor(ana, others[0]?.id ?? 0, { since: day(-30), until: day(-3) });
    await ana.call(endLoan, { params: { id: back.id }, body: { on: day(0) } });
    await lendFor(ana, others[1]?.id ?? 0, { since: day(-30), until: day(-3), remindsOwner: false });
    await remind(at(0));
    expect(await queued()).toEqual([]);
  });

  test('at night in the zone of the owner', async () => {
    await app.services.db.update(users).set({ timeZone: 'Pacific/Auckland' }).where(eq(users.id, ana.id));
    await lendFor(ana, azul, { since: day(-30), until: day(-2) });
    await remind(at(0, '14:00'));
    expect(await queued()).toEqual([]);
    await remind(at(0, '22:00'));
    expect(await queued()).toEqual([`loan_overdue ${ana.email}`]);
  });

  test('to a borrower without a request of the owner, at any time', async () => {
    await lendFor(ana, azul, { since: day(-90), until: day(-60), email: BEN, remindsOwner: false });
    await remind(at(0));
    await remind(at(30));
    expect(await queued()).toEqual([]);
  });

  test('to a borrower before the day before the last one', async () => {
    await lendFor(ana, azul, { ...asking, until: day(2) });
    await remind(at(0));
    expect(await queued()).toEqual([]);
    await remind(at(1));
    expect(await queued()).toEqual([`loan_due ${BEN}`]);
  });

  test('a second time within a day to another spelling of the address', async () => {
    const brass = await addGameFor(ana, { title: 'Brass' });
    await lendFor(ana, azul, { ...asking, remindsOwner: false });
    await lendFor(ana, brass.id, { ...asking, remindsOwner: false, email: 'ben+games@example.org' });
    await remind(at(0));
    await remind(at(0, '13:00'));
    expect(await queued()).toEqual([`loan_due ${BEN}`]);
  });

  test('to more than ten people a day; the others get it the next day', async () => {
    const { db } = app.services;
    await db.execute(sql`
      with added as (
        insert into games (user_id, title, title_key, players, duration)
        select ${ana.id}, 'Lent ' || n, 'lent ' || n, '2', '30' from generate_series(1, 25) n returning id)
      insert into loans (user_id, game_id, direction, person_name, email, since, until, reminds_owner, reminds_borrower)
      select ${ana.id}, id, 'lent', 'Ben', 'ben' || id || '@example.org', ${day(-30)}::date, ${day(0)}::date, false, true
      from added`);
    const perRun: number[] = [];
    for (const now of [at(0), at(0, '15:00'), at(2)]) {
      await remind(now);
      perRun.push((await queued()).length);
    }
    expect(perRun).toEqual([10, 10, 20]);
  });

  test('by an account whose address is no longer verified', async () => {
    await lendFor(ana, azul, { ...asking, until: day(-2) });
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ana.id));
    await remind(at(0));
    expect(await queued()).toEqual([]);
  });
});

test('several servers queue one mail with all overdue loans', async () => {
  const brass = await addGameFor(ana, { title: 'Brass' });
  await lendFor(ana, azul, { since: day(-30), until: day(-2) });
  await lendFor(ana, brass.id, { since: day(-30), until: day(-1) });
  await Promise.all([remind(at(0)), remind(at(0)), remind(at(0))]);
  await remind(at(0));
  expect(await queued()).toEqual([`loan_overdue ${ana.email}`]);
});

test('a thousand loans of an owner at night do not delay other owners', async () => {
  const { db } = app.services;
  await db.update(users).set({ timeZone: 'Pacific/Auckland' }).where(eq(users.id, ana.id));
  await db.execute(sql`
    with added as (
      insert into games (user_id, title, title_key, players, duration)
      select ${ana.id}, 'Lent ' || n, 'lent ' || n, '2', '30' from generate_series(1, 1001) n returning id)
    insert into loans (user_id, game_id, direction, person_name, since, until)
    select ${ana.id}, id, 'lent', 'Ben', ${day(-30)}::date, ${day(-2)}::date from added`);
  const bea = await makeOwner(app);
  await lendFor(bea, (await addGameFor(bea)).id, { since: day(-30), until: day(-2) });
  await remind(at(0, '14:00'));
  expect(await queued()).toEqual([`loan_overdue ${bea.email}`]);
});

test('an owner is reminded again after a week', async () => {
  await lendFor(ana, azul, { since: day(-30), until: day(-1) });
  await remind(at(0));
  await remind(at(6, '13:00'));
  expect(await queued()).toHaveLength(1);
  await remind(at(7));
  expect(await queued()).toHaveLength(2);
});

test('a borrower gets one mail per loan, and one mail a day per owner', async () => {
  const brass = await addGameFor(ana, { title: 'Brass' });
  const loan = await lendFor(ana, azul, { ...asking, remindsOwner: false });
  await Promise.all([remind(at(0)), remind(at(0))]);
  await ana.call(changeLoan, {
    params: { id: loan.id },
    body: aLoan({ ...asking, until: day(3), remindsOwner: false }),
  });
  await lendFor(ana, brass.id, { ...asking, remindsOwner: false });
  await remind(at(0, '23:00'));
  expect(await queued()).toEqual([`loan_due ${BEN}`]);
  await remind(at(2));
  await remind(at(4));
  expect(await queued()).toEqual([`loan_due ${BEN}`, `loan_due ${BEN}`]);
});

describe('a sent mail', () => {
  const send = async (run: () => Promise<void>) => {
    post.received.length = 0;
    const stop = startMailWork(app.services, { pollMs: 100 });
    await run();
    await stop();
  };
  const sentTo = (address: string) => post.received.filter(({ to }) => to.includes(address));
  const readFirst = async (address: string) => {
    const [mail] = sentTo(address);
    if (!mail) throw new Error(`nothing was sent to ${address}`);
    return readMail(mail);
  };

  test('to the owner lists loans and has an opt-out that needs a click', async () => {
    await lendFor(ana, azul, { since: day(-30), until: day(-1) });
    await remind(at(0));
    await send(async () => {
      await expect.poll(() => sentTo(ana.email).length, PATIENCE).toBe(1);
    });
    const { text } = await readFirst(ana.email);
    expect(text).toContain('With Ben, due');
    const path = /\/loan-mails\/[\w-]+/.exec(text)?.[0] ?? '';
    expect(await (await fetch(app.origin + path)).text()).toContain('Stop these mails?');
    expect((await app.services.db.select().from(loans)).map(({ remindsOwner }) => remindsOwner)).toEqual([true]);
    expect((await fetch(`${app.origin}${path}/stop`, { method: 'POST' })).status).toBe(200);
    expect((await app.services.db.select().from(loans)).map(({ remindsOwner }) => remindsOwner)).toEqual([false]);
    expect((await fetch(`${app.origin}${path}x/stop`, { method: 'POST' })).status).toBe(404);
  });

  test('to a borrower has the owner as reply address, and its link stops all mails of the owner', async () => {
    await lendFor(ana, azul, { ...asking, remindsOwner: false });
    await remind(at(0));
    await send(async () => {
      await expect.poll(() => sentTo(BEN).length, PATIENCE).toBe(1);
    });
    const { text, replyTo } = await readFirst(BEN);
    expect(replyTo).toEqual([ana.email]);
    expect(text).toContain('would like Azul back');
    const path = /\/loan-mails\/[\w-]+/.exec(text)?.[0] ?? '';
    expect((await fetch(`${app.origin}${path}/stop`, { method: 'POST' })).status).toBe(200);
    const brass = await addGameFor(ana, { title: 'Brass' });
    await lendFor(ana, brass.id, { ...asking, remindsOwner: false });
    await remind(at(2));
    await send(async () => {
      const states = () => app.services.db.select({ state: mails.state }).from(mails).orderBy(mails.id);
      await expect.poll(states, PATIENCE).toEqual([{ state: 'sent' }, { state: 'dropped' }]);
    });
    expect(sentTo(BEN)).toEqual([]);
  });

  test('lists twenty games and the number of others, with long titles', async () => {
    const { db } = app.services;
    await db.execute(sql`
      with added as (
        insert into games (user_id, title, title_key, players, duration)
        select ${ana.id}, 'Title ' || n || repeat(' long', 38), 'lent ' || n, '2', '30' from generate_series(1, 300) n
        returning id)
      insert into loans (user_id, game_id, direction, person_name, email, since, until, reminds_owner, reminds_borrower)
      select ${ana.id}, id, 'lent', 'Ben', ${BEN}, ${day(-30)}::date, ${day(0)}::date, false, true from added`);
    await remind(at(0));
    await send(async () => {
      await expect.poll(() => sentTo(BEN).length, PATIENCE).toBe(1);
    });
    const { text, subject } = await readFirst(BEN);
    expect(subject).toContain('would like 300 games back');
    expect(text.match(/^- Title/gm)).toHaveLength(20);
    expect(text).toContain('- and 280 more games');
  });

  test('is dropped if the game was returned', async () => {
    const { id } = await lendFor(ana, azul, { ...asking, until: day(-1) });
    await remind(at(0));
    await ana.call(endLoan, { params: { id }, body: { on: day(0) } });
    await send(async () => {
      const states = () => app.services.db.select({ state: mails.state }).from(mails);
      await expect.poll(states, PATIENCE).toEqual([{ state: 'dropped' }, { state: 'dropped' }]);
    });
    expect(post.received).toEqual([]);
  });
});
