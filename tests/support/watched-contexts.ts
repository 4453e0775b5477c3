import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

interface Watched {
  /** What its pages said, a line for each message. */
  console: string[];
  isTraced: boolean;
}

const contexts = new Map<BrowserContext, Watched>();

const trace = { isOn: false };

/** Whether contexts that are opened from now on are traced, which slows everything down. */
export function traceContexts(isOn: boolean): void {
  trace.isOn = isOn;
}

/** Keeps the console of a context until it is closed, and its trace where `traceContexts` says so. */
export async function watchContext(context: BrowserContext): Promise<void> {
  const lines: string[] = [];
  contexts.set(context, { console: lines, isTraced: trace.isOn });
  context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => lines.push(`error: ${String(error.error())}`));
  context.on('close', () => contexts.delete(context));
  if (trace.isOn) await context.tracing.start({ snapshots: true });
}

/** Writes the screenshots, console and trace of every open context to a folder of test-results/. */
export async function keepWhatWasSeen(test: string): Promise<void> {
  const folder = join('test-results', test.replaceAll(/\W+/g, '-').replace(/^-/, '').slice(0, 120));
  await mkdir(folder, { recursive: true });
  let place = 0;
  for (const [context, { console, isTraced }] of contexts) {
    place += 1;
    for (const [n, page] of context.pages().entries())
      await page.screenshot({ path: join(folder, `window-${place}-page-${n + 1}.png`) });
    await writeFile(join(folder, `window-${place}-console.txt`), console.join('\n'));
    if (isTraced) await context.tracing.stop({ path: join(folder, `window-${place}-trace.zip`) });
  }
}
