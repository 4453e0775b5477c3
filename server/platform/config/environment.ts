import * as z from 'zod';
import { PLANS } from '#shared/enums.ts';
import { providerMistakes, providerOf, type ProviderSettings, providerVariables } from './identity-providers.ts';
import { type PaymentSettings, paymentMistakes, paymentsOf, paymentVariables } from './payments.ts';
import { isPrivateHost } from './private-address.ts';
import { backupVariables } from './backup.ts';
import { databaseMistakes, databaseVariables } from './database.ts';
import { mailMistakes, mailVariables } from './mail.ts';
import {
  emailList,
  hostList,
  httpUrl,
  isLoopback,
  optional,
  readableFile,
  wholeNumber,
  withDefault,
} from './variables.ts';
import { domainOf, type SignUp } from '#shared/limits/sign-up.ts';

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
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  BGG_TOKEN: optional(z.string().regex(/^[\x21-\x7e]+$/, 'must be the token alone, without blanks')),
  BGG_API_URL: withDefault(httpUrl, 'https://boardgamegeek.com/xmlapi2'),
  COMMUNITY_RATINGS: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  NEWER_VERSION_URL: optional(httpUrl),
  CHANNELS: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  PUSH_SERVICES: hostList,
  REQUESTS_PER_MINUTE: withDefault(wholeNumber('a number of requests', 1), 1200),
  DEFAULT_PLAN: withDefault(z.enum(PLANS, `must be one of ${PLANS.join(', ')}`), 'free'),
  OPERATOR: optional(z.string()),
  TERMS_FILE: optional(readableFile),
  PRIVACY_FILE: optional(readableFile),
  STAFF_EMAILS: emailList,
  ADMIN_EMAILS: emailList,
  SIGN_UP: withDefault(signUpVariable, { mode: 'open', domains: [] }),
  RECOMMENDER_MODEL: optional(readableFile),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(httpUrl),
  OPENAI_MODEL: withDefault(z.string(), 'gpt-5-mini'),
  LOG_LEVEL: withDefault(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  ...databaseVariables,
  ...backupVariables,
  ...mailVariables,
  ...providerVariables,
  ...paymentVariables,
});
type Variables = z.output<typeof variables>;
const commandVariables = variables
  .pick({ PORT: true, PUBLIC_URL: true })
  .extend({ ...databaseVariables, ...backupVariables });
export type DatabaseEnvironment = z.output<typeof commandVariables> & Pick<Environment, 'origin'>;

/** The name of every variable that the server reads. */
export const VARIABLES = Object.keys(variables.shape);

/** Whether BoardGameGeek's ratings and weights in data/ are used; `off` for sites that may not show them. */
export type CommunityRatings = Variables['COMMUNITY_RATINGS'];

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
  /** False in a private network without a mail server: codes are shown on the console, and invitations go by link. */
  sendsMails: boolean;
  provider: (ProviderSettings & { slug: string }) | null;
  platform: ProviderSettings | null;
  /** Null if payments are not configured. */
  payments: PaymentSettings | null;
};

type Source = Record<string, string | undefined>;

/** The errors of an environment, one line each. */
export class EnvironmentError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

/** The settings of the database and its backups, for commands that need nothing else. @throws EnvironmentError with a line for each error */
export function readDatabaseEnvironment(source: Source): DatabaseEnvironment {
  const parsed = commandVariables.safeParse(source);
  if (parsed.success) return { ...parsed.data, origin: publicUrlOf(parsed.data).origin };
  throw new EnvironmentError(linesOf(parsed.error));
}

