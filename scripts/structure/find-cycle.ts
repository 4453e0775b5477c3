import type { Import } from './read-imports.ts';

/** The nodes of a cycle in order, with the first one repeated at the end; null without a cycle. */
export function findCycle(imports: readonly Import[]): string[] | null {
  const needs = new Map<string, string[]>();
  for (const { from, to } of imports) needs.set(from, [...(needs.get(from) ?? []), to]);
  const done = new Set<string>();
  /** From the first node of the search to the current one. */
  const path: string[] = [];

  function search(node: string): string[] | null {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    path.push(node);
    for (const to of needs.get(node) ?? []) {
      const circle = search(to);
      if (circle) return circle;
    }
    path.pop();
    done.add(node);
    return null;
  }

  for (const node of needs.keys()) {
    const circle = search(node);
    if (circle) return circle;
  }
  return null;
}
