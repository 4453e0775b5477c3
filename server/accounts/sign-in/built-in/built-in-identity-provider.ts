import type { Socket } from 'node:net';
import { allowInsecureRequests, ClientSecretBasic, Configuration } from 'openid-client';
import type { Services } from '#server/platform/services.ts';
import { normalizeIp } from '#server/platform/http/normalize-ip.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { siteOrigin } from '../../site-origin.ts';
import { providerKeys, SIGNING_ALGORITHM } from './keys.ts';
import { BUILT_IN_DOOR_PATH, CLIENT_ID, issuerOf } from './provider.ts';

/**
 * Signs in with the server's own provider. Nothing is discovered: the browser is sent to the origin that it uses, and
 * the server calls itself at the address by which the browser's request arrived.
 */
export const builtInIdentityProvider = ({
  environment,
  db,
}: Pick<Services, 'environment' | 'db'>): IdentityProvider => ({
  kind: 'provider',
  name: 'Rollcall',
  path: BUILT_IN_DOOR_PATH,
  prompt: 'login',
  configuration: async (req) => {
    const { clientSecret } = await providerKeys(db);
    const itself = `http://${listeningAddress(req.socket)}/oidc`;
    const configuration = new Configuration(
      {
        issuer: issuerOf(environment),
        authorization_endpoint: `${siteOrigin(req, environment)}/oidc/auth`,
        token_endpoint: `${itself}/token`,
        userinfo_endpoint: `${itself}/me`,
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      },
      CLIENT_ID,
      { client_secret: clientSecret, id_token_signed_response_alg: SIGNING_ALGORITHM },
      ClientSecretBasic(clientSecret),
    );
    allowInsecureRequests(configuration);
    return configuration;
  },
});

/** An IPv4 connection to a server that listens on IPv6 has an address like ::ffff:127.0.0.1. */
function listeningAddress({ localAddress = '127.0.0.1', localPort = 0 }: Socket): string {
  const address = normalizeIp(localAddress);
  return `${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}
