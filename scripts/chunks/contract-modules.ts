/** All contract modules, one by one, for the build (calls.ts). */
export const modules = import.meta.glob<Record<string, unknown>>(
  ['../../shared/contracts/*.ts', '!../../shared/contracts/*.test.ts'],
  { eager: true },
);
export { decodingOf } from '../../shared/contracts/decoding.ts';
