import type { BrowserContext, Page } from 'playwright-core';
import { rounded } from './figures.ts';

/** A page that is visited with nothing kept from before. */
export interface Visit {
  address: string;
  /** Waits until the page shows what it is for. */
  shown: (page: Page) => Promise<unknown>;
}

/** Time after that in which a browser may still report what it saw. */
const REPORTS_MS = 1_500;

interface Observed {
  observed: { shift: number; largestPaint: number; blocking: number };
}

/** What a browser loads and how it feels: kilobytes as they are sent, and milliseconds from the call for the page. */
export async function visit(context: BrowserContext, { address, shown }: Visit): Promise<Record<string, number>> {
  const page = await context.newPage();
  const sent = await countBytes(page);
  await observe(page);
  await page.goto(address);
  await shown(page);
  await page.waitForTimeout(REPORTS_MS);
  const seen = await page.evaluate(() => (window as unknown as Observed).observed);
  await page.close();
  return {
    'JavaScript kB': rounded(sent.Script / 1000, 1),
    'style sheets kB': rounded(sent.Stylesheet / 1000, 1),
    'largest paint ms': rounded(seen.largestPaint),
    'blocking ms': rounded(seen.blocking),
    'layout shift': rounded(seen.shift, 4),
  };
}

/** Counts what comes over the wire for scripts and for style sheets, compressed. */
async function countBytes(page: Page): Promise<{ Script: number; Stylesheet: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, 'Script' | 'Stylesheet'>();
  const bytes = { Script: 0, Stylesheet: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') kinds.set(requestId, type);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  return bytes;
}

/** Blocking is what each long task takes beyond 50 ms. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    const observed: Observed['observed'] = { shift: 0, largestPaint: 0, blocking: 0 };
    Object.assign(window, { observed });
    const watch = (
      type: string,
      see: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
    ) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    watch('layout-shift', (entry) => (observed.shift += entry.hadRecentInput ? 0 : (entry.value ?? 0)));
    watch('largest-contentful-paint', (entry) => (observed.largestPaint = entry.startTime));
    watch('longtask', (entry) => (observed.blocking += Math.max(0, entry.duration - 50)));
  });
