import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listGames, rateGame } from '#shared/games/games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { answer, answerBy, type Answered, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { openPage } from '../support/render.tsx';

const azul = aGame({ rating: 3 });
const sentRatings = () => sentChanges().map(({ body }) => body);

test('the former rating, set again while another is being saved, is saved too', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const rated = answerBy(rateGame, ({ body }) => ({ ...azul, ...(body as { rating: number }) }));
  const slow: Answered = {
    ...rated,
    respond: async (sent) => {
      if (sentRatings().length === 1) await released;
      return rated.respond(sent);
    },
  };
  openPage('/my-games', [...EMPTY_ACCOUNT, answer(listGames, [azul]), slow]);
  const rating = page.getByRole('slider', { name: 'Rating of Azul' });
  await expect.element(rating).toHaveValue('3');
  (rating.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(sentRatings).toEqual([{ rating: 3.5 }]);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(sentRatings).toEqual([{ rating: 3.5 }, { rating: 3 }]);
  release();
  await expect.element(rating).toHaveValue('3');
});
