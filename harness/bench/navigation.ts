import { eq } from 'drizzle-orm';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { users } from '../../shared/schema/users.ts';
import { openBrowser } from '../../tests/support/browser/browser.ts';
import { SIZES } from './sizes.ts';
import { median, rounded } from './statistics.ts';
import { insertPlays } from './insert-plays.ts';
import { makeOwnerWith } from './make-owner.ts';
import { PHONE, CPU_SLOWDOWN } from './phone.ts';
import { signedIn } from './signed-in.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const ROUNDS = 5;
/** Longer than any update after a click takes. */
const BETWEEN_CLICKS_MS = 1_000;
/** `slowed`: how many times slower a processor is than this one. */
const MACHINES: Record<string, { slowed: number; options: BrowserContextOptions }> = {
  laptop: { slowed: 1, options: {} },
  phone: { slowed: CPU_SLOWDOWN, options: PHONE },
};
/** Links to click in turn, starting at My Games, each with the heading of its page. */
const WAY: readonly (readonly [link: string, heading: string])[] = [
  ['a[href="/add-game"]', 'Add New Game'],
  ['nav a[href="/"]', 'Welcome back'],
  ['nav a[href="/my-games"]', 'My Game Collection'],
  ['main a[href^="/games/"]', 'Game number 1'],
  ['nav a[href="/my-games"]', 'My Game Collection'],
];

/** Between two screens whose code and data are there: from the click to the frame that shows the next screen's heading. */
export async function benchNavigation(stage: ServerUnderTest) {
  const { id, cookie } = await makeOwnerWith(stage, SIZES.browsedGames);
  await insertPlays(stage, id, SIZES.browsedPlays);
  await stage.db.update(users).set({ isPremiumPlus: true }).where(eq(users.id, id));
  const browser = await openBrowser();
  const rows: Record<string, Record<string, number>> = {};
  try {
    for (const [machine, { slowed, options }] of Object.entries(MACHINES)) {
      const context = await signedIn(browser, stage, cookie, options);
      const page = await context.newPage();
      await page.goto(`${stage.origin}/my-games`);
      // Until then a link loads its whole page.
      await page.locator('main:not([inert])').waitFor();
      await walk(page);
      const client = await context.newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: slowed });
      const rounds: number[][] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await walk(page));
      for (const [step, [, heading]] of WAY.entries()) {
        const times = rounds.map((round) => round[step] ?? 0);
        const name = `${step + 1}. ${heading}`;
        const [middle, worst] = [rounded(median(times)), rounded(Math.max(...times))];
        rows[name] = { ...rows[name], [`${machine}, median ms`]: middle, [`${machine}, worst ms`]: worst };
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { [`Between screens, ${SIZES.browsedGames} games`]: rows };
}

/** Milliseconds of each step. */
async function walk(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const [link, heading] of WAY) {
    const painted = page.evaluate(timeOfNextScreen, heading);
    await page.locator(link).filter({ visible: true }).first().click();
    times.push(await painted);
    await page.waitForTimeout(BETWEEN_CLICKS_MS);
  }
  return times;
}

/** Runs in the page. Measures from the next click to the frame that shows this heading. */
const timeOfNextScreen = (heading: string): Promise<number> =>
  new Promise((resolve) => {
    const isThere = () => [...document.querySelectorAll('h1')].some(({ textContent }) => textContent.includes(heading));
    const painted = (startedAt: number) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - startedAt));
        port1.start();
        port2.postMessage(null);
      });
    const whenClicked = ({ timeStamp }: Event) => {
      const watching = new MutationObserver(() => {
        if (!isThere()) return;
        watching.disconnect();
        painted(timeStamp);
      });
      watching.observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    addEventListener('click', whenClicked, { capture: true, once: true });
  });
