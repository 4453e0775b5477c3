import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment, VARIABLES } from './environment.ts';

type Values = Record<string, string>;

const linesOf = (values: Values): readonly string[] => {
  try {
    readEnvironment(values);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.lines;
    throw error;
  }
};

const NEEDS_DATABASE = 'needs DATABASE_URL; the embedded PostgreSQL has neither a pooler nor a replica';
const PORT = 'must be a port number';
const WEB = 'must be an address that begins with http:// or https://';
const FILE = 'is no file that can be read';
const RECIPIENT = 'must be an age recipient, which begins with age1 (`age-keygen` prints it as the public key)';
const BLANKS = 'must be without blanks';
const CREDENTIALS =
  'the user name and the password must not contain @, #, /, ? or % as they are: write %40, %23, %2F, %3F or %25, or set ' +
  'SMTP_USER and SMTP_PASSWORD and leave the mail server alone here, such as smtp://mail.example.org:587';
const MAIL_SERVER =
  'must be a mail server, such as smtp://mail.example.org:587; in a .env file a value with # stands in single quotes';
const SENDER = 'must be an address, or a name and an address: Rollcall <rollcall@example.org>';
const PLAIN_PROVIDER = 'must begin with https://, because sign-ins over http:// can be read and changed on the way';
const SLUG = 'must be lower-case letters, digits and hyphens';
const PATH = 'must be an address without a path, such as https://games.example.org';
const SIGN_UP = 'must be open, invited, closed, or domains with commas between them, such as example.org,club.example';
const provider = (key: string): Values => ({ [`${key}_ISSUER`]: 'https://id.example.org', [`${key}_CLIENT_ID`]: 'a' });
const STRIPE: Values = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_PREMIUM_MONTHLY: 'price_1',
  STRIPE_PRICE_PREMIUM_ANNUAL: 'price_2',
  STRIPE_PRICE_PREMIUM_PLUS_MONTHLY: 'price_3',
  STRIPE_PRICE_PREMIUM_PLUS_ANNUAL: 'price_4',
};

