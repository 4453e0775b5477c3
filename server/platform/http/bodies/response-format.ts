import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Contract } from '#shared/contract/contract.ts';

const LENGTH = 8;
const formats = new WeakMap<Contract, string>();

/**
 * Adds a hash of the contract's response schema to the version of a response. After a release that changes the schema, a
 * response in a browser's cache is not confirmed by a 304. @param version of the content
 */
export function inFormat(contract: Contract, version: string): string {
  const format = formats.get(contract) ?? formatOf(contract);
  formats.set(contract, format);
  return `${version}-${format}`;
}

function formatOf({ response }: Contract): string {
  const schema = z.toJSONSchema(response as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' });
  return createHash('sha256').update(JSON.stringify(schema)).digest('base64url').slice(0, LENGTH);
}
