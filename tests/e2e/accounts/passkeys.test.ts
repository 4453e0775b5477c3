import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newWindows } from '#tests/support/browser/new-windows.ts';
import { addAuthenticator } from '#tests/support/browser/virtual-authenticator.ts';
import { lastCode } from '#tests/support/server/sign-in.ts';

const windows = newWindows();
const { app } = windows;

const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use a Passkey' });
const isSignedIn = async (page: Page) => (await page.request.get(`${app.origin}/api/auth/user`)).ok();

async function signInByCode(page: Page, email: string): Promise<void> {
  await page.goto(`${app.origin}/api/auth/rollcall?returnTo=%2Fprofile`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(await lastCode(app, email));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${app.origin}/profile`);
}

/** The field for the address offers passkeys as well, and a finger that is there at once would choose one. */
const byPressAlone = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

async function signOut(page: Page): Promise<void> {
  await page.goto(`${app.origin}/api/logout`);
  expect(await isSignedIn(page)).toBe(false);
}

test('a passkey is added, signs in with one press, is removed, and signs in no more', async () => {
  const page = await windows.open({ viewport: { width: 390, height: 844 } });
  const authenticator = await addAuthenticator(page);
  await byPressAlone(page);
  const email = `${crypto.randomUUID()}@example.org`;
  await signInByCode(page, email);
  const card = page.getByRole('region', { name: 'Passkeys' });
  await authenticator.isTouched(true);
  await card.getByRole('button', { name: 'Add a Passkey' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('My laptop');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await card.getByText('My laptop').waitFor();
  expect(await authenticator.count()).toBe(1);

  await authenticator.isTouched(false);
  await signOut(page);
  await page.goto(`${app.origin}/api/auth/rollcall?returnTo=%2Fprofile`);
  await authenticator.isTouched(true);
  await usePasskey(page).click();
  await page.waitForURL(`${app.origin}/profile`);
  await card.getByText(/^Added .* Last used/).waitFor();

  await card.getByRole('button', { name: /^Remove My laptop/ }).click();
  await page.getByRole('button', { name: 'Remove Passkey' }).click();
  await page.getByText('Passkey removed', { exact: true }).waitFor();
  await authenticator.isTouched(false);
  await signOut(page);
  await page.goto(`${app.origin}/api/auth/rollcall`);
  await authenticator.isTouched(true);
  await usePasskey(page).click();
  await page.getByRole('alert').getByText('This passkey is not known here.').waitFor();
  expect(await isSignedIn(page)).toBe(false);
  expect(windows.complaints.filter((text) => !text.includes('400'))).toEqual([]);
});

test('without scripts the sign-in page has no button for a passkey', async () => {
  const page = await windows.open({ javaScriptEnabled: false });
  await page.goto(`${app.origin}/api/auth/rollcall`);
  await page.getByLabel('E-mail').waitFor();
  expect(await page.getByText('Use a Passkey').isVisible()).toBe(false);
});
