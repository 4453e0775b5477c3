import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Routes } from '#client/app/routes.tsx';
import { ShareDialogHost } from '#client/games/share-evolution/share-dialog-host.tsx';
import { showPlayDialog } from '#client/plays/play-dialog-view.ts';
import { PlayDialogHost } from '#client/plays/play-dialog/play-dialog-host.tsx';
import { listGames, markPlayed } from '#shared/games/games-contract.ts';
import { listGamePlays, recordPlay } from '#shared/plays/plays-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { answer, answerBy, type SentRequest, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectText } from '../support/expect-shown.ts';
import { show } from '../support/render.tsx';

const TITLE = 'Quiet Harbour';
const ADDED = `${TITLE} has been added to your play history.`;
const REACHED = 'It has reached Bronze level with 5 plays.';
const SHARED = `Just achieved Bronze level with 5 plays of ${TITLE}`;

/** Confetti of a test that wants motion, also what has left the page. */
let confettiPointerEvents: string[];
const observer = new MutationObserver(() => {
  const canvas = document.querySelector('body > canvas');
  if (canvas) confettiPointerEvents.push(getComputedStyle(canvas).pointerEvents);
});

beforeEach(() => {
  confettiPointerEvents = [];
  observer.observe(document.body, { childList: true });
});
afterEach(() => {
  observer.disconnect();
  showPlayDialog(null);
  vi.restoreAllMocks();
});

/** Motion is reduced unless a test asks for it. */
function enableMotion(): void {
  const originalMatchMedia = matchMedia;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    originalMatchMedia(query.includes('reduced-motion') ? '(max-width: 0px)' : query),
  );
}

/** My Games with one game, a play short of Bronze. */
function openCollection(): void {
  const game = () => aGame({ title: TITLE, timesPlayed: 4 + sentChanges().length });
  show(
    <>
      <Routes />
      <ShareDialogHost />
      <PlayDialogHost />
    </>,
    {
      path: '/my-games',
      answers: [
        ...EMPTY_ACCOUNT,
        answerBy(listGames, () => [game()]),
        answerBy(markPlayed, game),
        answer(listGamePlays, []),
        answerBy(recordPlay, ({ body }: SentRequest) => ({
          ...aPlay({ gameId: 1, gameTitle: TITLE }),
          ...(body as object),
        })),
      ],
    },
  );
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** In the message; that of a card is named by its game. */
const share = () => page.getByRole('button', { name: 'Share Evolution', exact: true });
const dialog = page.getByRole('dialog', { name: 'Share Your Game Evolution' });

async function shareFromToast(): Promise<void> {
  await share().click();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText(SHARED, { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
}

test(
  'reaching a tier shows a message, confetti that ignores clicks, and an offer to share',
  // The confetti falls for 240 frames.
  { tags: ['rare'], timeout: 60_000 },
  async () => {
    enableMotion();
    openCollection();
    await button(/^Mark as Played:/).click();
    await expectText(`${ADDED} ${REACHED}`);
    await expect.poll(() => confettiPointerEvents).toContain('none');
    await shareFromToast();
    await expect.poll(() => document.querySelector('body > canvas'), { timeout: 45_000 }).toBeNull();
  },
);

test(
  'a recorded play that reaches a tier shows the message, and can be shared above the scoreboard',
  { tags: ['rare'] },
  async () => {
    openCollection();
    await button(/^Scoreboard:/).click();
    await button('Record New Session').click();
    await page.getByRole('combobox', { name: /name/i }).first().fill('Ana');
    await button('Record Session').click();
    await expectText('Session recorded!');
    await expectText(/has reached Bronze level with 5 plays\.$/);
    await shareFromToast();
  },
);

test(
  'with reduced motion a reached tier shows no confetti, and the next play no offer to share',
  { tags: ['rare'] },
  async () => {
    openCollection();
    await button(/^Mark as Played:/).click();
    await expectText(`${ADDED} ${REACHED}`);
    await button('Close').click();
    await button(/^Mark as Played:/).click();
    await expect.element(page.getByText(ADDED, { exact: true }).first()).toBeVisible();
    await expect.element(share()).not.toBeInTheDocument();
    expect(confettiPointerEvents).toEqual([]);
  },
);
