import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { type Game, listGames } from '#shared/games/games-contract.ts';
import { FULL_COLLECTION, SHELF } from '../support/a-full-collection.ts';
import { answerBy, type SentRequest, sentChanges } from '../support/answers.ts';
import { expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';

/** With all that was changed of them. */
const shelf = (): Game[] =>
  SHELF.map((game) =>
    Object.assign(
      {},
      game,
      ...sentChanges().flatMap(({ call, body }) => (call.endsWith(`/games/${game.id}`) ? [body] : [])),
    ),
  );
const changed = ({ call }: SentRequest): Game => shelf().find(({ id }) => call.endsWith(`/${id}`)) as Game;

const panel = (name: RegExp) => page.getByRole('region', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const removalCandidates = panel(/that could go/);
const rows = removalCandidates.getByRole('listitem');
const all = removalCandidates.getByRole('link', { name: /^All \d+/ });
async function expectNumber(number: number): Promise<void> {
  await expect.element(all).toHaveTextContent(new RegExp(`^All ${number}$`));
}

test(
  'a statement links to its games; keeping a game and offering it for trade can be undone',
  { tags: ['rare'] },
  async () => {
    openPage('/my-games?tab=health', [...FULL_COLLECTION, answerBy(listGames, shelf), answerBy(changeGame, changed)]);
    const resting = panel(/not been played for a year/).getByRole('link', { name: /^All \d+/ });
    await expect.element(resting).toBeVisible();
    const number = resting.element().textContent?.match(/\d+/)?.[0];
    await resting.click();
    await expectText(`${number} of 24 games`);
    history.back();

    await expect.element(all).toBeVisible();
    const before = Number(all.element().textContent?.match(/\d+/)?.[0]);
    const [first = '', second = ''] = rows
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent ?? '');
    await button(`Keep ${first} for a year`).click();
    await expectNumber(before - 1);
    await expect.element(rows.getByRole('link').first()).toHaveTextContent(second);
    await expect.element(button(`Keep ${second} for a year`)).toHaveFocus();
    await button('Undo').click();
    await expectNumber(before);

    await button(`Keep ${second} for a year`).click();
    await expectNumber(before - 1);
    await removalCandidates.getByText('1 game kept for a year').click();
    await button(`Ask Again: ${second}`).click();
    await expectNumber(before);

    await button(`For Trade: ${first}`).click();
    await expectNumber(before - 1);
    await button('Undo').click();
    await expectNumber(before);

    await all.click();
    await expectText(`${before} of 24 games`);
  },
);
