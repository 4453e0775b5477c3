import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface BuiltFile {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The code of each screen, so that the browser need not find out first what it needs. */
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

/** Links that fetch a screen's styles and code together with the application's own; none for other addresses. */
export async function preloads(folder: string, path: string): Promise<{ styles: string; scripts: string }> {
  const screen = SCREENS.find(([pattern]) => pattern.test(path))?.[1];
  if (screen === undefined) return { styles: '', scripts: '' };
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>;
  const needed = filesOf(manifest, `src/features/${screen}.tsx`);
  const inShell = filesOf(manifest, 'index.html');
  const links = (files: Set<string>, known: Set<string>, link: string) =>
    [...files].map((file) => (known.has(file) ? '' : `\n    <link ${link} crossorigin href="/${file}" />`)).join('');
  return {
    styles: links(needed.css, inShell.css, 'rel="stylesheet"'),
    scripts: links(needed.js, inShell.js, 'rel="modulepreload"'),
  };
}

function filesOf(manifest: Record<string, BuiltFile>, entry: string) {
  const js = new Set<string>();
  const css = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const built = manifest[name];
    if (!built || seen.has(name)) return;
    seen.add(name);
    js.add(built.file);
    for (const file of built.css ?? []) css.add(file);
    for (const imported of built.imports ?? []) visit(imported);
  };
  visit(entry);
  return { js, css };
}
