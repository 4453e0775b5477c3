import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';

/** The body of a page: the rendered screen, and the data for hydration. */
export interface RenderedPage {
  root: string;
  data: string;
}

/** What a feature shows to every visitor at an address. */
export interface PageContent {
  path: string;
  /** Changes with every change of the content. */
  version: string;
  /** The content as JSON, as its endpoint answers. */
  load: () => Promise<Buffer>;
}

/** The built module of client/src/prerender.tsx. */
interface Prerender {
  prerenderShared: (path: string, json: string) => Promise<RenderedPage>;
}

/** What a screen is drawn for: it may have another head on a phone. */
type Width = 'phone' | 'wide';
/** By address. */
type Screens = Record<Width, Partial<Record<string, string>>>;

/** A string takes two bytes per character once it has one beyond Latin-1. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

/**
 * Renders pages for visitors with the code of the screens and caches them while their content is unchanged. @param
 * folder `prerender/` of the build
 */
export function openRenderer(folder: string) {
  const drawn = new LRUCache<string, RenderedPage, PageContent>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ root, data }) => root.length + data.length,
    fetchMethod: async (_key, _stale, { context: { path, load } }) => {
      const { prerenderShared } = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Prerender;
      return prerenderShared(path, (await load()).toString());
    },
  });
  let screensOfUsers: Promise<Screens> | undefined;
  const readScreens = async () => JSON.parse(await readFile(join(folder, 'screens.json'), 'utf8')) as Screens;
  return {
    home: async (): Promise<RenderedPage> => ({ root: await readFile(join(folder, 'home.html'), 'utf8'), data: '' }),
    /** A screen before its code and data are loaded, for signed-in users; null for addresses that are not drawn. */
    screen: async (width: Width, address: string, path: string): Promise<RenderedPage | null> => {
      const screens = (await (screensOfUsers ??= readScreens()))[width];
      const root = screens[address] ?? screens[path];
      return root === undefined ? null : { root, data: '' };
    },
    shared: (content: PageContent): Promise<RenderedPage> =>
      drawn.forceFetch(`${content.path} ${content.version}`, { context: content }),
  };
}
