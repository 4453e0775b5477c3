import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dependentsOf } from './dependents-of.ts';
import { findCycle } from './find-cycle.ts';
import { moduleOf, placeOf } from './modules.ts';
import { importsIn, readImports } from './read-imports.ts';

const imports = readImports();
const isTest = (file: string) => file.includes('.test.') || file.startsWith('tests/');
const sourceImports = imports.filter(({ from }) => !isTest(from));
const MAX_LINES = 300;

test('no file imports itself through other files, neither types nor deferred imports', () => {
  expect(findCycle(imports)).toBeNull();
});

test('a module imports only modules below it', () => {
  const upwards = sourceImports.filter(({ from, to }) => {
    const [here, there] = [placeOf(from), placeOf(to)];
    return here !== undefined && there !== undefined && here < there;
  });
  expect(upwards.map(({ from, to }) => `${from} > ${to}`)).toEqual([]);
});

test('other modules are imported by their alias, so that a module can be moved as a folder', () => {
  const others = sourceImports.filter(
    ({ from, to, name }) => name.startsWith('.') && placeOf(from) !== undefined && moduleOf(from) !== moduleOf(to),
  );
  expect(others.map(({ from, name }) => `${from} ${name}`)).toEqual([]);
});

test('support files of tests import only the top files of a client module', () => {
  const inner = imports.filter(({ from, to }) => {
    const isSupport = from.startsWith('tests/') && !from.includes('.test.');
    return isSupport && to.startsWith('client/src/') && moduleOf(to) !== undefined && to.split('/').length > 4;
  });
  expect(inner.map(({ from, to }) => `${from} > ${to}`)).toEqual([]);
});

test('direct and indirect dependents of a folder are found', () => {
  const examples = [
    { from: 'pages/a.ts', to: 'features/x/one.ts' },
    { from: 'app/b.ts', to: 'pages/a.ts' },
    { from: 'features/x/two.ts', to: 'features/x/one.ts' },
    { from: 'pages/c.ts', to: 'features/y/one.ts' },
  ];
  expect(dependentsOf('features/x', examples)).toEqual(['pages/a.ts', 'app/b.ts']);
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
