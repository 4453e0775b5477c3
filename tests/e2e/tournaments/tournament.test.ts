import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPages } from '#tests/support/browser/demo-pages.ts';
import { callFrom } from '#tests/support/screens/game-night-screens.ts';

const demo = demoPages();
/** A change comes in by the stream of the night, which takes as long as it takes. */
const LIVE = { timeout: 20_000 };

interface Added {
  attendees: { id: number; name: string | null; isHost: boolean }[];
}

/** A tournament of the demo's owner with five guests who accepted, and the links of these. */
async function makeNight(page: Page): Promise<{ id: number; links: string[] }> {
  const { id } = await callFrom<{ id: number }>(page, 'POST', '/api/events', {
    title: 'Azul Cup',
    date: '2031-05-02T17:00:00Z',
    timeZone: 'Europe/Berlin',
    hostEmail: 'maya@demo.rollcall.example',
    eventType: 'tournament',
  });
  const attendees = ['Ana', 'Ben', 'Cem', 'Dana', 'Eli'].map((name) => ({ email: `${name}@example.org`, name }));
  const added = await callFrom<Added>(page, 'POST', `/api/events/${id}/attendees`, { attendees });
  const links = [];
  for (const guest of added.attendees.filter(({ isHost }) => !isHost)) {
    await callFrom(page, 'PUT', `/api/attendees/${guest.id}/status`, { status: 'accepted' });
    links.push((await callFrom<{ url: string }>(page, 'POST', `/api/attendees/${guest.id}/link`, {})).url);
  }
  return { id, links };
}

/** The page of a guest whose phone runs no script. */
async function guestWithoutScript(host: Page, url: string): Promise<Page> {
  const context = await host
    .context()
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  if (!context) throw new Error('the browser is gone');
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** The first of two players wins at every open table. */
async function firstSeatsWin(host: Page): Promise<void> {
  const tables = await host.getByRole('listitem').filter({ hasText: 'Open' }).all();
  for (const table of tables.toReversed()) {
    await table
      .getByRole('button', { name: /wins at table/ })
      .first()
      .click();
    await table.getByText('Open', { exact: true }).waitFor({ state: 'detached' });
  }
}

test('a host runs three Swiss rounds with five guests; one without script reads their pairing and enters a result', async () => {
  const host = await demo.signedIn({ viewport: { width: 1280, height: 900 } });
  const { id, links } = await makeNight(host);
  await host.goto(`${demo.origin}/game-nights/${id}`);
  await host.getByRole('button', { name: 'Set Up the Tournament' }).click();
  await host.getByText('As listed below').click();
  await expect.poll(() => host.getByRole('list', { name: 'Who plays' }).getByRole('listitem').count()).toBe(6);
  await host.getByRole('button', { name: 'Save Set-Up' }).click();
  await host.getByRole('button', { name: 'Draw Round 1' }).click();
  await host.getByRole('heading', { name: 'Round 1 of 3' }).waitFor();

  const ana = await guestWithoutScript(host, links[0] ?? '');
  await ana.getByText('You play Dana at table 2').waitFor();
  await ana.getByRole('link', { name: /your result/ }).click();
  await ana.getByText('You play Dana at table 2').waitFor();
  await ana.getByRole('button', { name: 'I won' }).click();
  await ana.getByText('You won against Dana').waitFor();
  await expect
    .poll(() => host.getByRole('button', { name: /^Ana wins at table 2/ }).getAttribute('aria-pressed'), LIVE)
    .toBe('true');

  await firstSeatsWin(host);
  for (const round of [2, 3]) {
    await host.getByRole('button', { name: `Draw Round ${round}` }).click();
    await host.getByRole('heading', { name: `Round ${round} of 3` }).waitFor();
    await firstSeatsWin(host);
  }
  await host.getByText('wins the tournament').waitFor();
  await ana.goto(`${links[0]}/tournament`);
  await ana.getByText('The tournament is over.').waitFor();
  expect(await ana.getByRole('row').count()).toBe(7);
});
