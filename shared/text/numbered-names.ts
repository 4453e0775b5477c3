import { nameKey } from './person-name.ts';

/** Makes names distinct by numbering duplicates: 'Ana (2)'. */
export function numberedNames(names: readonly string[]): string[] {
  const taken = new Set(names.map(nameKey));
  const met = new Map<string, number>();
  return names.map((name) => {
    const key = nameKey(name);
    let count = (met.get(key) ?? 0) + 1;
    const numbered = () => (count === 1 ? name : `${name} (${count})`);
    while (count > 1 && taken.has(nameKey(numbered()))) count += 1;
    met.set(key, count);
    taken.add(nameKey(numbered()));
    return numbered();
  });
}
