import * as z from 'zod';
import type { Contract, Decoded } from '#shared/contract/contract.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

/**
 * A body as the endpoint of a contract takes it. @param names what the tool calls fields of another name
 * @throws Refusal invalid_request naming the fields
 */
export function accepted<C extends Contract>(
  contract: C,
  body: object,
  names: Readonly<Record<string, string>>,
): Decoded<C>['body'] {
  const parsed = z.safeParse(contract.body as z.ZodType, body);
  if (parsed.success) return parsed.data as Decoded<C>['body'];
  const fields = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => {
      const field = path.join('.') || 'body';
      return [names[field] ?? field, message];
    }),
  );
  throw new Refusal('invalid_request', { fields });
}
