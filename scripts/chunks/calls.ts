import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Contract } from '../../shared/contract/contract.ts';
import type { DecodingStep } from '../../shared/contract/decoding.ts';

const FOLDER = join(import.meta.dirname, '../../shared');
/** `import * as contracts from '#shared/games/games-contract.ts'`, or with names in braces. */
const IMPORT = /import (?:\* as \w+|\{([^}]*)\}) from '#shared\/([\w/-]+-contract\.ts)'/g;
const CALLS = '?calls';

/** Contracts by their names, of each file that has some. */
export type ContractFiles = ReadonlyMap<string, Readonly<Record<string, Contract>>>;
type DecodingOf = (schema: NonNullable<Contract['response']>) => DecodingStep[];

/**
 * Reduces contracts to what the client needs: where to send what, and what decoding the answer changes. A module that
 * imports only contracts gets that instead of their schemas and the schema library.
 */
export function calls(): Plugin {
  let read: Promise<{ files: ContractFiles; decodingOf: DecodingOf }> | undefined;
  return {
    name: 'calls',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("-contract.ts'")) return null;
      const { files } = await (read ??= readContracts());
      return { code: importCalls(code, files), map: null };
    },
    async load(id) {
      if (!id.startsWith(FOLDER) || !id.endsWith(CALLS)) return null;
      const { files, decodingOf } = await (read ??= readContracts());
      const contracts = files.get(id.slice(FOLDER.length + 1, -CALLS.length)) ?? {};
      return { code: writeCalls(contracts, decodingOf), moduleType: 'js' };
    },
  };
}

/** Leaves imports of other things than contracts as they are. */
export const importCalls = (code: string, files: ContractFiles): string =>
  code.replace(IMPORT, (all, names: string | undefined, file: string) => {
    const contracts = files.get(file);
    const isCalled = contracts && namesIn(names).every((name) => name in contracts);
    return isCalled ? all.replace(/'.*'$/, JSON.stringify(join(FOLDER, file + CALLS))) : all;
  });

/** Names of values between braces, as they are exported. */
const namesIn = (names = ''): string[] =>
  names
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

export const writeCalls = (contracts: Readonly<Record<string, Contract>>, decodingOf: DecodingOf): string =>
  Object.entries(contracts)
    .map(([name, { method, path, response }]) => {
      const call = { method, path, decoding: response && decodingOf(response) };
      return `export const ${name} = ${JSON.stringify(call)};\n`;
    })
    .join('');

async function readContracts() {
  const { module } = await runnerImport<{
    modules: Record<string, Record<string, unknown>>;
    decodingOf: DecodingOf;
  }>(join(import.meta.dirname, 'contract-modules.ts'));
  const files = Object.entries(module.modules).map(([path, exported]) => {
    const contracts = Object.entries(exported).filter((one): one is [string, Contract] => isContract(one[1]));
    return [path.slice(path.indexOf('shared/') + 'shared/'.length), Object.fromEntries(contracts)] as const;
  });
  return { files: new Map(files.filter(([, own]) => Object.keys(own).length > 0)), decodingOf: module.decodingOf };
}

const isContract = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
