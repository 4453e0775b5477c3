import type { Import } from './read-imports.ts';

/** The nodes of a circle in order, the first one again at its end; null if there is none. */
export function findCircle(imports: readonly Import[]): string[] | null {
  const needs = new Map<string, string[]>();
  for (const { from, to } of imports) needs.set(from, [...(needs.get(from) ?? []), to]);
  const done = new Set<string>();
  /** From the node where the search began to the present one. */
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
