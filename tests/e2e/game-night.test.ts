import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Attendee } from '#shared/contracts/attendees.ts';
import { demoPages } from '#tests/support/demo-pages.ts';
import { callFrom, unfold } from '#tests/support/game-night-screens.ts';

const demo = demoPages();
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The page of a new night, far enough ahead that it is never over. */
async function openNewNight(page: Page, fields: object = {}): Promise<number> {
  const body = {
    title: 'Friday night',
    date: '2999-05-03T18:00:00Z',
    hostEmail: 'maya@demo.rollcall.example',
    ...fields,
  };
  const { id } = await callFrom<{ id: number }>(page, 'POST', '/api/events', body);
  await page.goto(`${demo.origin}/game-nights/${id}`);
  await page.getByRole('heading', { name: 'Friday night', level: 1 }).waitFor();
  return id;
}

const put = (page: Page, eventId: number, ...names: string[]) =>
  callFrom<{ attendees: Attendee[] }>(page, 'POST', `/api/events/${eventId}/attendees`, {
    attendees: names.map((name) => ({ email: `${name.toLowerCase()}@example.org`, name })),
  });

const row = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Attendees' }).getByRole('listitem').filter({ hasText: name });
/** A part of the list, by its heading. */
const part = (page: Page, words: string) =>
  page.locator('.attendee-part').filter({ has: page.getByRole('heading', { name: words }) });
const count = (page: Page, word: string) =>
  page.locator('.rsvp-counts > div').filter({ hasText: word }).locator('b').innerText();
const toastText = (page: Page) => page.locator('.toast').innerText();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const choose = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

