import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** `import { X, Menu } from 'lucide-react'`, over one line or several. */
const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;
const EXPORT = /export \{ ([^}]*) \} from '(\.\/icons\/[^']+)';/g;

/**
 * Imports each icon from its own file. With imports from the package's index, every screen would depend on every icon, and
 * the first page would load all of them.
 */
export function iconFiles(): Plugin {
  const files = readIconFiles();
  return {
    name: 'icon-files',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("'lucide-react'")) return null;
      return { code: code.replace(IMPORT, (_all, names: string) => importEach(names, files)), map: null };
    },
  };
}

/** @param names the text between the braces @param files by the name of what they export */
export function importEach(names: string, files: ReadonlyMap<string, string>): string {
  return (
    names
      .split(',')
      .map((one) => one.trim())
      // A type is no code; its import would count the file that names all icons where modules are grouped.
      .filter((one) => one !== '' && !one.startsWith('type '))
      .map((one) => {
        const [name = '', local = name] = one.split(' as ');
        const file = files.get(name);
        return file === undefined
          ? `import { ${one} } from 'lucide-react';`
          : `import ${local} from ${JSON.stringify(file)};`;
      })
      .join(' ')
  );
}

function readIconFiles(): Map<string, string> {
  // By its CommonJS form, which is found wherever this file itself has been bundled to.
  const path = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/lucide-react.mjs');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(path, 'utf8').matchAll(EXPORT))
    for (const name of names.split(', ')) files.set(name.replace('default as ', ''), join(dirname(path), file));
  if (files.size === 0) throw new Error(`${path} names no icons as expected`);
  return files;
}
