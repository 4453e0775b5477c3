import { CURRENT_USER_PATH } from '#shared/contracts/current-user-path.ts';
import { type BuiltFile, readBuiltFiles } from './built-files.ts';

/** Preload links for the head of a page. */
interface Preloads {
  styles: string;
  scripts: string;
  /** For signed-in users: additional code, and the first data of the screen. */
  ofOwner: string;
}

const NONE: Preloads = { styles: '', scripts: '', ofOwner: '' };

/** Modules that signed-in users need on every page. */
const SIGNED_IN_PARTS = 'src/app/signed-in-parts.ts';
/** Modules that these screens need besides: the home page, and a tab of My Games. */
const HOME = ['home/home-page', 'owner-home/owner-home'] as const;
const LISTS = ['my-games/my-games-page', 'collection/components/games-panel'] as const;
const SHARED = ['shared-collection/shared-collection-page', 'shared-collection/components/shared-body'] as const;
const HEALTH = ['my-games/my-games-page', 'shelf-health/shelf-health-tab'] as const;
const RECOMMENDATIONS = ['my-games/my-games-page', 'recommendations/recommendations'] as const;
const ANALYTICS = ['my-games/my-games-page', 'analytics/analytics-tab'] as const;

/**
 * The code of each screen and the data it always requests, so that the browser need not discover them. `$1` is the id
 * in the path. Patterns are looked for with the tab of an address first, then without.
 */
const SCREENS: readonly (readonly [RegExp, string | readonly [string, string], ...string[]])[] = [
  [/^\/$/, HOME, '/api/home'],
  [/^\/login$/, 'login/login-page'],
  [/^\/create-account$/, 'create-account/create-account-page'],
  [/^\/add-game$/, 'add-game/add-game-page', '/api/games'],
  [/^\/my-games\?tab=analytics$/, ANALYTICS, '/api/games', '/api/events', '/api/game-sessions', '/api/people'],
  [/^\/my-games\?tab=health$/, HEALTH, '/api/games', '/api/events', '/api/game-sessions', '/api/played-games/counts'],
  [/^\/my-games\?tab=recommendations$/, RECOMMENDATIONS, '/api/games', '/api/events'],
  [/^\/my-games$/, LISTS, '/api/games', '/api/loans', '/api/events', '/api/played-games/counts'],
  [/^\/games\/(\d+)$/, 'game-page/game-page', '/api/games', '/api/loans', '/api/games/$1/sessions', '/api/people'],
  [/^\/shared-collections$/, 'share-links/share-links-page'],
  [/^\/shared\/[^/]+\/?$/, SHARED],
  [/^\/table$/, 'score-pads/score-pads-page'],
  [/^\/table\/[^/]+\/?$/, 'score-pads/score-pad-page'],
  [/^\/plays$/, 'plays/plays-page', '/api/game-sessions'],
  [/^\/people$/, 'people/people-page'],
  [/^\/played-games$/, 'played-games/played-games-page'],
  [/^\/people\/\d+$/, 'people/person-page'],
  [/^\/import$/, 'import/import-page'],
  [/^\/magic-picker$/, 'magic-picker/magic-picker-page', '/api/games', '/api/loans'],
  [/^\/game-nights$/, 'game-nights/game-nights-page', '/api/events', '/api/hostings', '/api/invitations'],
  [
    /^\/game-nights\/(\d+)$/,
    'game-night/game-night-page',
    '/api/events/$1',
    '/api/events/$1/attendees',
    '/api/events/$1/games',
  ],
  [/^\/game-nights\/\d+\/wrap-up$/, 'wrap-up/wrap-up-page'],
  [/^\/score-sheets$/, 'score-sheets/score-sheets-page'],
  [/^\/groups$/, 'groups/groups-page'],
  [/^\/groups\/\d+$/, 'groups/group-shelf-page'],
  [/^\/premium$/, 'premium/premium-page'],
  [/^\/terms$/, 'legal/terms-page'],
  [/^\/privacy$/, 'legal/privacy-page'],
  [/^\/staff$/, 'staff/staff-page'],
  [/^\/profile$/, 'profile/profile-page'],
];

/**
 * Links that preload a screen's styles and code with those of the application; none for other paths. @param folder of
 * the built client, read once
 */
export function openPreloads(folder: string): (path: string, tab: unknown) => Preloads {
  const built = readBuiltFiles(folder);
  const inShell = filesOf(built, 'index.html');
  const links = (files: ReadonlySet<string>, known: ReadonlySet<string>, link: string) =>
    [...files].map((file) => (known.has(file) ? '' : `\n    <link ${link} crossorigin href="/${file}" />`)).join('');
  const ofScreens = SCREENS.map(([pattern, screen, ...data]) => {
    const [page, part] = typeof screen === 'string' ? [screen] : screen;
    const needed = filesOf(built, `src/pages/${page}.tsx`, ...(part ? [`src/features/${part}.tsx`] : []));
    const more = filesOf(built, SIGNED_IN_PARTS);
    return {
      pattern,
      styles: links(needed.css, inShell.css, 'rel="stylesheet"'),
      scripts: links(needed.js, inShell.js, MODULE),
      ofOwner:
        links(more.css, new Set([...inShell.css, ...needed.css]), 'rel="stylesheet"') +
        links(more.js, new Set([...inShell.js, ...needed.js]), MODULE) +
        dataLinks(data),
    };
  });
  return (path, tab) => {
    for (const address of [`${path}?tab=${String(tab)}`, path]) {
      const found = ofScreens.find(({ pattern }) => pattern.test(address));
      if (found) return { ...found, ofOwner: address.replace(found.pattern, found.ofOwner) };
    }
    return NONE;
  };
}

const MODULE = 'rel="modulepreload"';

/** With the attributes of the client's own requests, otherwise the browser would request the data twice. */
const dataLinks = (paths: readonly string[]) =>
  [CURRENT_USER_PATH, ...paths]
    .map((path) => `\n    <link rel="preload" as="fetch" crossorigin href="${path}" />`)
    .join('');

function filesOf(built: Record<string, BuiltFile>, ...entries: string[]) {
  const js = new Set<string>();
  const css = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const one = built[name];
    if (!one || seen.has(name)) return;
    seen.add(name);
    js.add(one.file);
    for (const file of one.css ?? []) css.add(file);
    for (const imported of one.imports ?? []) visit(imported);
  };
  entries.forEach(visit);
  return { js, css };
}
