import type { Request } from 'express';
import {
  type Configuration,
  fetchUserInfo,
  randomNonce,
  randomState,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client';
import { type AuthenticateOptions, Strategy } from 'openid-client/passport';
import { RECENT_SIGN_IN_MINUTES } from '#shared/limits/limits.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { type Claims, type Identity, identityOf } from './identity.ts';
import { ProviderUnusable, UserInfoUnusable } from './provider-problem.ts';

declare global {
  // The one place where Express lets its request be extended.
  namespace Express {
    interface Request {
      /** The identity asserted by the provider; set only by a successful callback. */
      identity?: Identity;
    }
  }
}

/** The authorization code flow with PKCE, and always with state and nonce, which the library would sometimes omit. */
export class OidcStrategy extends Strategy {
  readonly #step: 'start' | 'callback';
  readonly #sessionKey: string;

  constructor(provider: IdentityProvider, config: Configuration, step: 'start' | 'callback', callbackURL: string) {
    const sessionKey = `door ${provider.path}`;
    super(
      {
        config,
        name: provider.path,
        sessionKey,
        scope: 'openid email profile',
        callbackURL,
        passReqToCallback: true,
      },
      (req, tokens, verified) => {
        claimsOf(config, tokens).then(
          (claims) => {
            req.identity = identityOf(claims);
            verified(null, PASSED);
          },
          (error: unknown) => verified(error),
        );
      },
    );
    this.#step = step;
    this.#sessionKey = sessionKey;
  }

  override authorizationRequestParams<Options extends AuthenticateOptions>(
    req: Request,
    options: Options,
  ): URLSearchParams {
    const params = new URLSearchParams(super.authorizationRequestParams(req, options));
    params.set('state', randomState());
    params.set('nonce', randomNonce());
    if (options.prompt === 'login') params.set('max_age', String(RECENT_SIGN_IN_MINUTES * 60));
    return params;
  }

  /**
   * The library keeps a sent `max_age` in the session and then refuses tokens that are older or do not say. What an old
   * sign-in may do is decided where it matters, so nobody is locked out by a provider that does not know `max_age`.
   */
  override authenticate<Options extends AuthenticateOptions>(req: Request, options: Options): void {
    const state: unknown = Reflect.get(req.session, this.#sessionKey);
    if (this.#step === 'callback' && typeof state === 'object' && state !== null)
      Reflect.deleteProperty(state, 'max_age');
    super.authenticate(req, options);
  }

  override shouldInitiateAuthRequest(): boolean {
    return this.#step === 'start';
  }
}

/** Passport needs a truthy value; the account is looked up afterwards. */
const PASSED = {} as Express.User;

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** The claims of the ID token and of the userinfo answer, where most providers put e-mail and names. */
async function claimsOf(config: Configuration, tokens: Tokens): Promise<Claims> {
  const claims = tokens.claims();
  if (!claims) throw new ProviderUnusable('sends no ID token; allow this client the scope openid there');
  if (config.serverMetadata().userinfo_endpoint === undefined) return claims;
  const more = await fetchUserInfo(config, tokens.access_token, claims.sub).catch((cause: unknown) => {
    throw new UserInfoUnusable('the userinfo endpoint cannot be used', { cause });
  });
  return { ...claims, ...more, iss: claims.iss, sub: claims.sub, auth_time: claims.auth_time };
}
