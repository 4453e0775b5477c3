import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addCopy, changeCopy, removeCopy } from '#shared/copies/change-copies-contract.ts';
import { type Copy, listCopies } from '#shared/copies/copies-contract.ts';
import { changeGames } from '#shared/games/change-many-games-contract.ts';
import { type Game, listGames, markPlayed } from '#shared/games/games-contract.ts';
import { addLoan, listLoans, listNightsOfGame, listReturnedLoans } from '#shared/games/loans/loans-contract.ts';
import { listGamePlays } from '#shared/plays/plays-contract.ts';
import { changeTag, listTags } from '#shared/games/tags-contract.ts';
import { aCopy, KNOWN_COPY } from '#tests/support/rows/a-copy.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { SHELF, COLLECTION_PLAYS } from '../support/a-full-collection.ts';
import { anOpenLoan } from '../support/an-open-loan.ts';
import { answer, answerBy, type Answered, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const COPIES = [aCopy(KNOWN_COPY), aCopy({ id: 2, language: 'German', place: 'Cottage' })];
const LOAN = anOpenLoan({ copyId: 1, copiesOfGame: 2 });
const LIMIT = 'Please use at most 40 characters';
const COTTAGE = { id: 1, name: 'Cottage', colour: 'green' } as const;

const openGame = (game: Game, ...answers: Answered[]) =>
  openPage('/games/1', [
    ...EMPTY_ACCOUNT,
    answer(listGames, [game]),
    answer(listGamePlays, []),
    answer(listReturnedLoans, []),
    answer(listNightsOfGame, []),
    answer(listTags, [COTTAGE]),
    ...answers,
  ]);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

test('on a phone a very long title has four lines, and all of it when it is opened', async () => {
  await page.viewport(390, 844);
  const title = 'The Very Long and Winding Road to the Lost Kingdoms of '.repeat(3).trim();
  openGame(aGame({ title }));
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect.element(heading).toBeVisible();
  // Less than a line: descenders reach below the last one.
  const hidden = () => heading.element().scrollHeight - heading.element().clientHeight;
  expect(hidden()).toBeGreaterThan(20);
  await button('Whole Title').click();
  await expect.poll(hidden).toBeLessThan(20);
  await button('Shorten Title').click();
  await expect.poll(hidden).toBeGreaterThan(20);
});

test('the page of a game without plays is accessible', { tags: ['rare'] }, async () => {
  openGame(aGame());
  await expectHeading('Not on the table yet');
  await expectAccessible('game-unplayed');
});

test('the page of a wish is accessible', { tags: ['rare'] }, async () => {
  openGame(aGame({ isWishlist: true, wishPriority: 2, notes: 'With the **expansion**' }));
  await expectHeading('Notes');
  await expectAccessible('game-wished-for');
});

test('the page of a game with copies and many plays, and the dialog of a copy, are accessible', async () => {
  const game = SHELF.find(({ title }) => title === 'Azul') ?? aGame();
  openGame(
    { ...game, id: 1 },
    answer(listCopies, COPIES),
    answer(
      listGamePlays,
      COLLECTION_PLAYS.slice(0, 12).map((play) => ({ ...play, gameId: 1 })),
    ),
  );
  await expectHeading('Last plays');
  await expectText(/a play so far$/);
  await expectAccessible('game-copies');
  const opener = button('Edit the copy English, 2nd printing');
  await opener.click();
  await expect.element(dialog.getByLabelText('Price paid')).toHaveValue('49');
  await expectAccessible('game-copy');
  await expectWalked('CopyDialog');
  await expect.element(opener).toHaveFocus();
});

test('the form of a new copy shows errors at their fields and suggests places', { tags: ['rare'] }, async () => {
  openGame(aGame(), answer(listCopies, COPIES), answer(addCopy, aCopy({ id: 3 })));
  await button('Add a Copy').click();
  await dialog.getByLabelText('Price paid').fill('49 EUR');
  await dialog.getByLabelText('Acquired on').fill('1850-01-01');
  await button('Add Copy').click();
  await expectFieldError(dialog.getByLabelText('Price paid'), 'Please enter a price');
  await expect.element(dialog.getByLabelText('Acquired on')).toBeInvalid();
  expect(sentChanges()).toEqual([]);
  const place = dialog.getByRole('combobox', { name: 'Place' });
  await userEvent.type(place, 'c');
  await expect.element(page.getByRole('option', { name: 'Cottage' })).toBeVisible();
  await expectAccessible('game-copy-new');
});

test('a copy without currency is rejected; a valid one is added, changed and removed after confirmation', async () => {
  /** With all that was sent of it; none once it is removed. */
  const storedCopy = (): Copy => Object.assign(aCopy({ id: 5 }), ...sentChanges().map(({ body }) => body));
  const storedCopies = () =>
    ['post', 'patch'].includes(sentChanges().at(-1)?.call.split(' ')[0] ?? '') ? [storedCopy()] : [];
  openGame(
    aGame(),
    answerBy(listCopies, storedCopies),
    answerBy(addCopy, storedCopy),
    answerBy(changeCopy, storedCopy),
    answer(removeCopy, undefined),
  );
  const panel = page.getByRole('region', { name: 'Copies' });
  await button('Add a Copy').click();
  await dialog.getByLabelText('Language').fill('German');
  await dialog.getByLabelText('Price paid').fill('34,90');
  await button('Add Copy').click();
  await expect.element(dialog.getByText('Please choose the currency of the price')).toBeVisible();
  await dialog.getByLabelText('Currency').selectOptions('EUR');
  await button('Add Copy').click();
  await expect.element(panel.getByText('€34.90')).toBeVisible();

  await button('Edit the copy German').click();
  await dialog.getByRole('combobox', { name: 'Place' }).fill('Cottage');
  await button('Save Changes').click();
  await expect.element(panel.getByText('Cottage')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Edit the copy German/ }).click();
  await button('Remove Copy').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('CopyDialog question');
  await button('Remove Copy').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Copy' }).click();
  await expect.element(panel.getByText('Cottage')).not.toBeInTheDocument();
  await expect.element(button('Add a Copy')).toHaveFocus();
  // The question and its dialog have closed at once: the page scrolls again.
  await expect.poll(() => document.documentElement.style.overflow).toBe('');
  expect(sentChanges()).toMatchObject([
    { call: 'post /api/games/1/copies', body: { language: 'German', pricePaid: 34.9, priceCurrency: 'EUR' } },
    { call: 'patch /api/copies/5', body: { place: 'Cottage' } },
    { call: 'delete /api/copies/5' },
  ]);
});

