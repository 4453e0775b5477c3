import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import packageFile from '../../package.json' with { type: 'json' };

/** One file imports another: values, types only, or lazily. Paths are relative to the project's root. */
export interface Import {
  from: string;
  to: string;
}

export interface NamedImport extends Import {
  /** As the source names it: './x.ts', '#shared/x.ts'. */
  name: string;
}

const FOLDERS = ['client', 'server', 'shared', 'tests', 'scripts', 'harness'];
const IS_SOURCE = /\.(?:ts|tsx|mjs)$/;
const IS_IMPORTED = /\.(?:ts|tsx|mjs|css)$/;

/** All imports between the sources, and of their style sheets: static ones, those of types, `import()` and workers. */
export function readImports(): NamedImport[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name.replaceAll('\\', '/'))),
  );
  return files
    .filter((file) => IS_SOURCE.test(file) && !file.startsWith('harness/node_modules/'))
    .flatMap((file) => importsIn(file, readFileSync(file, 'utf8')));
}

/** What a source imports of the project. @param file its path, from which relative ones are meant */
export function importsIn(file: string, source: string): NamedImport[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
    ...[...source.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)].map(([, path = '']) => path),
  ];
  return [...new Set(named)].flatMap((name) => {
    const to = pathOf(file, name);
    return to === null ? [] : { from: file, to, name };
  });
}

/** The path of an imported source; null for packages and files of other kinds. */
function pathOf(file: string, name: string): string | null {
  const path = name.startsWith('.') ? join(dirname(file), name) : pathOfAlias(name);
  return path !== null && IS_IMPORTED.test(path) && existsSync(path) ? path : null;
}

function pathOfAlias(name: string): string | null {
  for (const [alias, target] of Object.entries(packageFile.imports)) {
    const start = alias.slice(0, -1);
    if (name.startsWith(start)) return join(target.slice(0, -1), name.slice(start.length));
  }
  return null;
}
