import type { EventEmitter } from 'node:events';
import type {
  Configuration,
  KoaContextWithOIDC,
  Provider,
  Adapter,
  AdapterFactory,
  AdapterPayload,
} from 'oidc-provider';
import type { Environment } from '#server/platform/config/environment.ts';
import type { Services } from '#server/platform/services.ts';
import { t } from '../../words/words.ts';
import { problemPage } from '../problem-page.ts';
import { providerKeys, type ProviderKeys, SIGNING_ALGORITHM } from './keys.ts';
import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import { oidcPayloads } from '#shared/schema/sign-in.ts';
import type { Database } from '#server/platform/database/database.ts';

export const CLIENT_ID = 'rollcall';
export const BUILT_IN_DOOR_PATH = '/api/auth/rollcall';

const SCOPE = 'openid email';
const MINUTE = 60;

export const issuerOf = ({ origin }: Pick<Environment, 'origin'>): string => `${origin}/oidc`;

/** Rollcall's own OpenID provider: has one client, itself, and identifies people by their e-mail. */
export async function openProvider(services: Services): Promise<Provider> {
  const { environment, log } = services;
  const keys = await providerKeys(services.db);
  const { default: ProviderClass } = await importProvider();
  const provider = new ProviderClass(issuerOf(environment), configurationOf(services, keys));
  provider.proxy = !environment.local;
  const events: EventEmitter = provider;
  events.on('server_error', (_ctx, error: unknown) => log.error({ err: error }, 'the built-in provider failed'));
  events.on('error', (error: unknown) => log.warn({ err: error }, 'a request to the built-in provider broke off'));
  return provider;
}

const configurationOf = (services: Services, keys: ProviderKeys): Configuration => ({
  adapter: payloadAdapter(services.db),
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: keys.clientSecret,
      redirect_uris: callbacksOf(services.environment),
      application_type: services.environment.local ? 'native' : 'web',
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_basic',
      id_token_signed_response_alg: SIGNING_ALGORITHM,
    },
  ],
  jwks: { keys: [keys.signing] },
  cookies: {
    keys: [keys.cookies],
    names: cookieNames(services.environment),
    // Never sent from this path, so that each sign-in starts without a session, possibly as somebody else.
    long: { httpOnly: true, sameSite: 'lax', path: '/oidc/session' },
  },
  pkce: { required: () => true },
  responseTypes: ['code'],
  clientAuthMethods: ['client_secret_basic'],
  scopes: ['openid', 'email'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  findAccount: (_ctx, email) => ({ accountId: email, claims: () => ({ sub: email, email, email_verified: true }) }),
  loadExistingGrant: grantWithoutAsking,
  interactions: { url: (_ctx, interaction) => `/oidc/interaction/${interaction.uid}` },
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    rpInitiatedLogout: { enabled: false },
  },
  ttl: {
    AccessToken: 5 * MINUTE,
    AuthorizationCode: MINUTE,
    Grant: 10 * MINUTE,
    IdToken: 5 * MINUTE,
    Interaction: 60 * MINUTE,
    Session: 10 * MINUTE,
  },
  renderError: (ctx) => {
    ctx.type = 'html';
    ctx.body = problemPage(
      t('This sign-in cannot go on'),
      t('It has expired, or it was begun in another way. Please start again.'),
    );
  },
});

/** With the `__Secure-` prefix on https; their paths rule out `__Host-`. */
function cookieNames({ origin }: Environment) {
  const prefix = origin.startsWith('https:') ? '__Secure-' : '';
  return {
    interaction: `${prefix}rollcall_interaction`,
    resume: `${prefix}rollcall_resume`,
    session: `${prefix}rollcall_provider`,
  };
}

/** Any port: for a native client the port of a loopback callback is ignored (RFC 8252, section 7.3). */
function callbacksOf({ local, origin }: Environment): string[] {
  const origins = local ? ['http://localhost', 'http://127.0.0.1', 'http://[::1]'] : [origin];
  return origins.map((each) => `${each}${BUILT_IN_DOOR_PATH}/callback`);
}

/** Grants without asking: the client is Rollcall itself. */
async function grantWithoutAsking({ oidc }: KoaContextWithOIDC) {
  const accountId = oidc.session?.accountId;
  const clientId = oidc.client?.clientId;
  if (accountId === undefined || clientId === undefined) return undefined;
  const grant = new oidc.provider.Grant({ accountId, clientId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

/** The beginning of the package's warning, coloured on a terminal. */
const UNSUITED = 'oidc-provider WARNING: Unsupported runtime';

/**
 * The package warns on the console that it wants Node 22, although it runs on Node 20. The warning is suppressed while
 * it is loaded.
 */
export async function importProvider(): Promise<typeof import('oidc-provider')> {
  const { warn } = console;
  const warnUnlessUnsuited = (...words: unknown[]) => {
    if (!String(words[0]).includes(UNSUITED)) warn(...words);
  };
  Object.assign(console, { warn: warnUnlessUnsuited });
  try {
    return await import('oidc-provider');
  } finally {
    Object.assign(console, { warn });
  }
}

/** Stores the provider's state in PostgreSQL; a scheduled job deletes what has expired. */
function payloadAdapter(db: Database): AdapterFactory {
  return (model): Adapter => {
    const row = (id: string) => and(eq(oidcPayloads.model, model), eq(oidcPayloads.id, id));

    const findWhere = async (condition: SQL | undefined): Promise<AdapterPayload | undefined> => {
      const current = or(isNull(oidcPayloads.expiresAt), gt(oidcPayloads.expiresAt, new Date()));
      const [found] = await db.select().from(oidcPayloads).where(and(condition, current));
      if (!found) return undefined;
      const consumed = found.consumedAt && { consumed: Math.floor(found.consumedAt.getTime() / 1000) };
      return { ...(found.payload as AdapterPayload), ...consumed };
    };
    const inModel = (condition: SQL) => and(eq(oidcPayloads.model, model), condition);

    return {
      upsert: async (id, payload, expiresIn) => {
        const { grantId = null, userCode = null, uid = null } = payload;
        const expiresAt = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null;
        const values = { payload, grantId, userCode, uid, expiresAt };
        await db
          .insert(oidcPayloads)
          .values({ model, id, ...values })
          .onConflictDoUpdate({ target: [oidcPayloads.model, oidcPayloads.id], set: values });
      },
      // Ids come unchecked from requests, and PostgreSQL fails at a NUL instead of finding nothing.
      find: async (id) => (id.includes('\0') ? undefined : findWhere(row(id))),
      findByUid: (uid) => findWhere(inModel(eq(oidcPayloads.uid, uid))),
      findByUserCode: (userCode) => findWhere(inModel(eq(oidcPayloads.userCode, userCode))),
      consume: async (id) => {
        await db.update(oidcPayloads).set({ consumedAt: new Date() }).where(row(id));
      },
      destroy: async (id) => {
        await db.delete(oidcPayloads).where(row(id));
      },
      revokeByGrantId: async (grantId) => {
        await db.delete(oidcPayloads).where(inModel(eq(oidcPayloads.grantId, grantId)));
      },
    };
  };
}
