import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

interface Watched {
  /** Console messages of its pages, one line each. */
  console: string[];
  isTraced: boolean;
}

/** The used part of Vitest's test. */
interface RunningTest {
  name: string;
  result?: { state: string; retryCount?: number };
}

const contexts = new Map<BrowserContext, Watched>();
let running: RunningTest | undefined;
let windowCount = 0;

/** Sets the running test. Its contexts are traced on retry only, because tracing is slow. */
export function noteTest(test: RunningTest): void {
  running = test;
}

/** Records a context's console, and a trace on retry; writes both if the test fails. */
export async function watchContext(context: BrowserContext): Promise<void> {
  const lines: string[] = [];
  const isTraced = (running?.result?.retryCount ?? 0) > 0;
  contexts.set(context, { console: lines, isTraced });
  context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => lines.push(`error: ${String(error.error())}`));
  context.on('close', () => contexts.delete(context));
  const close = context.close.bind(context);
  context.close = async (options) => {
    await keepFailure(context);
    await close(options);
  };
  if (isTraced) await context.tracing.start({ snapshots: true });
}

/** Writes the state of every open context if the test failed. */
export async function keepFailures(): Promise<void> {
  for (const context of contexts.keys()) await keepFailure(context);
}

/** Writes screenshots, console and trace of a context to a folder in test-results/ if the test failed. */
async function keepFailure(context: BrowserContext): Promise<void> {
  const watched = contexts.get(context);
  if (running?.result?.state !== 'fail' || !watched) return;
  contexts.delete(context);
  const folder = join('test-results', running.name.replaceAll(/\W+/g, '-').replace(/^-/, '').slice(0, 120));
  await mkdir(folder, { recursive: true });
  windowCount += 1;
  const name = join(folder, `window-${windowCount}`);
  try {
    for (const [n, page] of context.pages().entries()) await page.screenshot({ path: `${name}-page-${n + 1}.png` });
    await writeFile(`${name}-console.txt`, watched.console.join('\n'));
    if (watched.isTraced) await context.tracing.stop({ path: `${name}-trace.zip` });
  } catch (error) {
    process.stderr.write(`What the browser showed could not be kept: ${String(error)}\n`);
  }
}
