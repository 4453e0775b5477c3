import { relative } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type BuiltModule, groupModules } from './group-modules.ts';
import { visitsOf } from './visits.ts';

/** Measured ratio of a module's compressed size within a chunk to its compressed size alone. */
const CHUNK_COMPRESSION = 0.4;
/** Fixed cost of a request, in bytes. Chosen by experiment: most screens meet their budgets with it. */
const REQUEST_COST = 4700;

/**
 * Groups the modules that screens share into few chunks: modules that are used together share a chunk.
 * @param first matches the entry that every visit loads
 * @param own matches modules that have a chunk of their own
 * @param listed the file that lists the files of lazy modules that share a chunk; Vite's manifest does not name these modules
 * @returns a plugin that reads the module graph, and a function from a module's id to the name of its chunk
 */
export function chunkGroups(
  first: RegExp,
  own: RegExp,
  listed: string,
): { plugin: Plugin; nameOf: (id: string) => string | null } {
  const names = new Map<string, string>();
  let root = '';
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root;
    },
    buildEnd(error) {
      const isGrouped = (id: string) => !own.test(id);
      const infos = [...this.getModuleIds()].filter(isGrouped).flatMap((id) => this.getModuleInfo(id) ?? []);
      const entry = infos.find(({ id }) => first.test(id));
      if (error || !entry) return;
      const modules = new Map<string, BuiltModule>();
      for (const { id, code, importedIds } of infos)
        modules.set(id, {
          id,
          size: deflateRawSync(code ?? '').length * CHUNK_COMPRESSION,
          imports: importedIds.filter(isGrouped),
        });
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
      this.emitFile({ type: 'asset', fileName: listed, source: JSON.stringify(Object.fromEntries(files)) });
    },
  };
  return { plugin, nameOf: (id) => names.get(id) ?? null };
}
