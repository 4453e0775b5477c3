import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { memoizeAsync } from '#server/platform/workers/memoize-async.ts';
import { type CachedResponse, plainBody } from '#server/platform/http/bodies/cached-response.ts';
import type { PublicConfig } from '#shared/shapes/public-config.ts';

/** The body of a page: the rendered screen, and the data for hydration. */
export interface RenderedPage {
  root: string;
  data: string;
  /** Of a page that the build has rendered: changes with it. */
  version?: string;
  /** Complete without the application, which is loaded when it is needed. */
  isStatic?: true;
}

/** Content that a feature shows to every visitor at an address. */
export interface PageContent {
  path: string;
  /** Changes with every change of the content. */
  version: string;
  /** The content as JSON, as its endpoint answers; null for more than is built for a page. */
  load: () => Promise<CachedResponse | null>;
}

/** The built module of client/src/prerender.tsx. */
interface Prerender {
  prerenderShared: (path: string, json: string) => Promise<RenderedPage>;
  prerenderSignIn: (address: string, config: PublicConfig) => Promise<RenderedPage>;
}

/** Width that a screen is rendered for; its heading may differ on phones. */
type Width = 'phone' | 'wide';
/** Rendered screens by address. */
type Screens<Screen> = Record<Width, Partial<Record<string, Screen>>>;

/** The content of 2,000 games has 800 kB. Whoever opens a larger collection waits for it in the browser, not on the server. */
const MAX_PRERENDERED_BYTES = 1024 * 1024;

/**
 * Renders pages for visitors with the code of the screens. @param folder `prerender/` of the build
 */
export function openRenderer(folder: string) {
  const prerender = async () => (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Prerender;
  const home = memoizeAsync(async () => builtPage(await readFile(join(folder, 'home.html'), 'utf8')));
  const screensOfUsers = memoizeAsync(async (): Promise<Screens<RenderedPage>> => {
    const { phone, wide } = JSON.parse(await readFile(join(folder, 'screens.json'), 'utf8')) as Screens<string>;
    return { phone: builtPages(phone), wide: builtPages(wide) };
  });
  return {
    home,
    /** A screen before its code and data are loaded, for signed-in users; null for addresses that are not rendered. */
    screen: async (width: Width, address: string, path: string): Promise<RenderedPage | null> => {
      const screens = (await screensOfUsers())[width];
      // The page of one thing begins the same for all of them.
      return screens[address] ?? screens[path.replace(/\d+/, '1')] ?? null;
    },
    /** Null for more than is rendered. */
    shared: async ({ path, load }: PageContent): Promise<RenderedPage | null> => {
      const body = await load();
      if (body === null || body.length > MAX_PRERENDERED_BYTES) return null;
      return (await prerender()).prerenderShared(path, (await plainBody(body)).toString());
    },
    /** @param address with its query, which says where to return to, or what failed */
    signIn: async (address: string, config: PublicConfig): Promise<RenderedPage> => ({
      ...(await (await prerender()).prerenderSignIn(address, config)),
      isStatic: true,
    }),
  };
}

const builtPage = (root: string): RenderedPage => ({
  root,
  data: '',
  version: createHash('sha256').update(root).digest('base64url'),
});

const builtPages = (roots: Partial<Record<string, string>>) =>
  Object.fromEntries(Object.entries(roots).map(([address, root = '']) => [address, builtPage(root)]));
