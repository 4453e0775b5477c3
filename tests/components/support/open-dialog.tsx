import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { listGames } from '#shared/games/games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { answer, type Answered } from './answers.ts';
import { EMPTY_ACCOUNT } from './empty-account.ts';
import { show } from './render.tsx';

/** Opens a dialog by a button of another page, beside its host; the owner has the game Azul. */
export async function openDialog(host: ReactElement, open: () => void, ...answers: Answered[]): Promise<void> {
  show(
    <>
      <h1>Somewhere</h1>
      <button type="button" onClick={open}>
        Open
      </button>
      {host}
    </>,
    { answers: [...EMPTY_ACCOUNT, answer(listGames, [aGame()]), ...answers] },
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
}
