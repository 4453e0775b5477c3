import type { Request } from 'express';
import type { Configuration } from 'openid-client';

/** Where the hosted platform's door is. */
export const PLATFORM_PATH = '/api/login';

/** A way to sign in by OpenID Connect. */
export interface Door {
  kind: 'provider' | 'platform';
  /** As people know it. */
  name: string;
  /** Where the browser goes to sign in; the provider sends it back to `{path}/callback`. */
  path: string;
  /** `login` asks for credentials even where the provider still knows the browser. */
  prompt?: 'login';
  /** How to speak to the provider. @throws when the provider cannot be reached */
  configuration(req: Request): Promise<Configuration>;
}
