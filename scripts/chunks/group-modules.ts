/** A part of the program as the bundler sees it. */
export interface BuiltModule {
  id: string;
  /** Bytes of its code, as they would be sent. */
  size: number;
  /** Ids of what it imports statically. */
  imports: readonly string[];
}

/** A starting point of loading: a screen with its first content, or a part that is loaded on demand. */
export interface Entry {
  /** Ids of the modules that are loaded together. */
  ids: readonly string[];
  /** Weight of its loading: 1 for a screen, less for a part. */
  weight: number;
  /** It loads only what it needs, at the cost of more requests. */
  lean?: boolean;
}

/** Modules that are sent as one file. */
interface Group {
  members: string[];
  size: number;
  /** Indexes of the entries that load it. */
  loadedBy: Set<number>;
  imports: Set<Group>;
}

/**
 * Groups the modules that several entries need; each group becomes one file. Merges two groups while the saved requests
 * outweigh the bytes that some entries load without needing them.
 * @param first the entry that every visit loads: all that it needs is one group, the first
 * @param apart entries that are no part of the application: what they need is in no group
 * @param requestCost what a request costs, in bytes
 * @returns ids of modules, those that all entries load first
 */
export function groupModules(
  modules: ReadonlyMap<string, BuiltModule>,
  first: string,
  apart: readonly string[],
  entries: readonly Entry[],
  requestCost: number,
): string[][] {
  const elsewhere = reach(modules, apart);
  const always = reach(modules, [first]);
  const groups = bySignature(modules, new Set([...always, ...elsewhere]), entries);
  for (let pair = bestPair(groups, entries, requestCost); pair; pair = bestPair(groups, entries, requestCost))
    merge(groups, pair);
  const shared = groups.filter(({ loadedBy }) => loadedBy.size > 1);
  return [
    [...always].filter((id) => !elsewhere.has(id)),
    ...shared.toSorted((a, b) => b.loadedBy.size - a.loadedBy.size).map(({ members }) => members),
  ];
}

/** Modules that the same entries need, together. */
function bySignature(
  modules: ReadonlyMap<string, BuiltModule>,
  loadedAnyway: ReadonlySet<string>,
  entries: readonly Entry[],
): Group[] {
  const needed = new Map<string, number[]>();
  for (const [n, { ids }] of entries.entries())
    for (const id of reach(modules, ids)) if (!loadedAnyway.has(id)) needed.set(id, [...(needed.get(id) ?? []), n]);
  const groups = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const [id, users] of needed) {
    const key = users.join();
    const group = groups.get(key) ?? { members: [], size: 0, loadedBy: new Set(users), imports: new Set() };
    group.members.push(id);
    group.size += modules.get(id)?.size ?? 0;
    groups.set(key, group);
    groupOf.set(id, group);
  }
  for (const [id, group] of groupOf)
    for (const imported of modules.get(id)?.imports ?? []) {
      const other = groupOf.get(imported);
      if (other && other !== group) group.imports.add(other);
    }
  return [...groups.values()];
}

function bestPair(groups: readonly Group[], entries: readonly Entry[], requestCost: number) {
  const weights = entries.map(({ weight }) => weight);
  const leanEntries = entries.flatMap(({ lean }, n) => (lean ? [n] : []));
  const candidates = groups.filter(({ loadedBy }) => loadedBy.size > 1);
  // Cached per group and entry, because many pairs need it: the cost of loading the group without needing it.
  const costs = new Map(
    candidates.map((group) => {
      const loaded = [...loadedWith(group)];
      const added = weights.map(
        (weight, entry) =>
          loaded.reduce((sum, { loadedBy, size }) => sum + (loadedBy.has(entry) ? 0 : size + requestCost), 0) * weight,
      );
      return [group, added] as const;
    }),
  );
  const cost = (entry: number, group: Group) => costs.get(group)?.[entry] ?? 0;
  let best: readonly [Group, Group] | undefined;
  let most = 0;
  for (const [n, a] of candidates.entries())
    for (const b of candidates.slice(n + 1)) {
      if (leanEntries.some((entry) => a.loadedBy.has(entry) !== b.loadedBy.has(entry))) continue;
      let gain = 0;
      for (const entry of a.loadedBy)
        gain += requestCost * (weights[entry] ?? 0) - (b.loadedBy.has(entry) ? 0 : cost(entry, b));
      for (const entry of b.loadedBy)
        if (!a.loadedBy.has(entry)) gain += requestCost * (weights[entry] ?? 0) - cost(entry, a);
      if (gain > most) [most, best] = [gain, [a, b]];
    }
  return best;
}

function merge(groups: Group[], [kept, merged]: readonly [Group, Group]): void {
  kept.members.push(...merged.members);
  kept.size += merged.size;
  for (const other of merged.imports) kept.imports.add(other);
  groups.splice(groups.indexOf(merged), 1);
  for (const group of groups) if (group.imports.delete(merged)) group.imports.add(kept);
  kept.imports.delete(kept);
  kept.imports.delete(merged);
  const loadedBy = [...kept.loadedBy, ...merged.loadedBy];
  for (const group of loadedWith(kept)) group.loadedBy = new Set([...group.loadedBy, ...loadedBy]);
}

/** A group with all groups that it imports. */
function loadedWith(from: Group): Set<Group> {
  const loaded = new Set([from]);
  for (const group of loaded) for (const other of group.imports) loaded.add(other);
  return loaded;
}

/** Ids of the modules and of everything that they import. */
function reach(modules: ReadonlyMap<string, BuiltModule>, from: readonly string[]): Set<string> {
  const reached = new Set(from);
  for (const id of reached) for (const imported of modules.get(id)?.imports ?? []) reached.add(imported);
  return reached;
}
