import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** What a browser window said, a line for each message. */
const consoles = new Map<BrowserContext, string[]>();

/** Records what happens in a context from now on, until it is closed. */
export async function watchContext(context: BrowserContext): Promise<void> {
  const lines: string[] = [];
  consoles.set(context, lines);
  context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => lines.push(`error: ${String(error.error())}`));
  context.on('close', () => consoles.delete(context));
  await context.tracing.start({ snapshots: true });
}

/** Writes the screenshots, trace and console of every open context to a folder of test-results/. */
export async function keepWhatWasSeen(test: string): Promise<void> {
  const folder = join('test-results', test.replaceAll(/[^\w-]+/g, '-').slice(0, 120));
  await mkdir(folder, { recursive: true });
  let place = 0;
  for (const [context, lines] of consoles) {
    place += 1;
    for (const [n, page] of context.pages().entries())
      await page.screenshot({ path: join(folder, `window-${place}-page-${n + 1}.png`) });
    await writeFile(join(folder, `window-${place}-console.txt`), lines.join('\n'));
    await context.tracing.stop({ path: join(folder, `window-${place}-trace.zip`) });
    await context.close();
  }
}
