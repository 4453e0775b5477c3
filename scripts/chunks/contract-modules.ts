/** All contract modules, one by one, for the build (calls.ts). */
export const modules = import.meta.glob<Record<string, unknown>>('../../shared/**/*-contract.ts', { eager: true });
export { decodingOf } from '../../shared/contract/decoding.ts';
