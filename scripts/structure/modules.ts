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
  'challenges',
  'score-pads',
  'nights',
  'ladders',
  'tournaments',
  'copies',
  'recommendations',
  'magic-picker',
  'evening',
  'awards',
  'guests',
  'sharing',
  'stories',
  'transfer',
  'collection',
  'profile',
  'home',
  'mcp',
  'admin',
] as const;

type Module = (typeof MODULES)[number];

/** What other modules import of a client module, besides the files at its top: folders of parts, not of screens. */
const PUBLIC_FOLDERS: Partial<Record<Module, readonly string[]>> = {
  accounts: ['sign-in'],
  games: ['edit-game', 'filters', 'mechanic-names', 'parts', 'popular-games', 'share-evolution', 'tags'],
  plays: ['analytics', 'parts', 'people', 'play-dialog', 'played-games', 'rules', 'score-sheets', 'unsent-plays'],
  nights: [
    'calendar-feed',
    'channels',
    'comments',
    'date-polls',
    'groups',
    'messages',
    'night-page',
    'parts',
    'templates',
    'votes',
    'waiting-mails',
    'wrap-up',
  ],
  copies: ['loans', 'scanning'],
};

const PLACE = /^(client\/src|server|shared)\/(?:([^/]+)\/)?/;

/** The module of a file; undefined outside of modules. */
export function moduleOf(file: string): Module | undefined {
  const folder = PLACE.exec(file)?.[2];
  return MODULES.find((name) => name === folder);
}

/**
 * The place of a file in the order: that of its module; -1 for what imports no module, and the highest for what mounts them:
 * `client/src/app` and the files at the top of `client/src` and `server`. Undefined for scripts and tests.
 */
export function placeOf(file: string): number | undefined {
  const [, tree, folder] = PLACE.exec(file) ?? [];
  if (tree === undefined) return undefined;
  const isTop = folder === undefined ? tree !== 'shared' || file === 'shared/all-contracts.ts' : TOP.has(folder);
  return isTop ? MODULES.length : MODULES.findIndex((name) => name === folder);
}

const TOP = new Set(['app', 'service-worker']);

/** Whether a file may import another one, as far as modules go. */
export function mayImport(from: string, to: string): boolean {
  const [here, there] = [placeOf(from), placeOf(to)];
  if (here === undefined || there === undefined || moduleOf(from) === moduleOf(to)) return true;
  return here >= there && (isPublic(to) || (from === 'server/app.ts' && /[/-]routes\.ts$/.test(to)));
}

/** Of a server module that is its `service.ts`, of the contracts and rules in `shared` all. */
export function isPublic(file: string): boolean {
  const module = moduleOf(file);
  if (module === undefined || file.startsWith('shared/')) return true;
  if (file.startsWith('server/')) return file === `server/${module}/service.ts`;
  const folder = file.slice(`client/src/${module}/`.length).split('/').slice(0, -1)[0];
  return folder === undefined || (PUBLIC_FOLDERS[module]?.includes(folder) ?? false);
}
