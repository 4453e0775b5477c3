import type { Language } from '#shared/text/languages.ts';
import { CURRENT_USER_PATH } from '#shared/contract/current-user-path.ts';
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
const HOME = ['home/home-page', 'home/owner-home/owner-home'] as const;
const LISTS = ['collection/my-games-page', 'collection/my-games/components/games-panel'] as const;
const SHARED = ['sharing/shared-collection-page', 'sharing/shared-collection/shared-body'] as const;
const HEALTH = ['collection/my-games-page', 'collection/shelf-health/shelf-health-tab'] as const;
const RECOMMENDATIONS = ['collection/my-games-page', 'recommendations/recommendations'] as const;
const ANALYTICS = ['collection/my-games-page', 'plays/analytics/analytics-tab'] as const;

/**
 * The code of each screen and the data it always requests, so that the browser need not discover them. `$1` is the id
 * in the path. Patterns are looked for with the tab of an address first, then without.
 */
const SCREENS: readonly (readonly [RegExp, string | readonly [string, string], ...string[]])[] = [
  [/^\/$/, HOME, '/api/home'],
  [/^\/login$/, 'home/login-page'],
  [/^\/create-account$/, 'accounts/create-account-page'],
  [/^\/add-game$/, 'collection/add-game-page', '/api/games'],
  [/^\/my-games\?tab=analytics$/, ANALYTICS, '/api/games', '/api/events', '/api/game-sessions', '/api/people'],
  [/^\/my-games\?tab=health$/, HEALTH, '/api/games', '/api/events', '/api/game-sessions', '/api/played-games/counts'],
  [/^\/my-games\?tab=recommendations$/, RECOMMENDATIONS, '/api/games', '/api/events'],
  [/^\/my-games$/, LISTS, '/api/games', '/api/loans', '/api/events', '/api/played-games/counts'],
  [/^\/games\/(\d+)$/, 'collection/game-page', '/api/games', '/api/loans', '/api/games/$1/sessions', '/api/people'],
  [/^\/shared-collections$/, 'sharing/share-links-page'],
  [/^\/shared\/[^/]+\/?$/, SHARED],
  [/^\/table$/, 'score-pads/score-pads-page'],
  [/^\/table\/[^/]+\/?$/, 'score-pads/score-pad-page'],
  [/^\/plays$/, 'plays/plays-page', '/api/game-sessions'],
  [/^\/story$/, 'stories/story-page', '/api/game-sessions', '/api/games'],
  [/^\/challenges$/, 'challenges/challenges-page', '/api/challenges', '/api/game-sessions', '/api/games'],
  [/^\/challenges\/\d+$/, 'challenges/challenge-page', '/api/challenges', '/api/game-sessions', '/api/games'],
  [/^\/people$/, 'plays/people-page'],
  [/^\/played-games$/, 'plays/played-games-page'],
  [/^\/people\/\d+$/, 'plays/person-page'],
  [/^\/import$/, 'transfer/import-page'],
  [/^\/magic-picker$/, 'magic-picker/magic-picker-page', '/api/games', '/api/loans'],
  [/^\/game-nights$/, 'nights/game-nights-page', '/api/events', '/api/hostings', '/api/invitations'],
  [
    /^\/game-nights\/(\d+)$/,
    'evening/game-night-page',
    '/api/events/$1',
    '/api/events/$1/attendees',
    '/api/events/$1/games',
  ],
  [/^\/game-nights\/\d+\/wrap-up$/, 'nights/wrap-up-page'],
  [/^\/score-sheets$/, 'plays/score-sheets-page'],
  [/^\/groups$/, 'nights/groups-page'],
  [/^\/groups\/\d+$/, 'nights/group-shelf-page'],
  [/^\/groups\/(\d+)\/awards$/, 'awards/awards-page', '/api/groups/$1/awards'],
  [/^\/groups\/\d+\/ladder$/, 'ladders/ladder-page'],
  [/^\/premium$/, 'plans/premium-page'],
  [/^\/terms$/, 'accounts/terms-page'],
  [/^\/privacy$/, 'accounts/privacy-page'],
  [/^\/staff$/, 'recommendations/staff-page'],
  [/^\/admin$/, 'admin/admin-page'],
  [/^\/profile$/, 'profile/profile-page'],
];

/**
 * Links that preload a screen's styles and code with those of the application; none for other paths. @param folder of
 * the built client, read once
 */
export function openPreloads(folder: string, language: Language): (path: string, tab: unknown) => Preloads {
  const built = readBuiltFiles(folder, language);
  const inShell = filesOf(built, 'index.html');
  const links = (files: ReadonlySet<string>, known: ReadonlySet<string>, link: string) =>
    [...files].map((file) => (known.has(file) ? '' : `\n    <link ${link} crossorigin href="/${file}" />`)).join('');
  const ofScreens = SCREENS.map(([pattern, screen, ...data]) => {
    const [page, part] = typeof screen === 'string' ? [screen] : screen;
    const needed = filesOf(built, `src/${page}.tsx`, ...(part ? [`src/${part}.tsx`] : []));
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
