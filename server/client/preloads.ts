import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface BuiltFile {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The code of the pages that are opened from outside, so that the browser need not find out first what it needs. */
const ENTRANCES: Record<string, string> = {
  '/': 'src/features/landing/landing-page.tsx',
  '/login': 'src/features/auth/login-page.tsx',
  '/shared': 'src/features/shared-collection/shared-collection-page.tsx',
};

/** `/shared/AbC` is opened as `/shared`: its last part says which one. */
const entranceOf = (path: string) => ENTRANCES[path.replace(/^\/shared\/[^/]+\/?$/, '/shared')];

/** Links that fetch a page's styles and code together with the application's own; none for other pages. */
export async function preloads(folder: string, path: string): Promise<{ styles: string; scripts: string }> {
  const entrance = entranceOf(path);
  if (entrance === undefined) return { styles: '', scripts: '' };
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>;
  const needed = filesOf(manifest, entrance);
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
