/**
 * The modules from the lowest to the highest. Each has at most one folder in `client/src`, `server` and `shared`, and imports only
 * modules that stand before it. What is in no module (`server/platform`, `client/src/ui`, `shared/schema`, …) imports none.
 */
const MODULES = [
  'accounts',
  'plans',
  'organizations',
  'games',
  'plays',
  'score-pads',
  'nights',
  'copies',
  'recommendations',
  'magic-picker',
  'evening',
  'guests',
  'sharing',
  'transfer',
  'collection',
  'profile',
  'home',
] as const;

export type Module = (typeof MODULES)[number];

/** Client folders that other modules may import, beside the files at the top of a module. */
export const PUBLIC_FOLDERS: Partial<Record<Module, readonly string[]>> = {};

/** What mounts the modules: `client/src/app`, and the files at the top of `server`, `client/src` and `shared`. */
export const TOP = MODULES.length;
/** What imports no module. */
export const BASE = -1;

const PLACE = /^(client\/src|server|shared)\/(?:([^/]+)\/)?/;

/** The module of a file; undefined outside of modules. */
export function moduleOf(file: string): Module | undefined {
  const folder = PLACE.exec(file)?.[2];
  return MODULES.find((name) => name === folder);
}

/** The place of a file in the order: `BASE`, the place of its module, or `TOP`; undefined for scripts and tests. */
export function placeOf(file: string): number | undefined {
  const [, tree, folder] = PLACE.exec(file) ?? [];
  if (tree === undefined) return undefined;
  if (folder === undefined) return tree === 'shared' && file !== 'shared/all-contracts.ts' ? BASE : TOP;
  if (folder === 'app' || folder === 'service-worker') return TOP;
  return MODULES.findIndex((name) => name === folder);
}