/** Each variable, a wrong value, what the start says of it, and what else must be set to say that alone. */
const WRONG: [name: string, value: string, says: string, others?: Values][] = [
  ['PORT', 'http', PORT],
  ['PORT', '70000', PORT],
  ['PORT', '80.5', PORT],
  ['HOST', '0.0.0.0', '0.0.0.0 would open local mode to other machines; set PUBLIC_URL to the address that people use'],
  ['PUBLIC_URL', 'localhost:3000', WEB],
  ['PUBLIC_URL', 'http://localhost:3000/rollcall', PATH],
  ['PUBLIC_URL', 'http://localhost:3000?a', PATH],
  ['DRAIN_SECONDS', 'long', 'must be a number of seconds'],
  ['METRICS_PORT', 'on', PORT],
  ['METRICS_PORT', '3000', 'must be another port than PORT'],
  ['METRICS_PORT', '81', 'must be another port than PORT', { PORT: '81', METRICS_HOST: '0.0.0.0' }],
  ['TRUST_PROXY', 'yes', 'must be a number of proxies'],
  ['DATABASE_URL', 'mysql://localhost/x', 'must begin with postgres:// or postgresql://'],
  ['DATABASE_DIRECT_URL', 'postgres//db', 'must begin with postgres:// or postgresql://'],
  ['DATABASE_DIRECT_URL', 'postgres://db/rollcall', NEEDS_DATABASE],
  ['DATABASE_REPLICA_URL', 'db:5433', 'must begin with postgres:// or postgresql://'],
  ['DATABASE_REPLICA_URL', 'postgres://db:5433/rollcall', NEEDS_DATABASE],
  ['DATABASE_POOL', '1', 'must be a number of connections, at least 2'],
  ['SESSION_SECRET', 'short', 'must have at least 32 characters'],
  ['SMTP_URL', 'mail.example.org', 'must begin with smtp:// or smtps://'],
  ['SMTP_URL', 'smtp://', MAIL_SERVER],
  ['SMTP_URL', 'smtp://mail.example.org:587/x', MAIL_SERVER],
  ['SMTP_URL', 'smtp://mail.example.org:port', MAIL_SERVER],
  // What a .env file leaves of a password with #.
  ['SMTP_URL', 'smtp://club:p', MAIL_SERVER],
  ['SMTP_URL', 'smtp://club@example.org:p@ss', CREDENTIALS],
  ['SMTP_URL', 'smtp://club@example.org:p@ss#1@mail.example.org:587', CREDENTIALS],
  ['SMTP_URL', 'smtp://club:p@ss@mail.example.org', CREDENTIALS],
  ['SMTP_URL', 'smtp://club:p#ss@mail.example.org:587', CREDENTIALS],
  ['SMTP_URL', 'smtp://club:p/ss@mail.example.org', CREDENTIALS],
  ['SMTP_URL', 'smtp://club:12/3@mail.example.org', CREDENTIALS],
  ['SMTP_URL', 'smtp://club:p?ss@mail.example.org', CREDENTIALS],
  ['SMTP_URL', 'smtp://club:12?3@mail.example.org', CREDENTIALS],
  ['SMTP_URL', 'smtp://club:p%ss@mail.example.org', CREDENTIALS],
  [
    'SMTP_URL',
    'smtp://club:secret@mail.example.org',
    'has a user name too, but SMTP_USER is set; keep one of them',
    { SMTP_USER: 'club', SMTP_PASSWORD: 'secret' },
  ],
  ['SMTP_URL', '', 'is missing, because SMTP_USER is set', { SMTP_USER: 'club', SMTP_PASSWORD: 'secret' }],
  ['SMTP_USER', '', 'is missing, because SMTP_PASSWORD is set', { SMTP_URL: 'smtp://a.example', SMTP_PASSWORD: 'x' }],
  ['SMTP_PASSWORD', '', 'is missing, because SMTP_USER is set', { SMTP_URL: 'smtp://a.example', SMTP_USER: 'club' }],
  ['MAIL_FROM', 'Rollcall', SENDER],
  ['MAIL_FROM', '"Rollcall <rollcall@example.org>"', SENDER],
  ['BGG_TOKEN', 'two words', 'must be the token alone, without blanks'],
  ['BGG_API_URL', 'boardgamegeek.com', WEB],
  ['REQUESTS_PER_MINUTE', '0', 'must be a number of requests'],
  ['DEFAULT_PLAN', 'gold', 'must be one of free, premium, premium_plus'],
  ['TERMS_FILE', 'nowhere.md', FILE],
  ['PRIVACY_FILE', 'nowhere.md', FILE],
  ['ADMIN_EMAILS', 'ana@example.org, ben', 'must be e-mail addresses with commas between them'],
  ['STAFF_EMAILS', 'ana@example.org, ben', 'must be e-mail addresses with commas between them'],
  ['SIGN_UP', 'opne', SIGN_UP],
  ['RECOMMENDER_MODEL', 'nowhere.json', FILE],
  ['OPENAI_BASE_URL', 'api.openai.com', WEB],
  ['BACKUP_KEY', 'age1abc', RECIPIENT],
  ['BACKUP_KEY', 'ssh-ed25519 AAAA', RECIPIENT],
  [
    'BACKUP_KEY',
    'AGE-SECRET-KEY-1QQQ',
    'is the secret part; set the recipient, which begins with age1, and keep the secret away from this server',
  ],
  ['BACKUP_IDENTITY', 'nowhere.txt', FILE],
  ['BACKUP_AT', '3:30', 'must be a time of day in UTC, such as 03:30'],
  ['BACKUP_AT', '24:00', 'must be a time of day in UTC, such as 03:30'],
  ['BACKUP_DRILLS', 'never', 'must be on or off'],
  ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, silent'],
  ['COMMUNITY_RATINGS', 'false', 'must be on or off'],
  ['NEWER_VERSION_URL', 'example.org/version.json', WEB],
  ['CHANNELS', 'false', 'must be on or off'],
  ['PUSH_SERVICES', 'https://push.example', 'must be names of hosts with commas between them'],
  ...['PROVIDER', 'PLATFORM'].flatMap((key): typeof WRONG => [
    [`${key}_ISSUER`, 'id.example.org', WEB, provider(key)],
    [`${key}_ISSUER`, 'http://id.example.org', PLAIN_PROVIDER, provider(key)],
    [`${key}_ISSUER`, 'http://192.168.1.5:9000', PLAIN_PROVIDER, provider(key)],
    [`${key}_ISSUER`, '', `is missing, because ${key}_CLIENT_ID is set`, provider(key)],
    [`${key}_CLIENT_ID`, '', `is missing, because ${key}_ISSUER is set`, provider(key)],
  ]),
  ['PROVIDER_SLUG', 'A/B', SLUG],
  ['PROVIDER_SLUG', 'user', 'must not be one of user, verify, demo, create-account, rollcall, invitation'],
  ...Object.keys(STRIPE).flatMap((name): typeof WRONG => [
    [name, 'a b', BLANKS, STRIPE],
    [name, '', `is missing, because ${Object.keys(STRIPE).find((other) => other !== name)} is set`, STRIPE],
  ]),
  ['STRIPE_API_URL', 'api.stripe.com', WEB],
];

