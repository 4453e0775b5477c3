import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Attendee } from '#shared/contracts/attendees.ts';
import { demoPages } from '#tests/support/demo-pages.ts';
import { callFrom } from '#tests/support/game-night-screens.ts';
import { choose, count, openNewNight, part, put, row, toastText } from '#tests/support/night-page.ts';

const demo = demoPages();
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe('a host at a desk', () => {
  test('pastes addresses, invites them, answers for one, removes one and calls the night off', async () => {
    const page = await demo.signedIn(DESKTOP);
    await openNewNight(page, demo.origin);
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

  test('learns why invitations could not be sent, and can try again', { tags: ['rare'] }, async () => {
    const page = await demo.signedIn(DESKTOP);
    await put(page, await openNewNight(page, demo.origin), 'Ana');
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

  test('sees an answer arrive without reloading, marked and said once', { tags: ['rare'] }, async () => {
    const page = await demo.signedIn(DESKTOP);
    const eventId = await openNewNight(page, demo.origin);
    await put(page, eventId, 'Ana');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let streams = 0;
    await page.route('**/api/events/*/live*', async (route) => {
      streams += 1;
      if (streams > 1) return route.fulfill({ status: 404 });
      await released;
      return route.fulfill({ contentType: 'text/event-stream', body: 'event: changed\ndata: {}\n\n' });
    });
    await page.reload();
    await expect.poll(() => row(page, 'Ana').innerText()).toContain('Ana');
    const list = await callFrom<Attendee[]>(page, 'GET', `/api/events/${eventId}/attendees`);
    const ana = list.find(({ name }) => name === 'Ana');
    await callFrom(page, 'PUT', `/api/attendees/${ana?.id ?? 0}/status`, { status: 'accepted' });
    release();
    await page.getByRole('status').filter({ hasText: 'Ana accepted.' }).waitFor();
    await expect.poll(() => row(page, 'Ana').getAttribute('data-fresh')).toBe('true');
    await expect.poll(() => count(page, 'Accepted')).toBe('2');
  });

  test('puts games on the night in order, and finds them so after a reload', async () => {
    const page = await demo.signedIn(DESKTOP);
    await openNewNight(page, demo.origin);
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

  test('gets a link to copy by hand where the page may not use the clipboard', { tags: ['rare'] }, async () => {
    const page = await demo.signedIn(DESKTOP);
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await put(page, await openNewNight(page, demo.origin), 'Ana');
    await page.reload();
    await choose(page, 'Ana', 'Copy Link');
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
    await expect.poll(() => field.inputValue()).toContain('/rsvp/');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => focused(page)).toBe('Options for Ana');
  });

  test('makes another such night of one, with nobody asked yet', { tags: ['rare'] }, async () => {
    const page = await demo.signedIn(DESKTOP);
    const eventId = await openNewNight(page, demo.origin);
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
});
