import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';
import { callFrom } from '#tests/support/game-night-screens.ts';
import { pastNight } from '#tests/support/wrap-up-screens.ts';

const demo = demoPages();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

interface WirePlay {
  eventId: number | null;
  gameTitle: string;
  players: string;
  scores: string;
  winner: string | null;
}

const playsOf = async (page: Page, id: number) =>
  (await callFrom<WirePlay[]>(page, 'GET', '/api/game-sessions')).filter(({ eventId }) => eventId === id);

async function openWrapUp(page: Page, id: number): Promise<void> {
  await page.goto(`${demo.origin}/game-nights/${id}/wrap-up`);
  await page.getByRole('heading', { name: 'Wrap up the night' }).waitFor();
}

describe('the morning after', () => {
  test('a host wraps the night up in a few taps, and the night and the log show it', async () => {
    const page = await demo.signedIn(PHONE);
    const id = await pastNight(page, 'A quick one');
    await page.goto(`${demo.origin}/game-nights`);
    await page.getByText('How was A quick one?').waitFor();
    await page.getByRole('link', { name: 'Wrap Up' }).click();
    await page.getByText('5 of 6').waitFor();
    await page.getByRole('checkbox', { name: 'Tom', exact: true }).uncheck({ force: true });
    await page.getByText('4 of 6').waitFor();

    await page
      .getByRole('button', { name: /^We Played It/ })
      .first()
      .click();
    await expect.poll(() => page.getByLabel(/^Name of player/).count()).toBe(4);
    await page.getByRole('radio', { name: 'Ben' }).check({ force: true });
    await page.getByText('1 play to write down.').waitFor();
    await page.getByRole('checkbox', { name: 'Send the results' }).check({ force: true });
    await page.getByRole('button', { name: 'Wrap Up' }).click();

    await page.getByRole('heading', { name: 'Results' }).waitFor();
    await page.getByText('This night is wrapped up').waitFor();
    const opened = page.locator('details.fold[open] h2');
    await expect.poll(() => opened.allInnerTexts()).toEqual(['Results']);
    const plays = await playsOf(page, id);
    expect(plays).toMatchObject([{ winner: 'Ben', scores: '[null,null,null,null]' }]);
    expect(JSON.parse(plays[0]?.players ?? '')).not.toContain('Tom');

    await page.goto(`${demo.origin}/plays`);
    await expect
      .poll(() => page.getByRole('link', { name: 'Game night' }).first().getAttribute('href'))
      .toBe(`/game-nights/${id}`);
  });

  test('what was entered is still there after a reload, a game that came along too', { tags: ['rare'] }, async () => {
    const page = await demo.signedIn(PHONE);
    const id = await pastNight(page, 'Half done');
    await openWrapUp(page, id);
    await page.getByRole('button', { name: 'Add Another Game' }).click();
    await page.getByRole('searchbox', { name: 'Game title' }).fill('Zzyzx Road Race');
    await page.getByRole('button', { name: /^Zzyzx/ }).click();
    await page.getByRole('heading', { name: 'Zzyzx Road Race' }).waitFor();
    await page.getByRole('spinbutton', { name: 'Score of Ben' }).fill('31');
    await page.reload();
    await page.getByText('Here is what you entered before.').waitFor();
    await expect.poll(() => page.getByRole('spinbutton', { name: 'Score of Ben' }).inputValue()).toBe('31');
    await page.getByRole('button', { name: 'Wrap Up' }).click();
    await page.getByRole('heading', { name: 'Results' }).waitFor();
    expect(await playsOf(page, id)).toMatchObject([{ gameTitle: 'Zzyzx Road Race' }]);
  });

  test('two browsers at one night double nothing, and the second sees what differs', { tags: ['rare'] }, async () => {
    const first = await demo.signedIn(PHONE);
    const id = await pastNight(first, 'Two at once');
    const second = await demo.signedIn(PHONE);
    for (const [page, winner] of [
      [first, 'Ben'],
      [second, 'Ida'],
    ] as const) {
      await openWrapUp(page, id);
      if (winner === 'Ida') await page.getByRole('checkbox', { name: 'Ida', exact: true }).check({ force: true });
      await page
        .getByRole('button', { name: /^We Played It/ })
        .first()
        .click();
      await page.getByRole('radio', { name: winner }).check({ force: true });
    }
    await first.getByRole('button', { name: 'Wrap Up' }).click();
    await first.getByRole('heading', { name: 'Results' }).waitFor();
    await second.getByRole('button', { name: 'Wrap Up' }).click();
    await second.getByRole('heading', { name: 'Already written down' }).waitFor();
    await second.getByText(/^Ben wins/).waitFor();
    expect(await playsOf(second, id)).toMatchObject([{ winner: 'Ben' }]);
    await second.getByRole('button', { name: 'Use What I Wrote' }).click();
    await expect.poll(async () => (await playsOf(second, id)).map(({ winner }) => winner)).toEqual(['Ida']);
  });
});
