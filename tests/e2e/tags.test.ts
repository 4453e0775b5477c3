import { expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();

test('a name that is too long for a tag stays as it was typed, and the limit is said', { tags: ['rare'] }, async () => {
  const page = await demo.open({});
  await page.getByRole('link', { name: 'Azul', exact: true }).first().click();
  await page.getByRole('button', { name: 'Edit the tags' }).click();
  const box = page.getByRole('combobox', { name: 'Tag Azul' });
  const long = 'Games for the long evenings at the cottage by the lake';

  await box.fill('Cottage');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take off the tag Cottage' }).waitFor();
  await box.pressSequentially(long);
  await page.getByText('Please use at most 40 characters').first().waitFor();
  await page.keyboard.press('Enter');
  expect(await box.inputValue()).toBe(long);

  await page.getByRole('button', { name: 'Rename or Delete Tags' }).click();
  await page.getByRole('button', { name: 'Edit the tag Cottage' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('');
  await name.pressSequentially(long);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Please use at most 40 characters').waitFor();
  expect(await name.inputValue()).toBe(long);
});
