import { relative } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type BuiltModule, groupModules } from './group-modules.ts';
import { visitsOf } from './visits.ts';

/** Measured ratio of a module's compressed size within a chunk to its compressed size alone. */
const TOGETHER = 0.4;
/** Cost of a request besides its bytes, in bytes. Chosen by experiment: with it, most screens meet their budgets. */
const REQUEST_COST = 5000;
/** Beside Vite's manifest, which does not name them: files of modules that are loaded on demand and are in a file with others. */
const GROUPED = '.vite/grouped.json';

/**
 * Sends what screens share in few files: modules that are used together, together.
 * @param first the entry that every visit loads
 * @returns a plugin that reads which module needs which, and the name of a module's file for the bundler's groups
 */
export function chunkGroups(first: RegExp): { plugin: Plugin; nameOf: (id: string) => string | null } {
  const names = new Map<string, string>();
  let root = '';
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root;
    },
    buildEnd(error) {
      const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
      const entry = infos.find(({ id }) => first.test(id));
      if (error || !entry) return;
      const modules = new Map<string, BuiltModule>();
      for (const { id, code, importedIds } of infos)
        modules.set(id, { id, size: deflateRawSync(code ?? '').length * TOGETHER, imports: importedIds });
      const apart = infos.filter(({ id, isEntry }) => isEntry && id !== entry.id).map(({ id }) => id);
      const [shell, ...shared] = groupModules(modules, entry.id, apart, visitsOf(infos), REQUEST_COST);
      for (const id of shell ?? []) names.set(id, 'shell');
      for (const [n, members] of shared.entries()) for (const id of members) names.set(id, `shared-${n + 1}`);
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds
              .filter((id) => id !== chunk.facadeModuleId && this.getModuleInfo(id)?.dynamicImporters.length)
              .map((id) => [relative(root, id), chunk.fileName] as const)
          : [],
      );
      this.emitFile({ type: 'asset', fileName: GROUPED, source: JSON.stringify(Object.fromEntries(files)) });
    },
  };
  return { plugin, nameOf: (id) => names.get(id) ?? null };
}