test('the dialog to lend one of two copies is accessible', { tags: ['rare'] }, async () => {
  openGame(aGame(), answer(listCopies, COPIES));
  await button('Lend').first().click();
  await dialog.getByLabelText('Which copy').selectOptions('German, Cottage');
  await expectText(/Another copy stays with you/);
  await expectAccessible('game-lending-copy');
});

test('the lending dialog requires a name, and Escape closes it without changes', async () => {
  openGame(aGame(), answer(addLoan, LOAN));
  const opener = button('Lend').first();
  await opener.click();
  const to = dialog.getByRole('combobox', { name: /^To/ });
  await dialog.getByRole('button', { name: 'Lend' }).click();
  await expectFieldError(to, 'Please say who');
  expect(sentChanges()).toEqual([]);
  await expectAccessible('game-lending');
  await expectWalked('LoanDialog');
  await expect.element(opener).toHaveFocus();
});

test('the page of a game with a lent copy is accessible', { tags: ['rare'] }, async () => {
  openGame(aGame(), answer(listCopies, COPIES), answer(listLoans, [LOAN]));
  await expect.element(button('It Is Back')).toBeVisible();
  await expectAccessible('game-lent-copy');
});

test('the dialog for the photo of a box is accessible', { tags: ['rare'] }, async () => {
  openGame(aGame());
  await button('Photo of the Box').click();
  await expect.element(page.getByRole('dialog', { name: 'Photo of the Box' })).toBeVisible();
  await expectAccessible('game-photo');
  await expectWalked('PhotoDialog');
});

test('a typed tag that does not exist is suggested as a new one', async () => {
  openGame(aGame());
  await button(/^(Edit the tags|Add Tags)$/).click();
  await page.getByRole('combobox', { name: /^Tag / }).fill('c');
  await expect.element(page.getByRole('option', { name: 'Make' })).toBeVisible();
  await expectAccessible('game-tagging');
});

