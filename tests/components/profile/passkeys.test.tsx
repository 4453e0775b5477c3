import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getConfig } from '#shared/accounts/auth-contract.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '#shared/accounts/passkeys-contract.ts';
import { recheckNetwork } from '#client/lib/device/network.ts';
import { aConfig } from '../support/a-config.ts';
import { answer, answerBy, type Answered, refuse, sentChanges, setOffline } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const PHONE: Passkey = {
  id: 1,
  name: 'Safari on iPhone',
  createdAt: new Date('2026-01-02T12:00:00Z'),
  lastUsedAt: null,
};
const KEY: Passkey = {
  id: 2,
  name: 'Averylongnameofakeythathasnospaceatallanditisnotbrokenanywhere',
  createdAt: new Date('2025-01-02T12:00:00Z'),
  lastUsedAt: new Date('2025-03-01T12:00:00Z'),
};
const OPTIONS = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Rollcall' },
  user: { id: 'AAAA', name: 'ana@example.org', displayName: 'ana@example.org' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 600_000,
  attestation: 'none' as const,
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true,
    userVerification: 'required' as const,
  },
  excludeCredentials: [],
};
const card = page.getByRole('region', { name: 'Passkeys' });
const add = card.getByRole('button', { name: 'Add a Passkey' });

afterEach(() => vi.restoreAllMocks());

/** Stands in for a browser's authenticator, which makes a passkey or fails in this way. */
function anAuthenticator(failure?: string) {
  const made = {
    id: 'BBBB',
    rawId: new ArrayBuffer(3),
    type: 'public-key',
    response: { clientDataJSON: Uint8Array.of(0, 0, 0).buffer, attestationObject: Uint8Array.of(0, 0, 0).buffer },
    getClientExtensionResults: () => ({}),
  };
  return vi.spyOn(navigator.credentials, 'create').mockImplementation(async () => {
    if (failure !== undefined) throw new DOMException('no', failure);
    return made;
  });
}

async function openPasskeys(passkeys: Passkey[], ...answers: Answered[]): Promise<void> {
  openPage('/profile', [...EMPTY_ACCOUNT, answer(listPasskeys, passkeys), ...answers]);
  await expect.element(card).toBeVisible();
}

test('there is no card where people sign in at another provider', async () => {
  openPage('/profile', [...EMPTY_ACCOUNT, answer(getConfig, aConfig({ builtInProvider: false }))]);
  await expect.element(page.getByRole('heading', { name: 'Personal Tokens' })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test('without https the card says why no passkey can be added', async () => {
  vi.spyOn(globalThis, 'isSecureContext', 'get').mockReturnValue(false);
  await openPasskeys([PHONE]);
  await expectText('Passkeys need a secure connection (https), which this site does not have.');
  await expect.element(add).not.toBeInTheDocument();
  await expect.element(card.getByRole('listitem')).toHaveTextContent('Safari on iPhone');
});

test('without network the card says so', { tags: ['rare'] }, async () => {
  await openPasskeys([]);
  setOffline(true);
  await recheckNetwork();
  await expectText('You are offline. A passkey can be added once you are back.');
  setOffline(false);
  await recheckNetwork();
});

test.each([
  ['NotAllowedError', 'It was cancelled, or it took too long.'],
  ['InvalidStateError', 'This device or key has a passkey of yours already.'],
  ['NotSupportedError', 'Your browser could not make one. Please try again.'],
])('nothing is added after a %s of the browser', { tags: ['rare'] }, async (failure, text) => {
  anAuthenticator(failure);
  await openPasskeys([], answer(beginPasskey, OPTIONS));
  await add.click();
  await expectText(text);
  expect(sentChanges().map(({ call }) => call)).toEqual(['post /api/passkeys/options']);
});

test('after an old sign-in the card leads to another one, and back', async () => {
  const create = anAuthenticator();
  await openPasskeys([], refuse(beginPasskey, 'sign_in_again'));
  await add.click();
  const asked = card.getByRole('alert');
  await expect
    .element(asked)
    .toHaveTextContent(
      'So that nobody else adds one here, a passkey is added within 10 minutes of signing in. You come back to this page.',
    );
  await expect
    .element(asked.getByRole('link', { name: 'Sign In Again' }))
    .toHaveAttribute('href', '/api/auth/rollcall?returnTo=%2Fprofile');
  await expectAccessible();
  expect(create).not.toHaveBeenCalled();
});

test('a passkey is added on one press, and named', async () => {
  let passkeys: Passkey[] = [];
  const create = anAuthenticator();
  await openPasskeys(
    [],
    answerBy(listPasskeys, () => passkeys),
    answer(beginPasskey, OPTIONS),
    answerBy(addPasskey, () => (passkeys = [PHONE])[0] ?? PHONE),
    answerBy(renamePasskey, () => {
      passkeys = [{ ...PHONE, name: 'My phone' }];
      return { ...PHONE, name: 'My phone' };
    }),
  );
  await expectText('A passkey signs you in with your fingerprint, face or PIN, without waiting for a code.');
  await expectAccessible();
  await add.click();
  await expectText('Passkey added');
  expect(create.mock.calls[0]?.[0]?.publicKey).toMatchObject({ rp: OPTIONS.rp, attestation: 'none' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue('Safari on iPhone');
  await name.fill(' ');
  await userEvent.keyboard('{Enter}');
  await expectFieldError(name, 'Please name the passkey');
  await name.fill(' My phone ');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expect.element(card.getByRole('listitem')).toHaveTextContent('My phoneAdded 2 Jan 2026. Never used.');
  expect(sentChanges().map(({ call, body }) => [call, body])).toEqual([
    ['post /api/passkeys/options', undefined],
    ['post /api/passkeys', { credential: 'BBBB', clientDataJSON: 'AAAA', attestationObject: 'AAAA' }],
    ['patch /api/passkeys/1', { name: 'My phone' }],
  ]);
});

test('a name that does not change is not sent', async () => {
  await openPasskeys([PHONE]);
  await card.getByRole('button', { name: 'Rename Safari on iPhone, added 2 Jan 2026' }).click();
  await expectAccessible();
  await expectWalked('RenamePasskeyDialog');
  await card.getByRole('button', { name: 'Rename Safari on iPhone, added 2 Jan 2026' }).click();
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sentChanges()).toEqual([]);
});

test('a passkey is removed after a question', async () => {
  let passkeys = [PHONE, KEY];
  await openPasskeys(
    [],
    answerBy(listPasskeys, () => passkeys),
    answerBy(removePasskey, () => {
      passkeys = [KEY];
      return undefined;
    }),
  );
  await expectText('Added 2 Jan 2025. Last used 1 Mar 2025.');
  await expectAccessible();
  const remove = card.getByRole('button', { name: 'Remove Safari on iPhone, added 2 Jan 2026' });
  await remove.click();
  await expectText('It signs nobody in any more. Codes by mail work as before.');
  await expectWalked('PasskeyRow question');
  expect(sentChanges()).toEqual([]);
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Passkey' }).click();
  await expectText('Passkey removed');
  await expect.element(card.getByText('Safari on iPhone')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
});
