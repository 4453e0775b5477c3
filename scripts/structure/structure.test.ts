import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findCycle } from './find-cycle.ts';
import { isPublic, mayImport, moduleOf, placeOf } from './modules.ts';
import { importsIn, readImports } from './read-imports.ts';

const imports = readImports();
const isTest = (file: string) => file.includes('.test.') || file.startsWith('tests/');
const sourceImports = imports.filter(({ from }) => !isTest(from));
const MAX_LINES = 300;

test('no file imports itself through other files, neither types nor deferred imports', () => {
  expect(findCycle(imports)).toBeNull();
});

test('a module imports only modules below it, by what these offer', () => {
  const others = sourceImports.filter(({ from, to }) => !mayImport(from, to));
  expect(others.map(({ from, to }) => `${from} > ${to}`)).toEqual([]);
});

test.each([
  ['an upward import', 'server/games/service.ts', 'server/nights/service.ts'],
  ['an upward import of a contract', 'client/src/games/api.ts', 'shared/nights/events-contract.ts'],
  ['an import past service.ts', 'server/nights/answers.ts', 'server/games/store.ts'],
  ['an import of a folder that is not public', 'client/src/home/home-page.tsx', 'client/src/transfer/import/steps.ts'],
  ['an import from the platform into a module', 'server/platform/mails/queue-mail.ts', 'server/nights/service.ts'],
  ['an import from a module into what mounts it', 'client/src/games/api.ts', 'client/src/app/routes.tsx'],
])('%s is refused', (_what, from, to) => {
  expect(mayImport(from, to)).toBe(false);
});

test.each([
  ['of a module below', 'server/nights/answers.ts', 'server/games/service.ts'],
  ['of the platform', 'server/nights/answers.ts', 'server/platform/mails/queue-mail.ts'],
  ['within a module', 'server/games/routes.ts', 'server/games/store.ts'],
  ['of routes, in the application', 'server/app.ts', 'server/games/tags/routes.ts'],
  ['of a public folder', 'client/src/collection/my-games-page.tsx', 'client/src/games/tags/api.ts'],
])('an import %s is allowed', (_what, from, to) => {
  expect(mayImport(from, to)).toBe(true);
});

test('other modules are imported by their alias, so that a module can be moved as a folder', () => {
  const others = sourceImports.filter(
    ({ from, to, name }) => name.startsWith('.') && placeOf(from) !== undefined && moduleOf(from) !== moduleOf(to),
  );
  expect(others.map(({ from, name }) => `${from} ${name}`)).toEqual([]);
});

test('support files of tests import of client modules only what is public', () => {
  const inner = imports.filter(({ from, to }) => {
    const isSupport = from.startsWith('tests/') && !from.includes('.test.');
    return isSupport && to.startsWith('client/') && !isPublic(to);
  });
  expect(inner.map(({ from, to }) => `${from} > ${to}`)).toEqual([]);
});

test('a folder has at most 40 files', () => {
  const counts = new Map<string, number>();
  const folders = ['client/src', 'server', 'shared'].flatMap((tree) =>
    readdirSync(tree, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [entry.parentPath] : [],
    ),
  );
  for (const folder of folders) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  expect([...counts].filter(([, files]) => files > 40)).toEqual([]);
});

test(`no source has more than ${MAX_LINES} lines`, () => {
  const files = [...new Set(imports.flatMap(({ from, to }) => [from, to]))].filter((file) => !file.endsWith('.css'));
  expect(files.filter((file) => readFileSync(file, 'utf8').split('\n').length - 1 > MAX_LINES)).toEqual([]);
});

describe('imports are found', () => {
  test.each([
    ["import { findCycle } from './find-cycle.ts';", 'scripts/structure/find-cycle.ts'],
    ["import type { Import } from './read-imports.ts';", 'scripts/structure/read-imports.ts'],
    ["export { readImports } from './read-imports.ts';", 'scripts/structure/read-imports.ts'],
    ["const later = () => import('#shared/enums.ts');", 'shared/enums.ts'],
    ["import { App } from '#client/app/app.tsx';", 'client/src/app/app.tsx'],
    ["new Worker(new URL('./read-imports.ts', import.meta.url));", 'scripts/structure/read-imports.ts'],
  ])('%s', (source, path) => {
    expect(importsIn('scripts/structure/example.ts', source).map(({ to }) => to)).toEqual([path]);
  });

  test('only of the project itself', () => {
    expect(importsIn('scripts/structure/example.ts', "import { test } from 'vitest'; import './a.css';")).toEqual([]);
  });
});

test('a circle is found in any part of the graph', () => {
  const importsAlong = (...path: string[]) => path.slice(1).map((to, place) => ({ from: path[place] ?? '', to }));
  expect(findCycle(importsAlong('a', 'b', 'c'))).toBeNull();
  expect(findCycle([...importsAlong('a', 'b', 'd'), ...importsAlong('a', 'c', 'd')])).toBeNull();
  expect(findCycle([...importsAlong('a', 'b', 'c', 'd'), ...importsAlong('d', 'b')])).toEqual(['b', 'c', 'd', 'b']);
});
