import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';

/** What a page holds besides its head: the drawn screen, and the data that its code goes on with. */
export interface DrawnPage {
  root: string;
  data: string;
}

/** What a feature shows to every visitor at an address. */
export interface PageContent {
  path: string;
  /** Another one whenever a letter of the content is. */
  version: string;
  /** The content as JSON, as its endpoint answers. */
  load: () => Promise<Buffer>;
}

/** What the build makes of client/src/prerender.tsx. */
interface Prerender {
  prerenderShared: (path: string, json: string) => Promise<DrawnPage>;
}

/** Each takes two bytes once a page has one letter beyond Latin-1. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

/** Draws pages for visitors with the code of the screens. Each is kept while it is the same. @param folder `prerender/` of the build */
export function openDrawing(folder: string) {
  const drawn = new LRUCache<string, DrawnPage, PageContent>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ root, data }) => root.length + data.length,
    fetchMethod: async (_key, _stale, { context: { path, load } }) => {
      const { prerenderShared } = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Prerender;
      return prerenderShared(path, (await load()).toString());
    },
  });
  return {
    home: async (): Promise<DrawnPage> => ({ root: await readFile(join(folder, 'home.html'), 'utf8'), data: '' }),
    shared: (content: PageContent): Promise<DrawnPage> =>
      drawn.forceFetch(`${content.path} ${content.version}`, { context: content }),
  };
}
