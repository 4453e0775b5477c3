import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseCollectionLayout } from '#client/collection/my-games/collection-layout.ts';
import { changeGames } from '#shared/games/change-many-games-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { addTag, listTags, type NewTag, type Tag } from '#shared/games/tags-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { answer, answerBy, sentChanges, type SentRequest, setAnswers } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';
import { selectGames } from '../support/view-sheet.ts';

const TAGS: readonly [Tag, ...Tag[]] = [
  { id: 1, name: 'Cottage', colour: 'green' },
  { id: 2, name: 'With the kids', colour: 'red' },
];
const createdTag = ({ call, body }: SentRequest): Tag[] =>
  call === 'post /api/tags' ? [{ id: 3, name: (body as NewTag).name, colour: 'red' }] : [];

const dialog = page.getByRole('dialog', { name: 'Tag 1 Game' });
const box = dialog.getByRole('combobox', { name: 'Find or make a tag' });
const chosen = (name: string) => dialog.getByRole('checkbox', { name, exact: true, checked: true });
const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
const bar = page.getByRole('region', { name: 'Selected games' });

beforeEach(async () => {
  chooseCollectionLayout('list');
  openPage('/my-games', [
    ...EMPTY_ACCOUNT,
    answer(listGames, [aGame({ tagIds: [2] })]),
    answerBy(listTags, () => [...TAGS, ...sentChanges().flatMap(createdTag)]),
    answerBy(addTag, (sent) => createdTag(sent)[0] ?? TAGS[0]),
    answer(changeGames, { ids: [1] }),
  ]);
  await selectGames();
  await page.getByRole('checkbox', { name: 'Select Azul' }).click();
  await bar.getByRole('button', { name: 'Tag', exact: true }).click();
});
afterEach(() => chooseCollectionLayout('cards'));

test('a typed tag that is not selected yet is saved with the others', async () => {
  await box.fill('Cottage');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen('Cottage')).toBeVisible();
  await box.fill('Attic');
  await dialog.getByRole('button', { name: 'Save Tags' }).click();
  await expectText('1 game changed.');
  const [made, changed] = sentChanges();
  expect(made).toMatchObject({ call: 'post /api/tags', body: { name: 'Attic' } });
  expect(changed?.call).toBe('post /api/games/changes');
  expect(JSON.stringify(changed?.body)).toMatch(/\[1,3\]/);
});

test('the next tag can be typed while one is being made', async () => {
  let make = () => {};
  const isMade = new Promise<void>((resolve) => (make = resolve));
  const made: Tag[] = [];
  setAnswers([
    ...EMPTY_ACCOUNT,
    answer(listGames, [aGame()]),
    answerBy(listTags, () => [...TAGS, ...made]),
    {
      contract: addTag,
      respond: async ({ body }) => {
        await isMade;
        const tag: Tag = { id: 3 + made.length, name: (body as NewTag).name, colour: 'red' };
        made.push(tag);
        return Response.json(tag, { status: 201 });
      },
    },
    answer(changeGames, { ids: [1] }),
  ]);
  await box.fill('Attic');
  await userEvent.keyboard('{Enter}Cellar{Enter}Den');
  await expect.element(box).toHaveValue('Den');
  make();
  await expect.element(chosen('Attic')).toBeVisible();
  await expect.element(chosen('Cellar')).toBeVisible();
  await expect.element(box).toHaveValue('Den');
});

test('a tag that is taken off while a new one is being made stays off', async () => {
  let make = () => {};
  const isMade = new Promise<void>((resolve) => (make = resolve));
  const attic: Tag = { id: 3, name: 'Attic', colour: 'red' };
  setAnswers([
    ...EMPTY_ACCOUNT,
    answer(listGames, [aGame()]),
    answer(listTags, [...TAGS]),
    {
      contract: addTag,
      respond: async () => {
        await isMade;
        setAnswers([...EMPTY_ACCOUNT, answer(listTags, [...TAGS, attic])]);
        return Response.json(attic, { status: 201 });
      },
    },
  ]);
  await box.fill('Attic');
  await userEvent.keyboard('{Enter}');
  const kids = dialog.getByRole('checkbox', { name: 'With the kids', exact: true });
  await kids.click();
  await expect.element(kids).toHaveAccessibleDescription('Comes off');
  make();
  await expect.element(chosen('Attic')).toBeVisible();
  await expect.element(kids).toHaveAccessibleDescription('Comes off');
});

test('Escape first closes the list of tags, then asks for confirmation before discarding changes', async () => {
  const list = dialog.getByRole('listbox', { name: 'Your tags' });
  const staysOpen = async () => {
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect.element(question).not.toBeInTheDocument();
  };
  await box.fill('cott');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('cott');
  await staysOpen();
  await expect.element(box).toHaveValue('cott');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(chosen('Cottage')).toBeVisible();
  await staysOpen();
  await expect.element(chosen('Cottage')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  await expectWalked('Dialog question');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(bar).toBeVisible();
});

test('Enter selects the suggested tag, as announced, or creates a new one if that option is selected', async () => {
  await box.fill('cott');
  await expectText('1 tag. Enter takes Cottage');
  await expect.element(dialog.getByRole('option', { selected: true })).toHaveTextContent('Cottage');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen('Cottage')).toBeVisible();
  await box.fill('With');
  await expectText('1 tag. Enter takes With the kids');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(dialog.getByRole('option', { selected: true })).toHaveTextContent('Make “With”');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen('With')).toBeVisible();
});
