import { expect, test } from 'vitest';
import { equivalentPath } from './equivalent-path.ts';
import { mergeShapes } from './one-path-icons.ts';

test.each([
  ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }, 'M1 2L3 4'],
  ['polyline', { points: '1 2 3 4' }, 'M1 2 3 4'],
  ['polygon', { points: '1 2 3 4' }, 'M1 2 3 4Z'],
  ['circle', { cx: '12', cy: '12', r: '.2' }, 'M12.2 12A0.2 0.2 0 0 1 11.8 12A0.2 0.2 0 0 1 12.2 12Z'],
  ['rect', { x: '1', y: '2', width: '3', height: '4' }, 'M1 2H4V6H1Z'],
  [
    'rect',
    { x: '0', y: '0', width: '6', height: '4', rx: '9' },
    'M3 0H3A3 2 0 0 1 6 2V2A3 2 0 0 1 3 4H3A3 2 0 0 1 0 2V2A3 2 0 0 1 3 0Z',
  ],
])('the element %s with %o is converted to the path %s', (name, attributes: Record<string, string>, path) => {
  expect(equivalentPath(name, attributes)).toBe(path);
});

test.each([
  ['m21 3 1 11h-2', 'M21 3l1 11h-2'],
  ['m4.5.5h2', 'M4.5 .5h2'],
  ['m1-2-3-4', 'M1 -2l-3-4'],
  ['M3 4h8', 'M3 4h8'],
])('a path that begins with %s begins with %s when it is appended to another path', (path, absolute) => {
  expect(equivalentPath('path', { d: path })).toBe(absolute);
});

test('adjacent shapes are merged into one path; filled shapes and other elements stay unchanged in their place', () => {
  const dot = ['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor', key: 'a' }] as const;
  const text = ['text', { x: '1', key: 'b' }] as const;
  const line = ['line', { x1: '0', y1: '0', x2: '1', y2: '1' }] as const;
  expect(mergeShapes([[...line], ['path', { d: 'm2 2h1' }], [...dot], [...line], [...text]])).toEqual([
    ['path', { d: 'M0 0L1 1M2 2h1', key: '0' }],
    dot,
    ['path', { d: 'M0 0L1 1', key: '2' }],
    text,
  ]);
});