/** Reads and validates the environment. @throws EnvironmentError with a line for each error, all at once */
export function readEnvironment(source: Source): Environment {
  const parsed = variables.safeParse(source);
  const wrong = parsed.success ? [] : linesOf(parsed.error);
  const wrongNames = new Set(wrong.map(nameOf));
  const set = new Set(Object.keys(source).filter((name) => source[name]));
  const { PUBLIC_URL, HOST, TRUST_PROXY, DRAIN_SECONDS, ...given } = variables.parse(without(source, wrongNames));
  const publicUrl = publicUrlOf({ PUBLIC_URL, PORT: given.PORT });
  const hostname = wrongNames.has('PUBLIC_URL') ? hostOf(source['PUBLIC_URL'] ?? '') : publicUrl.hostname;
  const local = isLoopback(hostname);
  const host = HOST ?? (local ? '127.0.0.1' : '0.0.0.0');
  const others = [
    ...addressMistakes(publicUrl),
    ...(local ? localMistakes(HOST) : reachableMistakes(set, hostname)),
    ...metricsMistakes(host, given),
    ...databaseMistakes(set),
    ...mailMistakes(given, set),
    ...providerMistakes('PROVIDER', given, set),
    ...providerMistakes('PLATFORM', given, set),
    ...paymentMistakes(set),
  ];
  const lines = [...wrong, ...others.filter((line) => !wrongNames.has(nameOf(line)))];
  if (lines.length > 0) throw new EnvironmentError(lines);
  const provider = providerOf('PROVIDER', given);
  const trustProxy = TRUST_PROXY ?? (local ? 0 : null);
  return {
    ...given,
    origin: publicUrl.origin,
    host,
    trustProxy,
    drainMs: 1000 * (DRAIN_SECONDS ?? (trustProxy !== 0 ? DRAIN_BEHIND_PROXY_SECONDS : 0)),
    local,
    sendsMails: local || given.SMTP_URL !== undefined,
    provider: provider && { ...provider, slug: given.PROVIDER_SLUG ?? 'provider' },
    platform: providerOf('PLATFORM', given),
    payments: paymentsOf(given),
  };
}

const publicUrlOf = ({ PUBLIC_URL, PORT }: Pick<Variables, 'PUBLIC_URL' | 'PORT'>): URL =>
  new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);

const linesOf = ({ issues }: z.ZodError): string[] => [
  ...new Set(issues.map(({ path, message }) => `${String(path[0])}: ${message}`)),
];

/** The variable that a line is about. */
const nameOf = (line: string): string => line.slice(0, line.indexOf(':'));

const without = (source: Source, names: ReadonlySet<string>): Source =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !names.has(name)));

/** The host of an address that lacks its protocol; an empty text if there is none. */
const hostOf = (address: string): string => {
  const whole = `http://${address}`;
  return URL.canParse(whole) ? new URL(whole).hostname : '';
};

const addressMistakes = ({ pathname, search, hash }: URL): string[] =>
  pathname === '/' && !search && !hash
    ? []
    : ['PUBLIC_URL: must be an address without a path, such as https://games.example.org'];

const localMistakes = (host: string | undefined): string[] =>
  host === undefined || isLoopback(host)
    ? []
    : [`HOST: ${host} would open local mode to other machines; set PUBLIC_URL to the address that people use`];

/** As soon as other machines reach the server. In a private network all of them may be missing, mails together. */
function reachableMistakes(set: ReadonlySet<string>, hostname: string): string[] {
  const mails = ['SMTP_URL', 'MAIL_FROM'];
  const needed = !isPrivateHost(hostname)
    ? ['SESSION_SECRET', ...mails]
    : mails.some((name) => set.has(name))
      ? mails
      : [];
  return needed
    .filter((name) => !set.has(name))
    .map((name) => `${name}: is missing, and is needed because PUBLIC_URL is not an address of this machine alone`);
}

const EVERY_ADDRESS = ['0.0.0.0', '::'];

function metricsMistakes(
  host: string,
  { PORT, METRICS_PORT, METRICS_HOST }: Pick<Variables, 'PORT' | 'METRICS_PORT' | 'METRICS_HOST'>,
): string[] {
  const overlap = host === METRICS_HOST || EVERY_ADDRESS.some((every) => every === host || every === METRICS_HOST);
  return METRICS_PORT === PORT && overlap ? ['METRICS_PORT: must be another port than PORT'] : [];
}
