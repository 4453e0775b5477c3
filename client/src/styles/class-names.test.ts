import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Selectors that are a single class, like `.tile`. */
function classesOf(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  const each = [...selectors].flatMap(([, list = '']) => list.split(',').map((one) => one.trim()));
  return new Set(each.filter((selector) => /^\.[\w-]+$/.test(selector)));
}

test('no class is styled in two style sheets', () => {
  const root = join(import.meta.dirname, '..');
  const owners = new Map<string, string>();
  const shared: string[] = [];
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('.css') && !path.startsWith('guests/')))
    for (const name of classesOf(readFileSync(join(root, file), 'utf8'))) {
      if (owners.has(name)) shared.push(`${name}: ${owners.get(name)}, ${file}`);
      owners.set(name, file);
    }
  expect(shared).toEqual([]);
});