test.each(WRONG)('%s=%s: %s', (name, value, says, others = {}) => {
  expect(linesOf({ ...others, [name]: value })).toEqual([`${name}: ${says}`]);
});

/** Any text may be right for these; whether it is shows when it is used. */
const ANY_TEXT = ['METRICS_HOST', 'DATA_DIR', 'BACKUP_FOLDER', 'OPERATOR', 'OPENAI_API_KEY', 'OPENAI_MODEL'];
const ANY_TEXT_OF_PROVIDERS = ['CLIENT_SECRET', 'NAME'].flatMap((part) => [`PROVIDER_${part}`, `PLATFORM_${part}`]);

test('each variable has a wrong value above, or takes any text', () => {
  const named = new Set([...WRONG.map(([name]) => name), ...ANY_TEXT, ...ANY_TEXT_OF_PROVIDERS]);
  expect(VARIABLES.toSorted()).toEqual([...named].toSorted());
});

test('a folder is no file', () => {
  for (const name of ['TERMS_FILE', 'PRIVACY_FILE', 'RECOMMENDER_MODEL'])
    expect(linesOf({ [name]: tmpdir() })).toEqual([`${name}: ${FILE}`]);
});

describe('everything wrong or missing is said at once', () => {
  const needed = (name: string) =>
    `${name}: is missing, and is needed because PUBLIC_URL is not an address of this machine alone`;

  test('a wrong value hides no missing variable', () => {
    const values = {
      PUBLIC_URL: 'https://games.example.org',
      PORT: 'x',
      SESSION_SECRET: 'short',
      PLATFORM_NAME: 'Hearth',
    };
    expect(linesOf(values)).toEqual([
      `PORT: ${PORT}`,
      'SESSION_SECRET: must have at least 32 characters',
      needed('SMTP_URL'),
      needed('MAIL_FROM'),
      'PLATFORM_ISSUER: is missing, because PLATFORM_NAME is set',
      'PLATFORM_CLIENT_ID: is missing, because PLATFORM_NAME is set',
    ]);
  });

  test('a private network needs no mail server, but none is set up by half', () => {
    expect(linesOf({ PUBLIC_URL: 'http://nas.local:3000' })).toEqual([]);
    expect(linesOf({ PUBLIC_URL: 'http://192.168.1.20', MAIL_FROM: 'r@example.org' })).toEqual([needed('SMTP_URL')]);
    expect(linesOf({ PUBLIC_URL: 'http://nas.local', SMTP_URL: 'smtp://mail.example.org' })).toEqual([
      needed('MAIL_FROM'),
    ]);
  });

  test('also if PUBLIC_URL lacks its https://', () => {
    expect(linesOf({ PUBLIC_URL: 'games.example.org' })).toEqual([
      `PUBLIC_URL: ${WEB}`,
      ...['SESSION_SECRET', 'SMTP_URL', 'MAIL_FROM'].map(needed),
    ]);
  });
});

describe('SMTP_URL is accepted', () => {
  test.each([
    'smtp://mail.example.org',
    'smtps://mail.example.org/',
    'smtp://mail:25',
    'smtp://[2001:db8::1]:587',
    'smtp://club:secret@mail.example.org:587',
    'smtp://club%40example.org:p%40ss%231%2F%3F%25@mail.example.org:587',
    "smtp://club:a!$&'()*+,;=:b~-._@mail.example.org",
    'smtp://mail.example.org?tls.rejectUnauthorized=false',
  ])('%s', (SMTP_URL) => {
    expect(linesOf({ SMTP_URL })).toEqual([]);
  });
});
