import type { Request } from 'express';
import type { Configuration } from 'openid-client';
import type { ProviderKey } from '#server/platform/config/identity-providers.ts';

/** The path of the hosted platform's sign-in. */
export const PLATFORM_PATH = '/api/login';

/** A way to sign in by OpenID Connect. */
export interface IdentityProvider {
  kind: 'provider' | 'platform';
  /** The name shown to people. */
  name: string;
  /** Path that starts the sign-in; the provider redirects to `{path}/callback`. */
  path: string;
  /** The beginning of the names of its variables; the built-in provider has none. */
  key?: ProviderKey;
  /** `login` asks for credentials even if the provider still has a session. */
  prompt?: 'login';
  /** The configuration of the provider. @throws if the provider cannot be reached */
  configuration(req: Request): Promise<Configuration>;
}
