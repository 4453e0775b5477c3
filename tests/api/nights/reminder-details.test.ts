import { expect, test } from 'vitest';
import { answerInvitation, listAttendees } from '#shared/nights/attendees-contract.ts';
import { addEventGame, changeEvent, setEventGames } from '#shared/nights/events-contract.ts';
import { planEvening } from '#shared/evening/evening-contract.ts';
import { proposeGame } from '#shared/nights/votes-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { queueReminders } from '#server/nights/mails/queue-reminders.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { guestPath, send } from '#tests/support/server/guest-pages.ts';
import { mailingSite, of } from '#tests/support/mails/mailing-site.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { sendDueMails } from '#tests/support/mails/sent-mails.ts';

const site = mailingSite();
const LONG_AGO = new Date('2998-01-01T00:00:00Z');

/** A night on which Ben comes with Ida and Cleo may come; Dina says no. */
async function aNight() {
  const ben = await makeOwner(site.app(), { firstName: 'Ben' });
  const { event, ids } = await site.invited(ben.email, 'cleo@example.org', 'dina@example.org');
  const [benId = 0, cleoId = 0, dinaId = 0] = ids;
  const answers = { name: 'Ben Ek', status: 'accepted', along: '1', companions: 'Ida Ek', brings: 'cake' };
  await send(site.app(), await guestPath(site.host(), benId), answers);
  for (const [id, name] of [
    [cleoId, 'Cleo'],
    [dinaId, 'Dina'],
  ] as const)
    await send(site.app(), await guestPath(site.host(), id), { name, status: id === dinaId ? 'declined' : 'accepted' });
  return { event, ben, benId, cleoId };
}

/** The reminders of the day before, by address. */
async function reminders({ date }: { date: string }): Promise<Map<string, string>> {
  const { pool, db } = site.app().services;
  await pool.query('update event_attendees set invited_at = $1, responded_at = $1', [LONG_AGO]);
  await db.delete(mails);
  site.sentMails.splice(0);
  await queueReminders(db, new Date(Date.parse(date) - 86_400_000));
  await db.update(mails).set({ dueAt: new Date(0) });
  await sendDueMails(site.app());
  return new Map(site.sentMails.map(({ to, text }) => [to, text]));
}

test('a reminder lists attendees with companions, what the guest brings, and the evening plan', async () => {
  const { event, ben, benId } = await aNight();
  const offer = await ben.call(proposeGame, { params: { id: benId }, body: { title: 'Cosmic Encounter' } });
  const cosmic = offer.body.games.find(({ title }) => title === 'Cosmic Encounter')?.number ?? 0;
  const azul = await addGameFor(site.host(), { title: 'Azul' });
  const heat = await addGameFor(site.host(), { title: 'Heat' });
  const root = await addGameFor(site.host(), { title: 'Root' });
  const plan = [
    { gameId: heat.id, startsAfter: 0 },
    { gameId: cosmic, startsAfter: 40 },
    { gameId: azul.id, startsAfter: 95 },
  ];
  await site.host().call(setEventGames, { ...of(event), body: { gameIds: [heat.id, azul.id], plan } });
  await site.host().call(addEventGame, { ...of(event), body: { gameId: root.id } });
  const saved = async () => (await site.host().call(planEvening, { ...of(event), query: {} })).body.saved;
  expect(await saved()).toEqual(plan);
  const sent = await reminders(event);
  const toBen = sent.get(ben.email) ?? '';
  expect(toBen).toContain('Who comes: Maya, you with Ida and Cleo.');
  expect(toBen).toContain('You bring cake and Cosmic Encounter.');
  expect(toBen).toMatch(/The plan: \d\d:\d\d Heat, \d\d:\d\d Cosmic Encounter, \d\d:\d\d Azul\./);
  expect(sent.get('cleo@example.org')).toContain('Who comes: Maya, Ben with Ida and you.');
  expect(sent.get('cleo@example.org')).not.toContain('You bring');
  expect(sent.has('dina@example.org')).toBe(false);
  await site.host().call(setEventGames, { ...of(event), body: { gameIds: [heat.id, azul.id] } });
  expect(await saved()).toEqual([]);
});

test('a reminder lists no attendees if the host hides them, and no plan after the games changed', async () => {
  const { event, ben } = await aNight();
  const heat = await addGameFor(site.host(), { title: 'Heat' });
  const body = { gameIds: [heat.id], plan: [{ gameId: heat.id, startsAfter: 0 }] };
  await site.host().call(setEventGames, { ...of(event), body });
  await site.host().call(setEventGames, { ...of(event), body: { gameIds: [heat.id] } });
  await site.host().call(changeEvent, { ...of(event), body: { showsGuests: false } });
  const toBen = (await reminders(event)).get(ben.email) ?? '';
  expect(toBen).toContain('You bring cake.');
  expect(toBen).not.toContain('Who comes');
  expect(toBen).not.toContain('The plan');
});

test('a guest who declined later is not listed', async () => {
  const { event, ben, cleoId } = await aNight();
  await site.host().call(answerInvitation, { params: { id: cleoId }, body: { status: 'declined' } });
  expect((await site.host().call(listAttendees, of(event))).body).toHaveLength(4);
  expect((await reminders(event)).get(ben.email)).toContain('Who comes: Maya and you with Ida.');
});
