import type { ServerMetadata } from 'openid-client';
import type { ProviderKey } from '#server/platform/config/identity-providers.ts';
import type { EmailProblem } from './identity.ts';

/** One line for each thing that a provider says of itself and that will probably make sign-ins fail. */
export function metadataWarnings(metadata: ServerMetadata, hasSecret: boolean, key: ProviderKey): string[] {
  const lacks = (list: unknown, ...values: string[]) =>
    Array.isArray(list) && !values.some((value) => list.includes(value));
  const issuer = `${key}_ISSUER: the provider`;
  const methods = metadata.token_endpoint_auth_methods_supported;
  return [
    [lacks(metadata.response_types_supported, 'code'), `${issuer} does not offer the code flow (response type code)`],
    [lacks(metadata['response_modes_supported'], 'query'), `${issuer} does not offer the response mode query`],
    [
      lacks(metadata.grant_types_supported, 'authorization_code'),
      `${issuer} does not offer the grant authorization_code`,
    ],
    [
      lacks(metadata.scopes_supported, 'email'),
      `${issuer} does not offer the scope email, and accounts need an address`,
    ],
    [
      hasSecret && lacks(methods, 'client_secret_basic', 'client_secret_post'),
      `${key}_CLIENT_SECRET: the provider accepts no client secret by client_secret_basic or client_secret_post`,
    ],
    [!hasSecret && lacks(methods, 'none'), `${key}_CLIENT_SECRET: is missing, and the provider wants one`],
  ].flatMap(([applies, line]) => (applies === true ? [String(line)] : []));
}

/** Why somebody without an account was not signed in, for the operator. */
export function emailProblemText(problem: EmailProblem, key: ProviderKey): string {
  const at = `${key}_ISSUER: the provider`;
  const remedy = 'have it send email_verified with the value true for addresses that it has checked';
  if (problem === 'missing')
    return `${at} sends no usable e-mail address; allow this client the scope email there, and give the person an address`;
  if (problem === 'unverified')
    return `${at} says that an e-mail address is not verified (email_verified is false); verify it there, or ${remedy}`;
  return `${at} does not say whether an e-mail address is verified (no claim email_verified); ${remedy}`;
}
