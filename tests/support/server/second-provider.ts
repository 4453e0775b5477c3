import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { importProvider } from '#server/accounts/sign-in/built-in/provider.ts';

export interface SecondProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claims of the next sign-in. */
  claims: { sub: string } & Record<string, unknown>;
  /** Answers at these paths instead of its own. */
  instead: Map<string, { status: number; body: object | string }>;
  /** Whether the next sign-in is denied. */
  denies: boolean;
  /** When people typed their password there, in seconds since 1970; undefined for now. */
  authTime: number | undefined;
  close(): Promise<void>;
}

/** A separate OpenID provider that signs everybody in as the person named by the test. */
export async function startSecondProvider(callbackPaths: readonly string[], port = 0): Promise<SecondProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { default: Provider } = await importProvider();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const second: SecondProvider = {
    issuer,
    clientId: 'games',
    clientSecret: 'a secret of the second provider',
    claims: { sub: 'nobody' },
    instead: new Map(),
    denies: false,
    authTime: undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: second.clientId,
        client_secret: second.clientSecret,
        application_type: 'native',
        redirect_uris: callbackPaths.flatMap((path) =>
          ['http://localhost', 'http://127.0.0.1'].map((origin) => origin + path),
        ),
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'one' }] },
    cookies: { keys: ['a key of the second provider'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...second.claims, sub }) }),
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId ?? '', clientId: second.clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', (req, res) => {
    const instead = second.instead.get(new URL(req.url ?? '/', issuer).pathname);
    if (instead) {
      const type = typeof instead.body === 'string' ? 'text/html' : 'application/json';
      const body = typeof instead.body === 'string' ? instead.body : JSON.stringify(instead.body);
      return void res.writeHead(instead.status, { 'Content-Type': type }).end(body);
    }
    if (!req.url?.startsWith('/interaction/')) return void handle(req, res);
    const answer = second.denies
      ? { error: 'access_denied' }
      : { login: { accountId: second.claims.sub, ts: second.authTime }, consent: {} };
    provider.interactionFinished(req, res, answer).catch((error: unknown) => res.writeHead(500).end(String(error)));
  });
  return second;
}

function memoryAdapter(): (model: string) => Adapter {
  const stored = new Map<string, AdapterPayload>();
  const none = async () => undefined;
  return (model) => ({
    upsert: async (id, payload) => void stored.set(`${model} ${id}`, payload),
    find: async (id) => stored.get(`${model} ${id}`),
    findByUid: async (uid) => [...stored.values()].find((payload) => payload.uid === uid),
    findByUserCode: none,
    consume: async (id) => {
      const payload = stored.get(`${model} ${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void stored.delete(`${model} ${id}`),
    revokeByGrantId: none,
  });
}
