import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  None,
  type ServerMetadata,
} from 'openid-client';
import type { ProviderSettings } from '#server/platform/config/identity-providers.ts';
import { isLoopback } from '#server/platform/config/variables.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { ProviderUnusable } from './provider-problem.ts';
import { memoizeAsync } from '#server/platform/workers/memoize-async.ts';

const TIMEOUT_SECONDS = 10;

/**
 * Signs in with an external provider. It is discovered at the first sign-in, and again after a failure. Plain http is
 * allowed to this machine only.
 */
export function externalProvider(
  settings: ProviderSettings,
  kind: IdentityProvider['kind'],
  path: string,
): IdentityProvider {
  const configuration = memoizeAsync(() => discoverProvider(settings));
  return { kind, name: settings.name, path, key: settings.key, configuration };
}

/** @throws if the provider cannot be reached or used, for `providerProblem` */
export async function discoverProvider({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const server = new URL(issuer);
  const insecure = server.protocol === 'http:' && isLoopback(server.hostname);
  const discovered = await discovery(server, clientId, clientSecret, None(), {
    timeout: TIMEOUT_SECONDS,
    execute: insecure ? [allowInsecureRequests] : [],
  });
  const metadata = discovered.serverMetadata();
  const missing = ['authorization_endpoint', 'token_endpoint'].find((name) => typeof metadata[name] !== 'string');
  if (missing !== undefined)
    throw new ProviderUnusable(`names no ${missing}; is this the issuer of an OpenID provider?`);
  const configuration = new Configuration(metadata, clientId, clientSecret, authenticationBy(clientSecret, metadata));
  configuration.timeout = TIMEOUT_SECONDS;
  if (insecure) allowInsecureRequests(configuration);
  return configuration;
}

/**
 * The default for a provider that names no methods: the secret in the Authorization header (OpenID Connect Discovery,
 * section 3).
 */
function authenticationBy(secret: string | undefined, server: ServerMetadata): ClientAuth {
  if (secret === undefined) return None();
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
}
