import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anImport, openImport, row, ROWS } from '../support/an-import.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectText } from '../support/expect-shown.ts';

test('the preview shows what needs a look first, and all rows only when they are asked for', async () => {
  openImport({ rows: 721, counts: { ...anImport().counts, add: 719 }, concerns: { duplicate: 1, unsure: 40 } });
  await expectText('Calico');
  await expectText('40 rows');
  await expect.element(page.getByText('Sold Long Ago')).not.toBeInTheDocument();
  await expect.element(page.getByRole('tab', { name: /To add/ })).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByText('Please check').click();
  await expectText('Sold Long Ago');
  await page.getByText('All rows').click();
  await expect.element(page.getByRole('tab', { name: /To add/ })).toBeVisible();
});

test('the preview opens at deleted rows, which can be brought back', async () => {
  const deleted = row(9, 'Deleted Before', 'deleted', { note: 'You deleted it here' });
  openImport({ counts: { ...anImport().counts, deleted: 1 } }, [...ROWS, deleted]);
  await expectText('Deleted Before');
  await page.getByRole('checkbox', { name: /Bring back/ }).click();
  await expect.element(page.getByRole('button', { name: /bring 1 back/ })).toBeVisible();
});
