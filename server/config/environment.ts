import * as z from 'zod';
import { PLANS } from '#shared/enums.ts';

/** An environment variable that is set to nothing counts as not set. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65_535, 'must be a port number');
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });

const variables = z.object({
  PORT: optional(port).transform((value) => value ?? 3000),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(httpUrl),
  TRUST_PROXY: optional(z.coerce.number('must be a number of proxies').int().min(0)),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres:// or postgresql://' })),
  DATABASE_POOL: optional(
    z.coerce.number('must be a number of connections').int().min(2, 'must be at least 2'),
  ).transform((value) => value ?? 10),
  DATA_DIR: optional(z.string()).transform((value) => value ?? '.data'),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })),
  MAIL_FROM: optional(z.string()),
  DEFAULT_PLAN: optional(z.enum(PLANS, `must be one of ${PLANS.join(', ')}`)).transform(
    (value) => value ?? ('free' as const),
  ),
  LOG_LEVEL: optional(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be one of fatal, error, warn, info, debug, silent',
    ),
  ).transform((value) => value ?? ('info' as const)),
  PROVIDER_ISSUER: optional(httpUrl),
  PROVIDER_CLIENT_ID: optional(z.string()),
  PROVIDER_CLIENT_SECRET: optional(z.string()),
  PROVIDER_NAME: optional(z.string()),
  PROVIDER_SLUG: optional(z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be lower-case letters, digits and hyphens')),
  PLATFORM_ISSUER: optional(httpUrl),
  PLATFORM_CLIENT_ID: optional(z.string()),
  PLATFORM_CLIENT_SECRET: optional(z.string()),
  PLATFORM_NAME: optional(z.string()),
});
type Variables = z.output<typeof variables>;

/** One way to sign in by OpenID Connect. */
export interface DoorSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  name: string;
}

/** What the server was told, checked and complete. `origin` is PUBLIC_URL without a path. */
export type Environment = Omit<Variables, 'PUBLIC_URL' | 'HOST' | 'TRUST_PROXY'> & {
  origin: string;
  host: string;
  trustProxy: number;
  /** One machine, no configuration: what PUBLIC_URL on a loopback address means. */
  local: boolean;
  provider: (DoorSettings & { slug: string }) | null;
  platform: DoorSettings | null;
};

/** The mistakes of an environment, one clear line each. */
export class EnvironmentError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127(\.\d{1,3}){3}$/.test(hostname);

/** Reads and checks the environment. @throws EnvironmentError with a line for every mistake */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const parsed = variables.safeParse(source);
  if (!parsed.success)
    throw new EnvironmentError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const { PUBLIC_URL, HOST, TRUST_PROXY, ...rest } = parsed.data;
  const publicUrl = new URL(PUBLIC_URL ?? `http://localhost:${rest.PORT}`);
  const local = isLoopback(publicUrl.hostname);
  const lines = [
    ...doorMistakes('PROVIDER', rest),
    ...doorMistakes('PLATFORM', rest),
    ...(local ? localMistakes(HOST) : publicMistakes(rest)),
  ];
  if (publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash)
    lines.push('PUBLIC_URL: must be an address without a path, such as https://games.example.org');
  if (lines.length > 0) throw new EnvironmentError(lines);
  const provider = doorOf('PROVIDER', rest);
  return {
    ...rest,
    origin: publicUrl.origin,
    host: HOST ?? (local ? '127.0.0.1' : '0.0.0.0'),
    trustProxy: TRUST_PROXY ?? (local ? 0 : 1),
    local,
    provider: provider && { ...provider, slug: rest.PROVIDER_SLUG ?? 'provider' },
    platform: doorOf('PLATFORM', rest),
  };
}

function doorMistakes(door: 'PROVIDER' | 'PLATFORM', given: Variables | Omit<Variables, never>): string[] {
  const values = given as Record<string, unknown>;
  const set = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'NAME'].filter(
    (part) => values[`${door}_${part}`] !== undefined,
  );
  if (set.length === 0) return [];
  return ['ISSUER', 'CLIENT_ID']
    .filter((part) => !set.includes(part))
    .map((part) => `${door}_${part}: is missing, because ${door}_${set[0]} is set`);
}

function doorOf(
  door: 'PROVIDER' | 'PLATFORM',
  given: Omit<Variables, 'PUBLIC_URL' | 'HOST' | 'TRUST_PROXY'>,
): DoorSettings | null {
  const issuer = given[`${door}_ISSUER`];
  const clientId = given[`${door}_CLIENT_ID`];
  if (issuer === undefined || clientId === undefined) return null;
  return {
    issuer,
    clientId,
    clientSecret: given[`${door}_CLIENT_SECRET`],
    name: given[`${door}_NAME`] ?? new URL(issuer).hostname,
  };
}

const localMistakes = (host: string | undefined): string[] =>
  host === undefined || isLoopback(host)
    ? []
    : [`HOST: ${host} would open local mode to other machines; set PUBLIC_URL to the address that people use`];

const publicMistakes = (given: Pick<Variables, 'SESSION_SECRET' | 'SMTP_URL' | 'MAIL_FROM'>): string[] =>
  (['SESSION_SECRET', 'SMTP_URL', 'MAIL_FROM'] as const)
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: is missing, and PUBLIC_URL is a public address`);
