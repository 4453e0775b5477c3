import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answerInvitation } from '#shared/nights/attendees-contract.ts';
import { setEventGames } from '#shared/nights/events-contract.ts';
import { events } from '#shared/schema/nights.ts';
import { cachedPaths, offlinePages } from '#tests/support/browser/offline-pages.ts';
import { addDatePollFor } from '#tests/support/rows/date-polls.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { askToHost, makeOrganization } from '#tests/support/server/organization.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { callFrom } from '#tests/support/screens/game-night-screens.ts';

const phone = offlinePages();
const MAYA = 'maya@demo.rollcall.example';

/** A night of another host with a plan, to which the owner of the phone comes. */
async function comeToAnasNight(): Promise<void> {
  const ana = await makeOwner(phone.app, { firstName: 'Ana', isPremiumPlus: true });
  const { id } = await addEventFor(ana, { title: 'Upstairs at Ana’s', location: '14 Linden Row' });
  const [seat = 0] = await addGuestsFor(ana, id, [MAYA]);
  await markInvited(phone.app, id);
  await ana.call(answerInvitation, { params: { id: seat }, body: { status: 'accepted' } });
  const { id: gameId } = await addGameFor(ana, { title: 'Heat' });
  await ana.call(setEventGames, { params: { id }, body: { gameIds: [gameId], plan: [{ gameId, startsAfter: 40 }] } });
}

test('the next night opens without network with its guests, address and plan, for its host and for a guest with an account', async () => {
  await comeToAnasNight();
  const page = await phone.signIn();
  const [next] = await phone.services.db
    .select({ id: events.id, title: events.title, location: events.location })
    .from(events)
    .where(and(eq(events.status, 'scheduled'), gt(events.date, new Date()), ne(events.location, '14 Linden Row')))
    .orderBy(asc(events.date))
    .limit(1);
  const path = `/game-nights/${next?.id}`;
  await expect
    .poll(() => cachedPaths(page), { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['/api/invitations', `/api/events/${next?.id}/evening`]));
  expect((await cachedPaths(page)).filter((cached) => /join-link|join-requests/.test(cached))).toEqual([]);

  await phone.context.setOffline(true);
  await page.goto(phone.origin + path);
  await page.getByRole('heading', { name: next?.title ?? '' }).waitFor();
  await page.getByText(/^No network\. Showing what this device knew at /).waitFor();
  await page
    .getByText(next?.location ?? '')
    .first()
    .waitFor();
  await page.getByRole('group', { name: 'Attendees' }).getByText('Priya', { exact: true }).waitFor();
  await page.getByRole('list', { name: 'The evening' }).getByRole('listitem').first().waitFor();

  await page.goto(`${phone.origin}/game-nights`);
  const invitation = page.getByRole('listitem').filter({ hasText: 'Upstairs at Ana’s' });
  await invitation.getByText('14 Linden Row').waitFor();
  await invitation.getByText('Ana and you').waitFor();
  await invitation.getByText(/^The plan: \d+:40.* Heat$/).waitFor();
});

test('the next night of an organization and the one that is finding its date open without network for a host of it', async () => {
  const cellar = await makeOrganization(phone.app);
  const membership = await askToHost(cellar, { email: MAYA });
  const dated = await addEventFor(cellar, { title: 'Open table', location: 'The cellar' });
  const open = await addDatePollFor(cellar, undefined, { event: { title: 'Cup of the month' } });
  const later = await addEventFor(cellar, { title: 'Summer table', date: '2999-08-01T18:00:00Z' });
  const page = await phone.signIn();
  await callFrom(page, 'POST', `/api/hostings/${membership}/accept`, {});
  await page.reload();
  await expect
    .poll(() => cachedPaths(page), { timeout: 60_000 })
    .toEqual(expect.arrayContaining([`/api/events/${dated.id}/evening`, `/api/events/${open.id}/date-poll`]));
  expect(await cachedPaths(page)).not.toContain(`/api/events/${later.id}`);

  await phone.context.setOffline(true);
  await page.goto(`${phone.origin}/game-nights/${dated.id}`);
  await page.getByRole('heading', { name: 'Open table' }).waitFor();
  await page.getByText('The cellar').first().waitFor();
  await page.goto(`${phone.origin}/game-nights/${open.id}`);
  await page.getByRole('heading', { name: 'Cup of the month' }).waitFor();
  await page.getByRole('heading', { name: /^6 dates/ }).waitFor();
  await page.goto(`${phone.origin}/game-nights`);
  await page.getByRole('article', { name: 'Summer table' }).waitFor();
});
