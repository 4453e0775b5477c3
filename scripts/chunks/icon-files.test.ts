import { expect, test } from 'vitest';
import { iconFiles, importEach } from './icon-files.ts';

const files = new Map([
  ['X', '/icons/x.mjs'],
  ['Menu', '/icons/menu.mjs'],
]);

test('each icon is imported from its own file, under its local name', () => {
  expect(importEach(' X, Menu as Lines, ', files)).toBe(
    'import X from "/icons/x.mjs"; import Lines from "/icons/menu.mjs";',
  );
});

test('a name that is not an icon is still imported from the package', () => {
  expect(importEach('createLucideIcon, X', files)).toBe(
    `import { createLucideIcon } from 'lucide-react'; import X from "/icons/x.mjs";`,
  );
});

test('a type is not imported', () => {
  expect(importEach('type LucideIcon, X', files)).toBe('import X from "/icons/x.mjs";');
});

test('a module without icons is not transformed', () => {
  const { transform } = iconFiles();
  if (typeof transform !== 'function') throw new Error('it transforms nothing');
  expect(Reflect.apply(transform, {}, ['export {};', '/a.ts'])).toBeNull();
});
