import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BuiltModule, groupModules } from './group-modules.ts';

const SHELL = 'shell';
const graph = (modules: Record<string, { size?: number; imports?: string[] }>) =>
  new Map<string, BuiltModule>(
    Object.entries(modules).map(([id, { size = 100, imports = [] }]) => [id, { id, size, imports }]),
  );
const screens = (...ids: string[]) => ids.map((id) => ({ ids: [id], weight: 1 }));

describe('modules that several screens need', () => {
  test('stay in the chunk of a screen if no other screen needs them', () => {
    const modules = graph({ [SHELL]: {}, a: { imports: ['own'] }, b: {}, own: {} });
    expect(groupModules(modules, SHELL, [], screens('a', 'b'), 1000)).toEqual([[SHELL]]);
  });

  test('share one file if the same screens need them', () => {
    const modules = graph({ [SHELL]: {}, a: { imports: ['x', 'y'] }, b: { imports: ['x', 'y'] }, x: {}, y: {} });
    expect(groupModules(modules, SHELL, [], screens('a', 'b'), 0)).toEqual([[SHELL], ['x', 'y']]);
  });

  test('are split if a third screen would load many unused bytes', () => {
    const uses = (...imports: string[]) => ({ imports });
    const modules = graph({
      [SHELL]: {},
      a: uses('x', 'y'),
      b: uses('x', 'y'),
      c: uses('y'),
      x: { size: 9000 },
      y: {},
    });
    expect(groupModules(modules, SHELL, [], screens('a', 'b', 'c'), 1000)).toEqual([[SHELL], ['y'], ['x']]);
    expect(groupModules(modules, SHELL, [], screens('a', 'b', 'c'), 9000)).toEqual([[SHELL], ['x', 'y']]);
  });

  test('are split if a lean screen would load unused code', () => {
    const modules = graph({
      [SHELL]: {},
      a: { imports: ['x', 'y'] },
      b: { imports: ['x', 'y'] },
      lean: { imports: ['y'] },
      x: {},
      y: {},
    });
    const entries = [...screens('a', 'b'), { ids: ['lean'], weight: 1, lean: true }];
    expect(groupModules(modules, SHELL, [], screens('a', 'b', 'lean'), 9000)).toEqual([[SHELL], ['x', 'y']]);
    expect(groupModules(modules, SHELL, [], entries, 9000)).toEqual([[SHELL], ['y'], ['x']]);
  });

  test('are weighed with everything that they import', () => {
    const uses = (...imports: string[]) => ({ imports });
    const modules = graph({
      [SHELL]: {},
      a: uses('x', 'y'),
      b: uses('x', 'y'),
      c: uses('y'),
      d: uses('deep'),
      x: { size: 10, imports: ['deep'] },
      y: { size: 10 },
      deep: { size: 9000 },
    });
    expect(groupModules(modules, SHELL, [], screens('a', 'b', 'c', 'd'), 1000)).toContainEqual(['y']);
  });

  test('are not grouped if a page outside the application needs them too', () => {
    const modules = graph({
      [SHELL]: { imports: ['lib'] },
      a: { imports: ['x'] },
      b: { imports: ['x'] },
      x: {},
      lib: {},
      guest: { imports: ['lib', 'x'] },
    });
    expect(groupModules(modules, SHELL, ['guest'], screens('a', 'b'), 1000)).toEqual([[SHELL]]);
  });

  test('are not split for a part that loads together with its screen', () => {
    const modules = graph({
      [SHELL]: {},
      a: { imports: ['x'] },
      part: { imports: ['x', 'y'] },
      b: { imports: ['x', 'y'] },
      x: {},
      y: {},
    });
    const together = [{ ids: ['a', 'part'], weight: 1 }, ...screens('b')];
    expect(groupModules(modules, SHELL, [], together, 0)).toEqual([[SHELL], ['x', 'y']]);
  });

  test('modules that every visit loads form the first group and are in no other group', () => {
    const modules = graph({ [SHELL]: { imports: ['lib'] }, a: { imports: ['lib'] }, b: { imports: ['lib'] }, lib: {} });
    expect(groupModules(modules, SHELL, [], screens('a', 'b'), 1000)).toEqual([[SHELL, 'lib']]);
  });
});

test('for any graph, each shared module is in exactly one group', () => {
  const count = 12;
  const graphs = fc.array(fc.record({ size: fc.nat(5000), imports: fc.array(fc.nat(count - 1), { maxLength: 4 }) }), {
    minLength: count,
    maxLength: count,
  });
  fc.assert(
    fc.property(graphs, fc.nat(5000), (made, cost) => {
      const modules = new Map(
        made.map(({ size, imports }, n) => [String(n), { id: String(n), size, imports: imports.map(String) }]),
      );
      const grouped = groupModules(modules, '0', [], screens('1', '2', '3'), cost).flat();
      expect(new Set(grouped).size).toBe(grouped.length);
    }),
  );
});
