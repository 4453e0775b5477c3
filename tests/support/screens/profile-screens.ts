import type { Page } from 'playwright-core';
import { at } from '../browser/open-screen.ts';
import { call } from './guest-screens.ts';
import { openAs } from './plan-screens.ts';

export async function openProfile(page: Page, origin: string): Promise<void> {
  await at('/profile', 'Most Played Game')(page, origin);
  await page.getByText('This device').waitFor();
}

export async function openEditProfile(page: Page, origin: string): Promise<void> {
  await openProfile(page, origin);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Time Zone').waitFor();
}

export async function openDeleteAccount(page: Page, origin: string): Promise<void> {
  await openProfile(page, origin);
  await page.getByRole('button', { name: 'Delete My Account...' }).click();
  await page.getByRole('textbox').fill('not this');
  await page.getByRole('button', { name: 'Delete Everything' }).click();
  await page.getByText('Please type').waitFor();
}

const ACCOUNT = '{"rollcall":{"version":1,"exportedAt":"2026-01-01T00:00:00.000Z"},"games":[]}';

/** An account file dropped by a user whose account is not empty. */
export async function openRestore(page: Page, origin: string): Promise<void> {
  await at('/import', /import/i)(page, origin);
  const file = { name: 'rollcall-2026-01-01.json', mimeType: 'application/json', buffer: Buffer.from(ACCOUNT) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Restore Everything' }).click();
  await page.getByText('The account was not restored').waitFor();
}

/** An organization's profile, with the dialog for its name. */
export async function openOrganization(page: Page, origin: string): Promise<void> {
  const organization = { accountType: 'organization', organizationName: 'Dice Cellar Lisbon' } as const;
  await openAs('/profile', /./, () => organization)(page, origin);
  await page.getByText('Organization: Dice Cellar Lisbon').waitFor();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Organization Name').waitFor();
}

/** The profile with the private calendar enabled. */
export async function openCalendarFeed(page: Page, origin: string): Promise<void> {
  await at('/profile', /./)(page, origin);
  const make = page.getByRole('button', { name: 'Make a private address' });
  const address = page.getByLabel('Private address');
  await make.or(address).first().waitFor();
  if (await make.isVisible()) await make.click();
  await address.waitFor();
}

export async function openAddChannel(page: Page, origin: string): Promise<void> {
  await at('/profile', /./)(page, origin);
  await page.getByRole('button', { name: 'Add a Channel' }).click();
  await page.getByLabel('Webhook URL').waitFor();
}

/** The profile with a channel, which no server is asked to reach. */
export async function openChannels(page: Page, origin: string): Promise<void> {
  await openAddChannel(page, origin);
  await page.getByLabel('Webhook URL').fill('https://discord.com/api/webhooks/1/AbCdEfGhIjKlMnOp');
  await page.getByRole('button', { name: 'Add Channel' }).click();
  // Added at an earlier visit already, it is refused by its name.
  await page
    .getByText(/Channel added|already/)
    .first()
    .waitFor();
  await at('/profile', /./)(page, origin);
  await page.getByText('Discord, discord.com, ending in MnOp').waitFor();
}

/** The profile with a device that is told, which nothing is sent to. */
export async function openNotices(page: Page, origin: string): Promise<void> {
  await at('/profile', /./)(page, origin);
  await call(page, 'PUT', '/api/notice-devices', {
    endpoint: 'https://fcm.googleapis.com/fcm/send/2',
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'a'.repeat(22),
    kinds: ['answers', 'dates'],
    alsoMailed: true,
    quiet: { from: 1320, until: 480 },
    timeZone: 'Europe/Lisbon',
  });
  await at('/profile', /./)(page, origin);
  await page.getByText('Told of answers and dates').waitFor();
}

export async function openChannelDeliveries(page: Page, origin: string): Promise<void> {
  await openChannels(page, origin);
  await page.getByRole('button', { name: 'Deliveries to Discord' }).click();
  await page.getByText(/^Nothing was posted yet. Send/).waitFor();
}
