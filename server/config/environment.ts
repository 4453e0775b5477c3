import * as z from 'zod';
import { PLANS } from '#shared/enums.ts';
import { providerMistakes, providerOf, type ProviderSettings, providerVariables } from './identity-providers.ts';
import { type PaymentSettings, paymentMistakes, paymentsOf, paymentVariables } from './payments.ts';
import {
  emailList,
  httpUrl,
  isLoopback,
  optional,
  readableFile,
  sender,
  wholeNumber,
  withDefault,
} from './variables.ts';
import { domainOf, type SignUp } from '#shared/rules/account/sign-up.ts';

const MODES = ['open', 'invited', 'closed'] as const;

const DOMAIN = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,10}$/;

const MISTAKE = 'must be open, invited, closed, or domains with commas between them, such as example.org,club.example';

/** SIGN_UP: one of three words, or domains separated by commas. */
const signUpVariable = z.string().transform((text, context): SignUp => {
  const word = MODES.find((mode) => mode === text.trim().toLowerCase());
  if (word) return { mode: word, domains: [] };
  const domains = text.split(',').map((part) => part.trim());
  // A list with an @ or one of the three words is a mistake and would match nobody.
  if (domains.every(isDomain)) return { mode: 'domains', domains: [...new Set(domains.map(domainOf))] };
  context.addIssue({ code: 'custom', message: MISTAKE });
  return z.NEVER;
});

const isDomain = (text: string): boolean => !/[@/:?#\\\s]/.test(text) && DOMAIN.test(domainOf(text));

/** Twice the interval of a proxy that checks health every one or two seconds. */
const DRAIN_BEHIND_PROXY_SECONDS = 5;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const variables = z.object({
  PORT: withDefault(wholeNumber('a port number', 1, 65_535), 3000),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(httpUrl),
  DRAIN_SECONDS: optional(wholeNumber('a number of seconds', 0, 300)),
  METRICS_PORT: optional(wholeNumber('a port number', 1, 65_535)),
  METRICS_HOST: withDefault(z.string(), '127.0.0.1'),
  TRUST_PROXY: optional(wholeNumber('a number of proxies', 0)),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres:// or postgresql://' })),
  DATABASE_POOL: withDefault(wholeNumber('a number of connections, at least 2', 2), 10),
  DATA_DIR: withDefault(z.string(), '.data'),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })),
  MAIL_FROM: optional(sender),
  BGG_TOKEN: optional(z.string().regex(/^[\x21-\x7e]+$/, 'must be the token alone, without blanks')),
  BGG_API_URL: withDefault(httpUrl, 'https://boardgamegeek.com/xmlapi2'),
  REQUESTS_PER_MINUTE: withDefault(wholeNumber('a number of requests', 1), 1200),
  DEFAULT_PLAN: withDefault(z.enum(PLANS, `must be one of ${PLANS.join(', ')}`), 'free'),
  OPERATOR: optional(z.string()),
  TERMS_FILE: optional(readableFile),
  PRIVACY_FILE: optional(readableFile),
  STAFF_EMAILS: emailList,
  SIGN_UP: withDefault(signUpVariable, { mode: 'open', domains: [] }),
  RECOMMENDER_MODEL: optional(z.string()),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(httpUrl),
  OPENAI_MODEL: withDefault(z.string(), 'gpt-5-mini'),
  LOG_LEVEL: withDefault(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  ...providerVariables,
  ...paymentVariables,
});
type Variables = z.output<typeof variables>;
const databaseVariables = variables.pick({ DATABASE_URL: true, DATA_DIR: true });
export type DatabaseEnvironment = z.output<typeof databaseVariables>;

/** The name of every variable that the server reads. */
export const VARIABLES = Object.keys(variables.shape);

/** The validated configuration of the server. */
export type Environment = Omit<Variables, 'PUBLIC_URL' | 'HOST' | 'TRUST_PROXY' | 'DRAIN_SECONDS'> & {
  /** PUBLIC_URL, or this machine's own address. */
  origin: string;
  host: string;
  /** Number of trusted proxies; null: one, if the connection comes from a private address. */
  trustProxy: number | null;
  /** Time for which requests are still served after a stop signal, so that proxies notice. */
  drainMs: number;
  /** A single machine without configuration: PUBLIC_URL is a loopback address. */
  local: boolean;
  provider: (ProviderSettings & { slug: string }) | null;
  platform: ProviderSettings | null;
  /** Null if payments are not configured. */
  payments: PaymentSettings | null;
};

/** The errors of an environment, one line each. */
export class EnvironmentError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

/** The database settings, for commands that need nothing else. @throws EnvironmentError with a line for each error */
export const readDatabaseEnvironment = (source: Record<string, string | undefined>): DatabaseEnvironment =>
  parse(databaseVariables, source);

/** Reads and validates the environment. @throws EnvironmentError with a line for each error */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const { PUBLIC_URL, HOST, TRUST_PROXY, DRAIN_SECONDS, ...given } = parse(variables, source);
  const publicUrl = new URL(PUBLIC_URL ?? `http://localhost:${given.PORT}`);
  const local = isLoopback(publicUrl.hostname);
  const lines = [
    ...addressMistakes(publicUrl),
    ...(local ? localMistakes(HOST) : publicMistakes(given)),
    ...providerMistakes('PROVIDER', given),
    ...providerMistakes('PLATFORM', given),
    ...paymentMistakes(given),
  ];
  if (lines.length > 0) throw new EnvironmentError(lines);
  const provider = providerOf('PROVIDER', given);
  const trustProxy = TRUST_PROXY ?? (local ? 0 : null);
  return {
    ...given,
    origin: publicUrl.origin,
    host: HOST ?? (local ? '127.0.0.1' : '0.0.0.0'),
    trustProxy,
    drainMs: 1000 * (DRAIN_SECONDS ?? (trustProxy !== 0 ? DRAIN_BEHIND_PROXY_SECONDS : 0)),
    local,
    provider: provider && { ...provider, slug: given.PROVIDER_SLUG ?? 'provider' },
    platform: providerOf('PLATFORM', given),
    payments: paymentsOf(given),
  };
}

function parse<S extends z.ZodType>(schema: S, source: unknown): z.output<S> {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new EnvironmentError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}

const addressMistakes = ({ pathname, search, hash }: URL): string[] =>
  pathname === '/' && !search && !hash
    ? []
    : ['PUBLIC_URL: must be an address without a path, such as https://games.example.org'];

const localMistakes = (host: string | undefined): string[] =>
  host === undefined || isLoopback(host)
    ? []
    : [`HOST: ${host} would open local mode to other machines; set PUBLIC_URL to the address that people use`];

const publicMistakes = (given: Pick<Variables, 'SESSION_SECRET' | 'SMTP_URL' | 'MAIL_FROM'>): string[] =>
  (['SESSION_SECRET', 'SMTP_URL', 'MAIL_FROM'] as const)
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: is missing, and PUBLIC_URL is a public address`);