describe('a host at a desk', () => {
  test('pastes addresses, invites them, answers for one, removes one and calls the night off', async () => {
    const page = await demo.signedIn(DESKTOP);
    await openNewNight(page);
    const send = page.getByRole('button', { name: 'Send Invitations' });
    await expect.poll(() => send.isDisabled()).toBe(true);
    await page.getByText('Nobody else is on the list yet.').waitFor();

    await page.getByRole('button', { name: 'Add Attendees' }).click();
    const box = page.getByRole('textbox', { name: 'E-mail addresses' });
    await box.fill('"Ana Sá" <ana@example.org>; ben@example.org\ncleo@example.org, ANA@example.org, not an address');
    await page.getByText('3 people to add').waitFor();
    await page.getByText('1 duplicate counted once').waitFor();
    await page.getByText('There is no email address in this').waitFor();
    await page.getByRole('button', { name: 'Add 3 People' }).click();
    await expect.poll(() => box.inputValue()).toBe('not an address');
    await page.keyboard.press('Escape');
    await expect.poll(() => row(page, 'Ana Sá').count()).toBe(1);
    await expect.poll(() => count(page, 'Pending')).toBe('3');

    await page.getByRole('button', { name: 'Send to 3' }).waitFor();
    await send.click();
    await expect.poll(() => toastText(page)).toContain('Successfully sent 3 invitations to attendees.');
    await expect.poll(() => row(page, 'Ana Sá').innerText()).toContain('Asked ');
    await expect.poll(() => send.count()).toBe(0);

    await choose(page, 'Ana Sá', 'Accepted');
    await expect.poll(() => count(page, 'Accepted')).toBe('2');
    await expect.poll(() => part(page, 'Coming').innerText()).toContain('Ana Sá');

    await choose(page, 'ben@example.org', 'Remove...');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => row(page, 'ben@example.org').count()).toBe(0);
    await expect.poll(() => count(page, 'Pending')).toBe('1');

    await page.getByRole('button', { name: 'More to do with this event' }).click();
    await page.getByRole('menuitem', { name: 'Cancel Event...' }).click();
    await page.getByText('2 guests who were invited will be told').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Event' }).click();
    await page.getByText('This event is cancelled').waitFor();
    await expect.poll(() => send.count()).toBe(0);
    await expect.poll(() => page.getByRole('heading', { name: /Your Response/ }).count()).toBe(0);
  });

  test('learns why invitations could not be sent, and can try again', async () => {
    const page = await demo.signedIn(DESKTOP);
    await put(page, await openNewNight(page), 'Ana');
    await page.reload();
    await page.route('**/send-invitations', (route) =>
      route.fulfill({ status: 502, json: { code: 'mail_unreachable', message: 'The mail server cannot be reached.' } }),
    );
    const send = page.getByRole('button', { name: 'Send Invitations' });
    await send.click();
    await expect.poll(() => toastText(page)).toContain('Error sending invitations');
    await expect.poll(() => toastText(page)).toContain('Please check your email configuration and try again.');
    await expect.poll(() => send.isEnabled()).toBe(true);
  });

  test('sees an answer arrive without reloading, marked and said once', async () => {
    const page = await demo.signedIn(DESKTOP);
    const eventId = await openNewNight(page);
    await put(page, eventId, 'Ana');
    let tell = () => {};
    const told = new Promise<void>((resolve) => (tell = resolve));
    let streams = 0;
    await page.route('**/api/events/*/live*', async (route) => {
      streams += 1;
      if (streams > 1) return route.fulfill({ status: 404 });
      await told;
      return route.fulfill({ contentType: 'text/event-stream', body: 'event: changed\ndata: {}\n\n' });
    });
    await page.reload();
    await expect.poll(() => row(page, 'Ana').innerText()).toContain('Ana');
    const list = await callFrom<Attendee[]>(page, 'GET', `/api/events/${eventId}/attendees`);
    const ana = list.find(({ name }) => name === 'Ana');
    await callFrom(page, 'PUT', `/api/attendees/${ana?.id ?? 0}/status`, { status: 'accepted' });
    tell();
    await page.getByRole('status').filter({ hasText: 'Ana accepted.' }).waitFor();
    await expect.poll(() => row(page, 'Ana').getAttribute('data-fresh')).toBe('true');
    await expect.poll(() => count(page, 'Accepted')).toBe('2');
  });

  test('puts games on the night in order, and finds them so after a reload', async () => {
    const page = await demo.signedIn(DESKTOP);
    await openNewNight(page);
    await page.getByRole('button', { name: 'Choose Games' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Games' });
    for (const title of ['Azul', 'Codenames']) {
      await dialog.getByRole('searchbox').fill(title);
      await dialog.getByRole('checkbox', { name: title }).first().check();
    }
    await dialog.getByRole('button', { name: 'Move Codenames earlier' }).click();
    await dialog.getByText('Codenames is at place 1 of 2.').waitFor();
    await dialog.getByRole('button', { name: 'Save Games' }).click();
    const titles = () => page.locator('.night-game-list b').allInnerTexts();
    await expect.poll(titles).toEqual(['Codenames', 'Azul']);
    await page.reload();
    await expect.poll(titles).toEqual(['Codenames', 'Azul']);
    await page.getByRole('button', { name: 'Choose Games' }).click();
    await dialog.getByRole('button', { name: 'Move Azul earlier' }).click();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await dialog.getByRole('button', { name: 'Move Codenames earlier' }).click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  test('gets a link to copy by hand where the page may not use the clipboard', async () => {
    const page = await demo.signedIn(DESKTOP);
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await put(page, await openNewNight(page), 'Ana');
    await page.reload();
    await choose(page, 'Ana', 'Copy Link');
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
    await expect.poll(() => field.inputValue()).toContain('/rsvp/');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => focused(page)).toBe('Options for Ana');
  });

  test('makes another such night of one, with nobody asked yet', async () => {
    const page = await demo.signedIn(DESKTOP);
    const eventId = await openNewNight(page);
    await put(page, eventId, 'Ana');
    await page.getByRole('button', { name: 'More to do with this event' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate...' }).click();
    const past = page.getByRole('alertdialog', { name: 'A Night in the Past' });
    await page.getByLabel('Date').fill('2020-06-07');
    await page.getByRole('button', { name: 'Duplicate Event' }).click();
    await past.getByText('June 7, 2020. Record it as played?').waitFor();
    await past.getByRole('button', { name: 'Change the Date' }).click();
    await page.getByLabel('Date').fill('2999-06-07');
    await page.getByRole('button', { name: 'Duplicate Event' }).click();
    await expect.poll(() => page.url()).not.toContain(`/game-nights/${eventId}`);
    await expect.poll(() => page.locator('.night-plate p').innerText()).toContain('June 7, 2999');
    await page.getByRole('button', { name: 'Send to 1' }).waitFor();

    await page.getByRole('button', { name: 'More to do with this event' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate...' }).click();
    await page.getByLabel('Date').fill('2020-06-07');
    await page.getByRole('button', { name: 'Duplicate Event' }).click();
    await past.getByRole('button', { name: 'Record It as Played' }).click();
    await page.waitForURL(/\/wrap-up$/);
  });

  test('is told kindly that there is no such event', async () => {
    const page = await demo.signedIn(DESKTOP);
    for (const address of ['999999999', 'nonsense']) {
      await page.goto(`${demo.origin}/game-nights/${address}`);
      await page.getByRole('heading', { name: 'No Event at This Address' }).waitFor();
    }
  });
});

describe('a host on a phone, by keyboard alone', () => {
  test('changes the own answer, notes something of a guest and comes back to where the menu was', async () => {
    const page = await demo.signedIn(PHONE);
    await put(page, await openNewNight(page), 'Ana');
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
    const { attendees } = await put(page, await openNewNight(page), 'Ana');
    const ana = attendees.find(({ name }) => name === 'Ana')?.id ?? 0;
    await callFrom(page, 'PUT', `/api/attendees/${ana}/status`, { status: 'accepted' });
    await page.reload();
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

  test('checks a guest in when the night is near', async () => {
    const page = await demo.signedIn(PHONE);
    await put(page, await openNewNight(page, { date: new Date(Date.now() + 3_600_000).toISOString() }), 'Ana');
    await page.reload();
    await page.getByRole('button', { name: 'Options for Ana' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Check In' }).press('Enter');
    await expect.poll(() => row(page, 'Ana').innerText()).toContain('Checked in');
  });

  test('seats somebody from the line by hand, told what it means, and nudges nobody who was asked a moment ago', async () => {
    const page = await demo.signedIn(PHONE);
    const id = await openNewNight(page, { maxAttendees: 2 });
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
  });

  test('nudges everybody who is silent with one press', async () => {
    const page = await demo.signedIn({ ...PHONE, serviceWorkers: 'block' });
    const id = await openNewNight(page);
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
    await openNewNight(page);
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
    const eventId = await openNewNight(page);
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('button', { name: 'Delete Event' }).press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/game-nights');
    await expect.poll(() => toastText(page)).toContain('The event has been removed from your calendar.');
    await page.goto(`${demo.origin}/game-nights/${eventId}`);
    await page.getByRole('heading', { name: 'No Event at This Address' }).waitFor();
  });
});