test('the dialog to rename tags is accessible', async () => {
  openGame(aGame());
  await button(/^(Edit the tags|Add Tags)$/).click();
  await button('Rename or Delete Tags').click();
  await button('Delete the tag Cottage').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('ManageTagsDialog question');
  await button('Edit the tag Cottage').click();
  await expect.element(button('Save Tag')).toBeVisible();
  await expectAccessible('tags');
  await expectWalked('ManageTagsDialog', 'TagForm');
});

test('the name typed for a tag stays while another tag is edited', async () => {
  openGame(aGame(), answer(listTags, [COTTAGE, { id: 2, name: 'Solo', colour: 'red' }]));
  await button(/^(Edit the tags|Add Tags)$/).click();
  await button('Rename or Delete Tags').click();
  await button('Edit the tag Cottage').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Cabin');
  await button('Edit the tag Solo').click();
  const names = page.getByRole('textbox', { name: 'Name' });
  await expect.element(names.last()).toHaveFocus();
  await expect.element(names.first()).toHaveValue('Cabin');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Editing' }).click();
  await expect.element(names.first()).toHaveValue('Cabin');
});

test('only the difference in tags is sent, and tags on their way stay shown while earlier ones are saved', async () => {
  const names = ['Cottage', 'Solo', 'Short', 'Attic'];
  const saved = new Set([1]);
  const waiting: (() => void)[] = [];
  const change: Answered = {
    contract: changeGames,
    respond: async ({ body }) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      for (const id of (body as { change: { add: number[] } }).change.add) saved.add(id);
      return Response.json({ ids: [1] });
    },
  };
  openGame(
    aGame({ tagIds: [1] }),
    answer(
      listTags,
      names.map((name, place) => ({ id: place + 1, name, colour: 'green' as const })),
    ),
    answerBy(listGames, () => [aGame({ tagIds: [...saved] })]),
    change,
  );
  await button(/^(Edit the tags|Add Tags)$/).click();
  const box = page.getByRole('combobox', { name: 'Tag Azul' });
  const chosen = page.getByRole('list', { name: 'Chosen tags' });
  await box.fill('Solo');
  await userEvent.keyboard('{Enter}');
  await box.fill('Short');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => waiting).toHaveLength(1);
  waiting[0]?.();
  await expect.poll(() => waiting).toHaveLength(2);
  await expect.element(chosen.getByText('Short')).toBeVisible();
  await box.fill('Attic');
  await userEvent.keyboard('{Enter}');
  waiting[1]?.();
  await expect.poll(() => waiting).toHaveLength(3);
  waiting[2]?.();
  await expect.poll(() => saved).toEqual(new Set([1, 2, 3, 4]));
  const change1 = (add: number[]) => ({ ids: [1], change: { kind: 'tags', add, remove: [] } });
  expect(sentChanges().map(({ body }) => body)).toEqual([change1([2]), change1([3]), change1([4])]);
  for (const name of names) await expect.element(chosen.getByText(name)).toBeVisible();
});

test('a too long tag name stays in its field, and the limit is shown', async () => {
  const long = 'Games for the long evenings at the cottage by the lake';
  openGame(aGame({ tagIds: [1] }), refuse(changeTag, 'invalid_request', { name: LIMIT }));
  await button(/^(Edit the tags|Add Tags)$/).click();
  const box = page.getByRole('combobox', { name: 'Tag Azul' });
  await box.fill(long);
  await expectText(LIMIT);
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveValue(long);

  await button('Rename or Delete Tags').click();
  await button('Edit the tag Cottage').click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill(long);
  await userEvent.keyboard('{Enter}');
  await expectFieldError(name, LIMIT);
  await expect.element(name).toHaveValue(long);
  expect(sentChanges().map(({ call }) => call)).toEqual(['patch /api/tags/1']);
});

test('marking a game as played that was removed in another tab shows an error with the reason', async () => {
  openGame(aGame(), refuse(markPlayed, 'not_found'));
  await button(/^Mark as Played:/)
    .first()
    .click();
  await expectText('Failed to mark game as played. It is no longer on your lists.');
});
