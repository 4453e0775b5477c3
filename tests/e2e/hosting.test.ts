import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { unfold } from '#tests/support/game-night-screens.ts';
import { addGameFor } from '#tests/support/game-payloads.ts';
import { newWindows } from '#tests/support/new-windows.ts';
import { signedIn } from '#tests/support/owners.ts';
import { lastCode } from '#tests/support/sign-in.ts';

const BEN = 'ben@example.org';
const ORGANIZATION = { accountType: 'organization', organizationName: 'Dice Cellar', isPremiumPlus: true } as const;

const windows = newWindows();

const idOf = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/api/auth/user')).json()) as { id: number }).id);

/** The mail's link, for somebody who is not signed in: by way of the sign-in back to where it leads. */
async function signInFrom(page: Page, path: string, email: string): Promise<void> {
  await page.goto(windows.app.origin + path);
  await page.getByRole('link', { name: 'Sign In' }).last().click();
  await page.getByRole('link', { name: /^Continue with/ }).click();
  await page.locator('input[name=email]').fill(email);
  await page.keyboard.press('Enter');
  await page.locator('input[name=code]').waitFor();
  await page.locator('input[name=code]').fill(await lastCode(windows.app, email));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === path);
}

test(
  'an organization invites a host, who plans a night in its name, and loses it the moment they are removed',
  { tags: ['rare'] },
  async () => {
    const owner = await windows.of('cellar@example.org', ORGANIZATION);
    await addGameFor(await signedIn(windows.app, { id: await idOf(owner), email: 'cellar@example.org' }), {
      title: 'Root',
    });
    await owner.goto(`${windows.app.origin}/profile`);
    await owner.getByRole('heading', { name: 'People Who Host' }).waitFor();
    await owner.getByRole('button', { name: 'Invite', exact: true }).click();
    await owner.getByText('Please enter an e-mail address').waitFor();
    await owner.getByRole('textbox', { name: 'E-mail address' }).fill(BEN);
    await owner.keyboard.press('Enter');
    await owner.getByText('Invitation sent', { exact: true }).waitFor();
    const hosts = owner.getByRole('list', { name: 'Hosts' });
    await hosts.getByText('Invited', { exact: true }).waitFor();

    const context = await windows.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const ben = await context.newPage();
    await signInFrom(ben, '/game-nights', BEN);
    await ben.getByRole('heading', { name: 'Dice Cellar asks you to host' }).waitFor();
    await ben.getByRole('button', { name: 'Accept to host for Dice Cellar' }).click();
    const choice = ben.getByRole('radio', { name: 'Dice Cellar' });
    await expect.poll(() => choice.isChecked()).toBe(true);
    await ben.getByText('Dice Cellar: Premium Plus').waitFor();

    await ben.getByRole('button', { name: 'Create Game Night', exact: true }).click();
    await ben.getByText('You host this night for Dice Cellar.').waitFor();
    await ben.getByLabel('Event Title').fill('Cellar night');
    await ben.getByLabel(/^Date/).fill('2999-05-03');
    await ben.getByLabel('Time', { exact: false }).first().fill('19:30');
    await ben.getByRole('button', { name: 'Root' }).click();
    await ben.getByRole('button', { name: 'Create Game Night', exact: true }).click();
    await ben.waitForURL(/\/game-nights\/\d+$/);
    const night = ben.url();
    await ben.getByRole('group', { name: 'Attendees' }).getByText('Dice Cellar').waitFor();
    await unfold(ben, 'Games');
    await ben.getByText('Root', { exact: true }).first().waitFor();

    await owner.goto(`${windows.app.origin}/game-nights`);
    await owner.getByRole('link', { name: 'Cellar night' }).waitFor();
    await expect.poll(() => owner.getByRole('group', { name: 'Host for' }).count()).toBe(0);

    await ben.goto(`${windows.app.origin}/game-nights`);
    await ben.getByRole('radio', { name: 'Myself' }).check();
    await ben.getByRole('heading', { name: 'No game nights yet' }).waitFor();
    // Whoever opens the address of a night hosts for whom it belongs to.
    await ben.goto(night);
    await ben.getByRole('group', { name: 'Attendees' }).getByText('Dice Cellar').waitFor();

    await owner.goto(`${windows.app.origin}/profile`);
    await hosts.getByText('Host', { exact: true }).waitFor();
    await hosts.getByRole('button', { name: /^Remove/ }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await owner.getByText('Host removed', { exact: true }).waitFor();
    await expect.poll(() => hosts.getByRole('listitem').count()).toBe(0);

    await ben.getByRole('heading', { name: 'No Event at This Address' }).waitFor({ timeout: 30_000 });
    await ben.getByRole('link', { name: 'See Your Events' }).click();
    await ben.getByRole('heading', { name: 'No game nights yet' }).waitFor();
    await expect.poll(() => ben.getByRole('group', { name: 'Host for' }).count()).toBe(0);
  },
);
