import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Attendee } from '#shared/contracts/attendees.ts';
import { demoPages } from '#tests/support/demo-pages.ts';
import { callFrom, scrollThrough, unfold } from '#tests/support/game-night-screens.ts';
import { count, openNewNight, part, put, row, toastText } from '#tests/support/night-page.ts';

const demo = demoPages();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe('a host on a phone, by keyboard alone', () => {
  test('changes the own answer, notes something of a guest and comes back to where the menu was', async () => {
    const page = await demo.signedIn(PHONE);
    await put(page, await openNewNight(page, demo.origin), 'Ana');
    await page.reload();
    await page.getByRole('button', { name: 'Change' }).press('Enter');
    await page.getByRole('button', { name: 'Maybe Later' }).press('Enter');
    await expect.poll(() => toastText(page)).toContain('Your response has been recorded.');
    await expect.poll(() => count(page, 'Maybe')).toBe('1');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Change');

    await page.getByRole('button', { name: 'Options for Ana' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Name and Notes...' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.getByLabel('Your notes').fill('Allergic to nuts.');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect.poll(() => row(page, 'Ana').innerText()).toContain('Allergic to nuts.');
    await expect.poll(() => focused(page)).toBe('Options for Ana');

    await page.getByRole('button', { name: 'Options for Ana' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Copy Link' }).waitFor();
    await expect.poll(() => page.getByRole('menuitem', { name: 'Check In' }).count()).toBe(0);
  });

  test('finds who comes first, then the plan, and the rest folded', async () => {
    const page = await demo.signedIn(PHONE);
    const { attendees } = await put(page, await openNewNight(page, demo.origin), 'Ana');
    const ana = attendees.find(({ name }) => name === 'Ana')?.id ?? 0;
    await callFrom(page, 'PUT', `/api/attendees/${ana}/status`, { status: 'accepted' });
    await page.reload();
    await row(page, 'Ana').waitFor();
    await scrollThrough(page);
    const headings = (where: string) =>
      page
        .locator(`.night-columns ${where} h2`)
        .evaluateAll((found) => found.map(({ textContent }) => textContent.split(':')[0]));
    await expect
      .poll(() => headings(''))
      .toEqual([
        'RSVP Status',
        'Your Response',
        'What Shall We Play?',
        'Games',
        'Votes',
        'Message to All Who Come',
        'Details',
        'Shared Link',
      ]);
    expect(await headings('details[open]')).toEqual([]);
    const bottom = await row(page, 'Ana').evaluate((one) => one.getBoundingClientRect().bottom + scrollY);
    expect(bottom).toBeLessThan(2 * 844);
  });

  test('checks a guest in when the night is near', { tags: ['rare'] }, async () => {
    const page = await demo.signedIn(PHONE);
    await put(
      page,
      await openNewNight(page, demo.origin, { date: new Date(Date.now() + 3_600_000).toISOString() }),
      'Ana',
    );
    await page.reload();
    await page.getByRole('button', { name: 'Options for Ana' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Check In' }).press('Enter');
    await expect.poll(() => row(page, 'Ana').innerText()).toContain('Checked in');
  });

  test(
    'seats somebody from the line by hand, told what it means, and nudges nobody who was asked a moment ago',
    { tags: ['rare'] },
    async () => {
      const page = await demo.signedIn(PHONE);
      const id = await openNewNight(page, demo.origin, { maxAttendees: 2 });
      const { attendees } = await put(page, id, 'Ana', 'Ben', 'Cleo');
      const idOf = (name: string) => attendees.find((one) => one.name === name)?.id ?? 0;
      await callFrom(page, 'POST', `/api/events/${id}/send-invitations`);
      for (const name of ['Ana', 'Ben'])
        await callFrom(page, 'PUT', `/api/attendees/${idOf(name)}/status`, { status: 'accepted' });
      await page.reload();
      await expect.poll(() => part(page, 'In line').innerText()).toContain('In line, place 1');
      await expect.poll(() => count(page, 'Pending')).toBe('1');
      await page.getByText('You can nudge from').waitFor();
      await expect.poll(() => page.getByRole('button', { name: /^Nudge/ }).count()).toBe(0);
      await page.getByRole('button', { name: 'Seat: Ben' }).press('Enter');
      await page.getByText('That makes 3 people at 2 seats.').waitFor();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Seat' }).press('Enter');
      await expect.poll(() => part(page, 'Coming').innerText()).toContain('Ben');
    },
  );

  test('nudges everybody who is silent with one press', { tags: ['rare'] }, async () => {
    const page = await demo.signedIn({ ...PHONE, serviceWorkers: 'block' });
    const id = await openNewNight(page, demo.origin);
    await put(page, id, 'Ana', 'Ben');
    const asked = new Date(Date.now() - 30 * 3_600_000).toISOString();
    const list = await callFrom<Attendee[]>(page, 'GET', `/api/events/${id}/attendees`);
    const silent = { toInvite: false, invitedAt: asked, nudgeableFrom: asked };
    const json = list.map((one) => (one.isHost ? one : { ...one, ...silent }));
    await page.route(/\/attendees$/, (route) => route.fulfill({ json }));
    const sent: string[] = [];
    await page.route(/\/nudge$/, (route) => {
      sent.push(new URL(route.request().url()).pathname);
      return route.fulfill({ json: { nudged: 2, heldBack: 0 } });
    });
    await page.reload();
    await expect.poll(() => page.getByRole('button', { name: 'Nudge: Ana' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Nudge 2 who have not answered' }).press('Enter');
    await expect.poll(() => toastText(page)).toContain('2 guests get a mail that asks once more.');
    expect(sent).toEqual([`/api/events/${id}/nudge`]);
  });

  test('switches the shared link on, replaces it and switches it off', async () => {
    const page = await demo.signedIn(PHONE);
    await openNewNight(page, demo.origin);
    await unfold(page, 'Shared Link');
    await page.getByRole('button', { name: 'Switch On' }).press('Enter');
    const link = page.getByRole('textbox', { name: 'Shared link' });
    await expect.poll(() => link.inputValue()).toContain('/join/');
    const first = await link.inputValue();
    await page.getByRole('button', { name: 'New Link' }).press('Enter');
    await page.getByRole('button', { name: 'Make New Link' }).press('Enter');
    await expect.poll(() => link.inputValue()).not.toBe(first);
    // The focus comes back a moment after the dialog has gone; a key pressed before would go elsewhere.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Shared Link/);
    await page.getByRole('button', { name: 'Switch Off' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch Off' }).press('Enter');
    await page.getByRole('button', { name: 'Switch On' }).waitFor();
  });

  test('deletes the night and is back among the others', async () => {
    const page = await demo.signedIn(PHONE);
    const eventId = await openNewNight(page, demo.origin);
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('button', { name: 'Delete Event' }).press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/game-nights');
    await expect.poll(() => toastText(page)).toContain('The event has been removed from your calendar.');
    await page.goto(`${demo.origin}/game-nights/${eventId}`);
    await page.getByRole('heading', { name: 'No Event at This Address' }).waitFor();
  });
});
