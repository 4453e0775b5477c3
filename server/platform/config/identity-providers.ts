import * as z from 'zod';
import { httpUrl, isLoopback, optional } from './variables.ts';

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
/** The beginning of the names of a provider's variables. */
export type ProviderKey = 'PROVIDER' | 'PLATFORM';

/** The settings of one OpenID Connect provider. */
export interface ProviderSettings {
  key: ProviderKey;
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  name: string;
}

/** One line for each missing variable of a partly configured provider, and for an issuer that would be read in plain text. */
export function providerMistakes(key: ProviderKey, given: ProviderVariables, set: ReadonlySet<string>): string[] {
  const names = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'NAME'].map((name) => `${key}_${name}`);
  const first = names.find((name) => set.has(name));
  if (first === undefined) return [];
  const missing = names.slice(0, 2).filter((name) => !set.has(name));
  const issuer = given[`${key}_ISSUER`];
  return [
    ...missing.map((name) => `${name}: is missing, because ${first} is set`),
    ...(issuer !== undefined && !isSafe(new URL(issuer))
      ? [`${key}_ISSUER: must begin with https://, because sign-ins over http:// can be read and changed on the way`]
      : []),
  ];
}

const isSafe = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || isLoopback(hostname);

export function providerOf(key: ProviderKey, given: ProviderVariables): ProviderSettings | null {
  const issuer = given[`${key}_ISSUER`];
  const clientId = given[`${key}_CLIENT_ID`];
  if (issuer === undefined || clientId === undefined) return null;
  const name = given[`${key}_NAME`] ?? new URL(issuer).hostname;
  return { key, issuer, clientId, clientSecret: given[`${key}_CLIENT_SECRET`], name };
}
