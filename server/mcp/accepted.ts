import * as z from 'zod';
import type { Contract, Decoded } from '#shared/contract/contract.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

/** A body as the endpoint of a contract takes it. @throws Refusal invalid_request naming the fields, as the endpoint does */
export function accepted<C extends Contract>(contract: C, body: object): Decoded<C>['body'] {
  const parsed = z.safeParse(contract.body as z.ZodType, body);
  if (parsed.success) return parsed.data as Decoded<C>['body'];
  const fields = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join('.') || 'body', message]),
  );
  throw new Refusal('invalid_request', { fields });
}
