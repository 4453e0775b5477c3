import { type BuiltFile, readBuiltFiles } from './built-files.ts';

/** Links for the head of a page. */
interface Preloads {
  styles: string;
  scripts: string;
}

const NONE: Preloads = { styles: '', scripts: '' };

/** The code of each screen, so that the browser can request it early. */
const SCREENS: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'landing/landing-page'],
  [/^\/login$/, 'auth/login-page'],
  [/^\/create-account$/, 'auth/create-account-page'],
  [/^\/add-game$/, 'add-game/add-game-page'],
  [/^\/my-games$/, 'collection/my-games-page'],
  [/^\/games\/\d+$/, 'game-page/game-page'],
  [/^\/shared-collections$/, 'sharing/sharing-page'],
  [/^\/shared\/[^/]+\/?$/, 'shared-collection/shared-collection-page'],
  [/^\/table$/, 'table-mode/table-page'],
  [/^\/table\/[^/]+\/?$/, 'table-mode/pad-page'],
  [/^\/plays$/, 'plays/plays-page'],
  [/^\/people$/, 'people/people-page'],
  [/^\/people\/\d+$/, 'people/person-page'],
  [/^\/import$/, 'import/import-page'],
  [/^\/magic-picker$/, 'magic-picker/magic-picker-page'],
  [/^\/game-nights$/, 'game-nights/game-nights-page'],
  [/^\/game-nights\/\d+$/, 'game-night/game-night-page'],
  [/^\/game-nights\/\d+\/wrap-up$/, 'wrap-up/wrap-up-page'],
  [/^\/score-sheets$/, 'score-sheets/score-sheets-page'],
  [/^\/groups$/, 'groups/groups-page'],
  [/^\/groups\/\d+$/, 'groups/group-shelf-page'],
  [/^\/premium$/, 'plans/premium-page'],
  [/^\/terms$/, 'legal/terms-page'],
  [/^\/privacy$/, 'legal/privacy-page'],
  [/^\/staff$/, 'staff-picks/staff-page'],
  [/^\/profile$/, 'profile/profile-page'],
];

/**
 * Links that fetch a screen's styles and code together with the application's own; none for other addresses.
 * @param folder of the built screens, which is read once
 */
export function openPreloads(folder: string): (path: string) => Preloads {
  const built = readBuiltFiles(folder);
  const inShell = filesOf(built, 'index.html');
  const links = (files: Set<string>, known: Set<string>, link: string) =>
    [...files].map((file) => (known.has(file) ? '' : `\n    <link ${link} crossorigin href="/${file}" />`)).join('');
  const ofScreens = SCREENS.map(([pattern, screen]) => {
    const needed = filesOf(built, `src/features/${screen}.tsx`);
    return {
      pattern,
      styles: links(needed.css, inShell.css, 'rel="stylesheet"'),
      scripts: links(needed.js, inShell.js, 'rel="modulepreload"'),
    };
  });
  return (path) => ofScreens.find(({ pattern }) => pattern.test(path)) ?? NONE;
}

function filesOf(built: Record<string, BuiltFile>, entry: string) {
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
  visit(entry);
  return { js, css };
}
