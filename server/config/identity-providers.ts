import * as z from 'zod';
import { httpUrl, optional } from './variables.ts';

/** Paths below /api/auth that the server uses itself. */
const TAKEN = ['user', 'verify', 'demo', 'create-account', 'rollcall', 'invitation'];

const slug = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be lower-case letters, digits and hyphens')
  .refine((value) => !TAKEN.includes(value), `must not be one of ${TAKEN.join(', ')}`);

/** The variables of the two identity providers. */
export const providerVariables = {
  PROVIDER_ISSUER: optional(httpUrl),
  PROVIDER_CLIENT_ID: optional(z.string()),
  PROVIDER_CLIENT_SECRET: optional(z.string()),
  PROVIDER_NAME: optional(z.string()),
  PROVIDER_SLUG: optional(slug),
  PLATFORM_ISSUER: optional(httpUrl),
  PLATFORM_CLIENT_ID: optional(z.string()),
  PLATFORM_CLIENT_SECRET: optional(z.string()),
  PLATFORM_NAME: optional(z.string()),
};
const variables = z.object(providerVariables);
type ProviderVariables = z.output<typeof variables>;
type ProviderKey = 'PROVIDER' | 'PLATFORM';

/** The settings of one OpenID Connect provider. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  name: string;
}

/** One line for each missing variable of a partly configured provider. */
export function providerMistakes(key: ProviderKey, given: ProviderVariables): string[] {
  const names = [`${key}_ISSUER`, `${key}_CLIENT_ID`, `${key}_CLIENT_SECRET`, `${key}_NAME`] as const;
  const set = names.filter((name) => given[name] !== undefined);
  if (set.length === 0) return [];
  return names
    .slice(0, 2)
    .filter((name) => !set.includes(name))
    .map((name) => `${name}: is missing, because ${set[0]} is set`);
}

export function providerOf(key: ProviderKey, given: ProviderVariables): ProviderSettings | null {
  const issuer = given[`${key}_ISSUER`];
  const clientId = given[`${key}_CLIENT_ID`];
  if (issuer === undefined || clientId === undefined) return null;
  const name = given[`${key}_NAME`] ?? new URL(issuer).hostname;
  return { issuer, clientId, clientSecret: given[`${key}_CLIENT_SECRET`], name };
}
