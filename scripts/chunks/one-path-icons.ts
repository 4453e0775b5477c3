import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { equivalentPath } from './equivalent-path.ts';

/** An element of an icon: its name and attributes, and React's key. */
export type IconElement = [name: string, attributes: Readonly<Record<string, string>>];

interface IconFile {
  __iconData: { name: string; node: IconElement[] };
}

const ICON_FILE = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/;

/**
 * Draws an icon as one path where its shapes have the same style. A card has a dozen icons of three shapes on average, which were a
 * third of its elements, and a keystroke in the search draws as many cards as fit the window.
 */
export function onePathIcons(): Plugin {
  return {
    name: 'one-path-icons',
    apply: 'build',
    async transform(_code, id) {
      if (!ICON_FILE.test(id)) return null;
      const { __iconData } = (await import(pathToFileURL(id).href)) as IconFile;
      const data = { ...__iconData, node: mergeShapes(__iconData.node) };
      const code = `import createLucideIcon from '../createLucideIcon.mjs';
export const __iconData = ${JSON.stringify(data)};
export default /* @__PURE__ */ createLucideIcon(__iconData);`;
      return { code, map: null };
    },
  };
}

/** The same drawing in as few elements as possible. Filled elements, and elements that are not shapes, stay separate. */
export function mergeShapes(elements: readonly IconElement[]): IconElement[] {
  const merged: IconElement[] = [];
  let path: string[] = [];
  const finish = () => {
    if (path.length > 0) merged.push(['path', { d: path.join(''), key: String(merged.length) }]);
    path = [];
  };
  for (const [name, attributes] of elements) {
    const drawn = 'fill' in attributes ? null : equivalentPath(name, attributes);
    if (drawn !== null) path.push(drawn);
    else {
      finish();
      merged.push([name, attributes]);
    }
  }
  finish();
  return merged;
}
