import type { BrowserContext, Page } from 'playwright-core';
import { rounded } from './statistics.ts';

/** A page that is visited with an empty cache. */
export interface Visit {
  address: string;
  /** Waits until the page shows what it is for. */
  shown: (page: Page) => Promise<unknown>;
  /** Selects what people come for: the first game, sentence, night or form, not a heading. */
  content?: string;
}

/** Time after that in which a browser may still report what it saw. */
const REPORTS_MS = 1_500;
/** A slowed processor runs deferred work later. */
const SLOWED_REPORTS_MS = 3_000;

/** Bytes transferred by a browser, and its timings in milliseconds from the request of the page. */
export interface VisitMetrics {
  requests: number;
  bytes: Record<Kind, number>;
  largestPaint: number;
  /** When its content was visible and could be pressed; the largest paint may be a heading. 0 if it has no selector. */
  content: number;
  /** The element of that paint: its name, its class, and how its text begins. */
  element: string;
  blocking: number;
  shift: number;
}

/** Kinds of files by the browser's names for them; what a page asks for besides is data. */
const KINDS = {
  Document: 'page',
  Script: 'JavaScript',
  Stylesheet: 'style sheets',
  Font: 'fonts',
  Image: 'images',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'data';

interface Observed {
  observed: Pick<VisitMetrics, 'largestPaint' | 'element' | 'blocking' | 'shift'>;
}

/** @param slowed how many times slower the processor is than it is */
export async function measureVisit(
  context: BrowserContext,
  { address, shown, content }: Visit,
  slowed = 1,
): Promise<VisitMetrics> {
  const page = await context.newPage();
  const sent = await countSent(page, slowed);
  await observe(page);
  await page.goto(address, { waitUntil: 'commit' });
  const contentAt = content === undefined ? null : page.waitForFunction(timeOfContent, content, { polling: 'raf' });
  await shown(page);
  await page.waitForTimeout(slowed === 1 ? REPORTS_MS : SLOWED_REPORTS_MS);
  const seen = await page.evaluate(() => (window as unknown as Observed).observed);
  const at = contentAt === null ? 0 : await (await contentAt).jsonValue();
  await page.close();
  return { ...sent, ...seen, content: at };
}

/** Runs in the page: the milliseconds since its request once an element is visible and free, else 0. */
function timeOfContent(selector: string): number {
  const isFree = (element: Element) => element.checkVisibility() && element.closest('[inert]') === null;
  return [...document.querySelectorAll(selector)].some(isFree) ? performance.now() : 0;
}

/** The same as cells of a table, for a desktop as fast as this machine. */
export async function visit(context: BrowserContext, page: Visit): Promise<Record<string, number>> {
  const seen = await measureVisit(context, page);
  return {
    'JavaScript kB': rounded(seen.bytes.JavaScript / 1000, 1),
    'style sheets kB': rounded(seen.bytes['style sheets'] / 1000, 1),
    'largest paint ms': rounded(seen.largestPaint),
    'blocking ms': rounded(seen.blocking),
    'layout shift': rounded(seen.shift, 4),
  };
}

/** Counts the compressed bytes by kind of file; responses to API calls count as data. */
async function countSent(page: Page, slowed: number): Promise<Pick<VisitMetrics, 'requests' | 'bytes'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (slowed !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const kinds = new Map<string, Kind>();
  const bytes = { page: 0, JavaScript: 0, 'style sheets': 0, fonts: 0, images: 0, data: 0 };
  const sent = { requests: 0, bytes };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!request.url.startsWith('http') || kinds.has(requestId)) return;
    sent.requests += 1;
    kinds.set(requestId, Object.entries(KINDS).find(([name]) => name === type)?.[1] ?? 'data');
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind && kind !== 'page') bytes[kind] += encodedDataLength;
  });
  // The browser reports only the total of the page itself, headers included.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'page') bytes.page += encodedDataLength;
  });
  return sent;
}

/** Blocking is what each long task takes beyond 50 ms. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    const observed: Observed['observed'] = { shift: 0, largestPaint: 0, element: '', blocking: 0 };
    Object.assign(window, { observed });
    const watch = (
      type: string,
      see: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean; element?: Element | null }) => void,
    ) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    watch('layout-shift', (entry) => (observed.shift += entry.hadRecentInput ? 0 : (entry.value ?? 0)));
    watch('largest-contentful-paint', ({ startTime, element }) => {
      observed.largestPaint = startTime;
      const text = element?.textContent.trim().slice(0, 24);
      observed.element = `${element?.localName}.${element?.getAttribute('class')?.split(' ')[0] ?? ''} ${text}`;
    });
    watch('longtask', (entry) => (observed.blocking += Math.max(0, entry.duration - 50)));
  });
