import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createToken, listTokens, revokeToken, type Token } from '#shared/accounts/tokens-contract.ts';
import { answer, answerBy, type Answered, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const KITCHEN: Token = {
  id: 1,
  name: 'Home Assistant in the kitchen',
  scope: 'read',
  createdAt: new Date('2026-01-02T12:00:00Z'),
  expiresAt: null,
  lastUsedAt: null,
};
const OLD: Token = {
  id: 2,
  name: 'Averylongnameofatokenthathasnospaceatallanditisnotbrokenanywhere',
  scope: 'all',
  createdAt: new Date('2025-01-02T12:00:00Z'),
  expiresAt: new Date('2025-04-02T12:00:00Z'),
  lastUsedAt: new Date('2025-03-01T12:00:00Z'),
};
const SECRET = `rollcall_${'Ab1-'.repeat(10)}Ab1`;

async function openTokens(tokens: Token[], ...answers: Answered[]): Promise<void> {
  openPage('/profile', [...EMPTY_ACCOUNT, answer(listTokens, tokens), ...answers]);
  await expect.element(page.getByRole('heading', { name: 'Personal Tokens' })).toBeVisible();
}
const openForm = () => page.getByRole('button', { name: 'New Token' }).click();

test('a token without a name is not made', async () => {
  await openTokens([]);
  await openForm();
  await page.getByRole('button', { name: 'Make Token' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expectFieldError(name, 'Please name the token');
  await expect.element(name).toHaveFocus();
  await expectAccessible();
  await expectWalked('NewTokenDialog');
  expect(sentChanges()).toEqual([]);
});

test('a name that is taken is said at its field', { tags: ['rare'] }, async () => {
  const problem = 'You have a token named "Kitchen" already.';
  await openTokens([], refuse(createToken, 'duplicate_token', { name: problem }));
  await openForm();
  await page.getByRole('textbox', { name: 'Name' }).fill('Kitchen');
  await userEvent.keyboard('{Enter}');
  await expectFieldError(page.getByRole('textbox', { name: 'Name' }), problem);
});

test('a token is made and shown once', async () => {
  let tokens: Token[] = [];
  const made = { ...KITCHEN, name: 'Kitchen', scope: 'plays' as const };
  await openTokens(
    [],
    answerBy(listTokens, () => tokens),
    answerBy(createToken, () => {
      tokens = [made];
      return { ...made, token: SECRET };
    }),
  );
  await expectText('A token lets a script, Home Assistant or n8n use your games and nights');
  await openForm();
  await page.getByRole('textbox', { name: 'Name' }).fill(' Kitchen ');
  await page.getByRole('radio', { name: /^Plays/ }).click();
  await page.getByRole('radio', { name: 'Never' }).click();
  await page.getByRole('button', { name: 'Make Token' }).click();
  const shown = page.getByRole('textbox', { name: 'Your token' });
  await expect.element(shown).toHaveValue(SECRET);
  await expect.element(shown).toHaveAccessibleDescription('Copy it now: it is not shown again.');
  await expect.element(shown).toHaveFocus();
  await expectAccessible();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Copy Token' }).click();
  await expectText('Token copied');
  expect(write).toHaveBeenCalledWith(SECRET);
  write.mockRestore();
  await expectWalked('ShownOnceDialog');
  await expectText('Made 2 Jan 2026. Does not expire. Never used.');
  await expect.element(page.getByText(SECRET)).not.toBeInTheDocument();
  expect(sentChanges().map(({ call, body }) => [call, body])).toEqual([
    ['post /api/tokens', { name: 'Kitchen', scope: 'plays', days: null }],
  ]);
});

test('a token is revoked after a question', async () => {
  let tokens = [KITCHEN, OLD];
  await openTokens(
    [],
    answerBy(listTokens, () => tokens),
    answerBy(revokeToken, () => {
      tokens = [OLD];
      return undefined;
    }),
  );
  const list = page.getByRole('list', { name: 'Tokens' });
  await expect.element(list.getByText('Expired', { exact: true })).toBeVisible();
  await expectText('Expired 2 Apr 2025. Last used 1 Mar 2025.');
  await expectAccessible();
  const revoke = page.getByRole('button', { name: `Revoke ${KITCHEN.name}` });
  await revoke.click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('TokenRow question');
  expect(sentChanges()).toEqual([]);
  await revoke.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expectText('Token revoked');
  await expect.element(list.getByText(KITCHEN.name)).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Personal Tokens' })).toHaveFocus();
});
