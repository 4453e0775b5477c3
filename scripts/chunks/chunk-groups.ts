import type { Plugin, Rolldown } from 'vite';
import { type BuiltModule, type Entry, groupModules } from './group-modules.ts';

/** Bytes of a module's source that remain as one byte when it is minified and compressed: measured on the whole. */
const COMPRESSED = 0.13;
/** What a request costs beside its bytes, in bytes: a phone waits 150 ms for six requests at once at 200 kB a second. */
const REQUEST_COST = 6000;
/** A screen loads few of its pieces at once, and most visits none. */
const PIECE_WEIGHT = 0.015;
const SCREENS = /\/(app\/(pages|account-slot|device-slot)|pages\/home\/landing-page)\.tsx$/;
/** Screens that people open first, and how much more they count than others. */
const OFTEN_FIRST = [
  { screens: /\/(my-games|game-night|shared-collection)-page\.tsx$/, weight: 5 },
  { screens: /\/(owner-home|landing-page|game-page|add-game-page)\.tsx$/, weight: 4 },
  { screens: /\/magic-picker-page\.tsx$/, weight: 2 },
];
/** Whoever does not know Rollcall yet gets nothing but the page. */
const LEAN = /\/landing-page\.tsx$/;

/**
 * Sends what screens share in few files: modules that are used together, together.
 * @param first the entry that every visit loads
 * @returns a plugin that reads which module needs which, and the name of a module's file for the bundler's groups
 */
export function chunkGroups(first: RegExp): { plugin: Plugin; nameOf: (id: string) => string | null } {
  const names = new Map<string, string>();
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd(error) {
      const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
      const entry = infos.find(({ id }) => first.test(id));
      if (error || !entry) return;
      const modules = new Map<string, BuiltModule>();
      for (const { id, code, importedIds } of infos)
        modules.set(id, { id, size: (code?.length ?? 0) * COMPRESSED, imports: importedIds });
      const apart = infos.filter(({ id, isEntry }) => isEntry && id !== entry.id).map(({ id }) => id);
      const [shell, ...shared] = groupModules(modules, entry.id, apart, infos.flatMap(asEntry), REQUEST_COST);
      for (const id of shell ?? []) names.set(id, 'shell');
      for (const [n, members] of shared.entries()) for (const id of members) names.set(id, `shared-${n + 1}`);
    },
  };
  return { plugin, nameOf: (id) => names.get(id) ?? null };
}

const asEntry = ({ id, dynamicImporters }: Rolldown.ModuleInfo): Entry[] => {
  if (dynamicImporters.length === 0) return [];
  if (!dynamicImporters.some((one) => SCREENS.test(one))) return [{ id, weight: PIECE_WEIGHT }];
  const weight = OFTEN_FIRST.find(({ screens }) => screens.test(id))?.weight ?? 1;
  return [{ id, weight, lean: LEAN.test(id) }];
};
