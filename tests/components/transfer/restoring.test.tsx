import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { restoreAccount } from '#shared/transfer/account-file-contract.ts';
import { type Answered, fail, refuse } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openPage } from '../support/render.tsx';

async function restore(answered: Answered): Promise<void> {
  openPage('/import', [...EMPTY_ACCOUNT, answered]);
  const file = new File(['{"rollcall":{"version":1},"games":[]}'], 'rollcall-2026-01-01.json');
  await page.getByLabelText(/Your file/).upload(file);
  await page.getByRole('button', { name: 'Restore Everything' }).click();
}

test('restoring into an account with data shows an error and is accessible', async () => {
  await restore(refuse(restoreAccount, 'account_not_empty'));
  await expectText('The account was not restored');
  await expectAccessible('import-account');
});

test('restoring without an answer says that the account may be restored', async () => {
  await restore(fail(restoreAccount));
  await expectText('The server has not answered');
  await expect.element(page.getByRole('alert').getByRole('link', { name: 'View My Collection' })).toBeVisible();
});
