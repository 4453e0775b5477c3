import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  changeTemplate,
  createTemplate,
  type EventTemplate,
  listTemplates,
} from '#shared/nights/templates-contract.ts';
import { MAX_COMPANIONS } from '#shared/limits/limits.ts';
import { aTemplate } from '../support/a-template.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';

const dialog = page.getByRole('dialog');
const companions = dialog.getByLabelText('Companions per Guest');
const comments = dialog.getByRole('checkbox', { name: 'Guests can comment' });
const save = () => dialog.getByRole('button', { name: 'Save Template' }).click();
const showMore = () => dialog.getByText(/^More: /).click();

function openTemplates(facts: Partial<EventTemplate> = {}): void {
  const template = aTemplate(facts);
  const change = ({ body }: { body: unknown }) => ({ ...template, ...(body as Partial<EventTemplate>) });
  openPage('/game-nights?tab=templates', [
    ...EMPTY_ACCOUNT,
    answer(listTemplates, [template]),
    answer(createTemplate, { ...template, id: 2 }),
    answerBy(changeTemplate, change),
  ]);
}

async function edit(facts?: Partial<EventTemplate>): Promise<void> {
  openTemplates(facts);
  await page.getByRole('button', { name: 'Edit Friday at ours' }).click();
  await showMore();
}

test('a new template lets guests bring anybody and nobody comment, unless its host says otherwise', async () => {
  openTemplates();
  await page.getByRole('button', { name: 'Create Template' }).click();
  await dialog.getByLabelText('Name of the night').fill('Thursday club');
  await showMore();
  await expect.element(companions).toHaveValue(null);
  await expect.element(comments).not.toBeChecked();
  await save();
  await expectText('"Friday at ours" is ready.');
  expect(sentChanges()).toMatchObject([{ body: { maxCompanions: MAX_COMPANIONS, allowsComments: false } }]);
});

test('the host changes how many people guests of a template bring, and lets them comment', async () => {
  await edit({ maxCompanions: 2 });
  await expect.element(companions).toHaveValue(2);
  await companions.fill('0');
  await comments.click();
  await save();
  await expectText('"Friday at ours" is ready.');
  expect(sentChanges()).toMatchObject([
    { call: 'patch /api/templates/1', body: { maxCompanions: 0, allowsComments: true } },
  ]);
});

test('a template that allows comments keeps that when something else is changed', async () => {
  await edit({ maxCompanions: 1, allowsComments: true });
  await expect.element(comments).toBeChecked();
  await dialog.getByLabelText('Location').fill('The shed');
  await save();
  await expectText('"Friday at ours" is ready.');
  expect(sentChanges()).toMatchObject([{ body: { location: 'The shed', maxCompanions: 1, allowsComments: true } }]);
});

test('the host changes what guests of a template see, and what its evenings are to be like', async () => {
  await edit({ showsPlace: false, youngestAge: 8 });
  const place = dialog.getByRole('checkbox', { name: 'Show the place to everybody who is invited' });
  await expect.element(place).not.toBeChecked();
  await expect.element(dialog.getByLabelText('Youngest player')).toHaveValue('8');
  await place.click();
  await dialog.getByRole('checkbox', { name: 'Show guests who else comes' }).click();
  await dialog.getByRole('radio', { name: 'Heavy' }).click();
  await dialog.getByRole('checkbox', { name: 'Somebody new' }).click();
  await save();
  await expectText('"Friday at ours" is ready.');
  const wishes = { preferredWeight: 'heavy', youngestAge: 8, hasNewcomers: true };
  expect(sentChanges()).toMatchObject([{ body: { showsPlace: true, showsGuests: false, ...wishes } }]);
});

test('a number of companions that cannot be is refused at its field, which opens', { tags: ['rare'] }, async () => {
  await edit();
  await companions.fill(String(MAX_COMPANIONS + 1));
  await showMore();
  await save();
  await expectFieldError(companions, `Please enter at most ${MAX_COMPANIONS}`);
  expect(sentChanges()).toEqual([]);
});
