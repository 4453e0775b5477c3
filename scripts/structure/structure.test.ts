import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dependentsOf } from './dependents-of.ts';
import { findCycle } from './find-cycle.ts';
import { importsIn, readImports } from './read-imports.ts';

const imports = readImports();
const isTest = (file: string) => file.includes('.test.') || file.startsWith('tests/');
const isOfServer = (file: string) => file.startsWith('server/') && !isTest(file);
const sourceImports = imports.filter(({ from }) => !isTest(from));
const MAX_LINES = 300;

/** From the lowest to the highest. */
const CLIENT_LAYERS = [
  /^client\/src\/(?:ui|brand|lib|styles)\//,
  /^client\/src\/entities\//,
  /^client\/src\/features\//,
  /^client\/src\/pages\//,
  /^client\/src\/app\//,
];

/** The folder of a page, a feature or an entity; undefined outside of them. */
const partOf = (file: string): string | undefined =>
  /^(?:client\/src\/(?:pages|features|entities)|server\/features)\/[^/]+\//.exec(file)?.[0];

/** The feature that a file belongs to; undefined outside of features. */
const featureOf = (file: string, features: string): string | undefined =>
  file.startsWith(features) ? file.slice(features.length).split('/')[0] : undefined;

test('no file imports itself through other files, neither types nor deferred imports', () => {
  expect(findCycle(imports)).toBeNull();
});

test('imports of the client go downwards only; neither features nor pages import each other', () => {
  const layerOf = (file: string) => CLIENT_LAYERS.findIndex((layer) => layer.test(file));
  const others = sourceImports.filter(({ from, to }) => {
    if (layerOf(from) === -1) return false;
    const isBeside = partOf(from) !== partOf(to) && !to.startsWith('client/src/entities/');
    return layerOf(from) < layerOf(to) || (layerOf(from) === layerOf(to) && isBeside);
  });
  expect(others).toEqual([]);
});

test('other folders are imported by their alias, so that a page, a feature or an entity can be moved as a folder', () => {
  const others = sourceImports.filter(
    ({ from, to, name }) => name.startsWith('.') && partOf(from) !== undefined && partOf(from) !== partOf(to),
  );
  expect(others).toEqual([]);
});

test('only pages, app and benches import a client feature from outside, so that it can be deleted', () => {
  const FEATURES = 'client/src/features/';
  const others = imports.filter(({ from, to }) => {
    const feature = featureOf(to, FEATURES);
    const isAbove = /^(?:client\/src\/(?:app|pages)|harness)\//.test(from);
    return feature !== undefined && featureOf(from, FEATURES) !== feature && !isAbove && !isTest(from);
  });
  expect(others).toEqual([]);
});

test('server features do not depend on each other in a circle', () => {
  const FEATURES = 'server/features/';
  const between = imports
    .filter(({ from }) => !isTest(from))
    .flatMap(({ from, to }) => {
      const [one, other] = [featureOf(from, FEATURES), featureOf(to, FEATURES)];
      return one !== undefined && other !== undefined && one !== other ? [{ from: one, to: other }] : [];
    });
  expect(findCycle(between)).toBeNull();
});

test('other server code imports only the service of a feature; the app imports its routes', () => {
  const FEATURES = 'server/features/';
  const others = imports.filter(({ from, to }) => {
    const feature = featureOf(to, FEATURES);
    if (feature === undefined || featureOf(from, FEATURES) === feature || !isOfServer(from)) return false;
    const entry = from === 'server/app.ts' ? 'routes.ts' : 'service.ts';
    return to !== `${FEATURES}${feature}/${entry}`;
  });
  expect(others).toEqual([]);
});

test('outside server features, only the files that start the server import a feature', () => {
  const FEATURES = 'server/features/';
  const CONNECTS = /^server\/(?:app|main|open-live|jobs\/scheduled-jobs|workers\/tasks)\.ts$/;
  const others = imports.filter(({ from, to }) => {
    const isFeature = featureOf(to, FEATURES) !== undefined;
    return isFeature && featureOf(from, FEATURES) === undefined && !CONNECTS.test(from) && isOfServer(from);
  });
  expect(others).toEqual([]);
});

test('what every request passes knows nothing of games and nights, but that a new account may be told by mail', () => {
  const ABOVE = /^server\/(?:domain|features|jobs|live|mails|owner-data|uploads)\//;
  const others = imports.filter(
    ({ from, to }) => /^server\/(?:auth|database|http|outbound)\//.test(from) && isOfServer(from) && ABOVE.test(to),
  );
  expect(new Set(others.map(({ from, to }) => `${from} > ${to}`))).toEqual(
    new Set(['server/auth/create-account.ts > server/mails/queue-mail.ts']),
  );
});

test('support files of tests do not import client features', () => {
  const inner = imports.filter(({ from, to }) => {
    const isSupport = from.startsWith('tests/') && !from.includes('.test.');
    return isSupport && featureOf(to, 'client/src/features/') !== undefined;
  });
  expect(inner).toEqual([]);
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
