import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openBrowser } from '../../tests/support/browser/browser.ts';
import { SIZES, isShort } from './sizes.ts';
import { median, rounded } from './statistics.ts';
import { PHONE, CPU_SLOWDOWN } from './phone.ts';
import { signedIn, visitor } from './signed-in.ts';
import { openSlowNetwork, type SlowNetwork } from './slow-network.ts';
import { ended, type ServerUnderTest, startServer } from './server-under-test.ts';
import { measureVisit, type VisitMetrics } from './visit.ts';
import { makeScreens, type VisitedScreen } from './visited-screens.ts';

const ROUNDS = 3;
/** A folder with another version, built, to be measured beside this one. */
const { BESIDE } = process.env;

/**
 * First visits on a phone, and second ones, with 1.6 Mbit/s, 150 ms and a slowed processor; and on a desktop as fast as this machine.
 * The short form counts requests and bytes alone.
 */
export async function benchVisiting(stage: ServerUnderTest) {
  const screens = await makeScreens(stage, { games: SIZES.browsedGames, plays: SIZES.browsedPlays });
  const tables = await visitAll(stage.origin, screens, '');
  if (!BESIDE || isShort) return tables;
  const before = await startServer({ DATABASE_URL: stage.databaseUrl }, undefined, BESIDE);
  try {
    return { ...tables, ...(await visitAll(before.origin, screens, `, ${BESIDE}`)) };
  } finally {
    await ended(before.server);
  }
}

type Tables = Record<string, Record<string, Row>>;
type Row = ReturnType<typeof rowOf>;

async function visitAll(origin: string, screens: Record<string, VisitedScreen>, version: string): Promise<Tables> {
  const line = await openSlowNetwork(origin);
  const browser = await openBrowser();
  const titles = isShort
    ? { counted: `First visits, ${SIZES.browsedGames} games are many: requests and kilobytes` }
    : { cold: `Cold, phone${version}`, warm: `Second visit, phone${version}`, fast: `Cold, desktop${version}` };
  const tables: Tables = Object.fromEntries(Object.values(titles).map((title) => [title, {}]));
  try {
    for (const [name, screen] of Object.entries(screens)) {
      for (const [way, title] of Object.entries(titles)) {
        const row = await WAYS[way as keyof typeof WAYS](browser, line, screen).catch((error: unknown) => {
          if (version === '') throw error;
          return null;
        });
        // Another version may not have the screen.
        if (row) Object.assign(tables[title] ?? {}, { [name]: row });
        if (!isShort) console.log(title, name, JSON.stringify(row));
      }
    }
    return tables;
  } finally {
    await browser.close();
    line.close();
  }
}

const WAYS = {
  counted: async (browser: Browser, line: SlowNetwork, screen: VisitedScreen) => {
    line.setSlow(false);
    return rowOf([await coldVisit(browser, line, screen, PHONE, 1)]);
  },
  cold: async (browser: Browser, line: SlowNetwork, screen: VisitedScreen) => {
    line.setSlow(true);
    return rowOf(await times(ROUNDS, () => coldVisit(browser, line, screen, PHONE, CPU_SLOWDOWN)));
  },
  warm: async (browser: Browser, line: SlowNetwork, screen: VisitedScreen) => {
    return rowOf(await times(ROUNDS, () => secondVisit(browser, line, screen)));
  },
  fast: async (browser: Browser, line: SlowNetwork, screen: VisitedScreen) => {
    line.setSlow(false);
    return rowOf(await times(ROUNDS, () => coldVisit(browser, line, screen, {}, 1)));
  },
};

interface MetricsOnLine extends VisitMetrics {
  /** Bytes of everything that came, with headers. */
  received: number;
}

const open = (browser: Browser, { origin }: SlowNetwork, { cookie }: VisitedScreen, options: BrowserContextOptions) =>
  cookie === undefined ? visitor(browser, options) : signedIn(browser, { origin }, cookie, options);

async function coldVisit(
  browser: Browser,
  line: SlowNetwork,
  screen: VisitedScreen,
  options: BrowserContextOptions,
  slowed: number,
): Promise<MetricsOnLine> {
  const context = await open(browser, line, screen, options);
  const before = line.received();
  const seen = await measureVisit(context, { ...screen, address: line.origin + screen.path }, slowed);
  await context.close();
  return { ...seen, received: line.received() - before };
}

/** A repeated visit, with the files in the cache. */
async function secondVisit(browser: Browser, line: SlowNetwork, screen: VisitedScreen): Promise<MetricsOnLine> {
  const context = await open(browser, line, screen, { ...PHONE, serviceWorkers: 'allow' });
  line.setSlow(false);
  const first = await context.newPage();
  await first.goto(line.origin + screen.path);
  await screen.shown(first);
  // A visitor has no worker: what they keep is in the browser's own cache.
  if (screen.cookie !== undefined) await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  // A page from the service worker requests the cached API responses.
  await first.reload();
  await screen.shown(first);
  await first.waitForTimeout(1_000);
  await first.close();
  line.setSlow(true);
  const before = line.received();
  const seen = await measureVisit(context, { ...screen, address: line.origin + screen.path }, CPU_SLOWDOWN);
  await context.close();
  return { ...seen, received: line.received() - before };
}

async function times<T>(count: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  // One after the other: two at once would slow each other down.
  for (let round = 0; round < count; round += 1) results.push(await run());
  return results;
}

/** Medians of times, and the highest of counts. */
function rowOf(seen: readonly MetricsOnLine[]) {
  const most = (of: (one: MetricsOnLine) => number) => Math.max(...seen.map(of));
  const middle = (of: (one: MetricsOnLine) => number) => median(seen.map(of));
  const kilobytes = (kind: keyof VisitMetrics['bytes']) => rounded(most(({ bytes }) => bytes[kind]) / 1000, 1);
  return {
    requests: most(({ requests }) => requests),
    'JavaScript kB': kilobytes('JavaScript'),
    'style sheets kB': kilobytes('style sheets'),
    'fonts kB': kilobytes('fonts'),
    'images kB': kilobytes('images'),
    'page kB': kilobytes('page'),
    'data kB': kilobytes('data'),
    'received kB': rounded(most(({ received }) => received) / 1000),
    ...(isShort
      ? {}
      : {
          'content ms': rounded(middle(({ content }) => content)),
          'largest paint ms': rounded(middle(({ largestPaint }) => largestPaint)),
          of: seen[0]?.element ?? '',
          'blocking ms': rounded(middle(({ blocking }) => blocking)),
          'layout shift': rounded(
            middle(({ shift }) => shift),
            4,
          ),
        }),
  };
}
