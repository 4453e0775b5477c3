import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { getConfig } from '#shared/accounts/auth-contract.ts';
import { getImport, type ImportSummary } from '#shared/transfer/imports-contract.ts';
import { BGG_FAILURES, type BggFailureCode } from '#shared/transfer/bgg-failures.ts';
import { emptyTally } from '#server/transfer/imports/rules/import-tally.ts';

/** The import page of a server with a BoardGameGeek token. */
export async function openByName(page: Page, origin: string): Promise<void> {
  await page.route(
    `**${getConfig.path}`,
    async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      await route.fulfill({ response, json: { ...(await response.json()), bggUserImport: true } });
    },
    { times: 1 },
  );
  await page.goto(`${origin}/import?user=ana`);
  await page.getByRole('button', { name: 'Read collection' }).waitFor();
  await settled(page);
}

interface ImportStatus {
  progress?: { done: number; total: number };
  failure?: BggFailureCode;
}

const ID = 999_000_001;

/** An import by user name in a transient state that a real server would leave at once. */
export const openImportThat =
  ({ progress, failure }: ImportStatus) =>
  async (page: Page, origin: string): Promise<void> => {
    const { plays, people, places, expansions, wishlist, kept, keptPlays, ...figures } = emptyTally();
    const { add, change, same, skip, deleted } = figures;
    const summary: ImportSummary = {
      plays,
      people,
      places,
      expansions,
      wishlist,
      kept,
      keptPlays,
      details: [],
      errors: { unreadable: 0, isSpreadsheet: false, isCutOff: false },
      id: ID,
      format: 'bgg_user',
      fileName: 'ana_of_the_hexes',
      status: 'reading',
      rows: 0,
      counts: { add, change, same, skip, deleted },
      progress: progress ?? null,
      failure: failure ?? null,
      problem: failure ? BGG_FAILURES[failure] : null,
      createdAt: new Date('2026-01-01T12:00:00Z'),
      appliedAt: null,
      undoneAt: null,
    };
    await page.unroute(`**/api/imports/${ID}`);
    await page.route(`**/api/imports/${ID}`, (route) => route.fulfill({ json: z.encode(getImport.response, summary) }));
    await page.goto(`${origin}/import?id=${ID}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await settled(page);
  };

/** Not waiting for the network: the screen of a running import keeps polling. */
const settled = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => {}));
