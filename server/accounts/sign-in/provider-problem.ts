import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import type { ProviderKey } from '#server/platform/config/identity-providers.ts';
import { networkErrorOf } from '#server/platform/observability/network-error-text.ts';

export interface ProviderProblem {
  /** One line for the operator, with the variable or the setting to change. */
  line: string;
  /** Whether only a changed setting helps, here or at the provider; otherwise a later sign-in may work. */
  lasting: boolean;
  /** Whether it concerns the provider, and not this one sign-in. */
  isOutage: boolean;
}

/** Thrown if the userinfo endpoint cannot be used; its cause says why. */
export class UserInfoUnusable extends Error {}

/** Thrown if a provider cannot be used as it describes itself; its message says why. */
export class ProviderUnusable extends Error {}

const wrong = (line: string): ProviderProblem => ({ line, lasting: true, isOutage: false });
const outage = (line: string): ProviderProblem => ({ line, lasting: false, isOutage: true });
const oneSignIn = (line: string): ProviderProblem => ({ line, lasting: false, isOutage: false });

const SERVER_ERRORS = new Set(['server_error', 'temporarily_unavailable']);
/** Codes of providers that mean this person or this attempt, not the settings. */
const OF_ONE_SIGN_IN = new Set([
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'invalid_grant',
]);
const ALGORITHM =
  'signs or encrypts its ID tokens in another way than it announces; choose a signing key with RS256 or ES256 for this ' +
  'client there, and no encryption';

/** Explains why a sign-in by a provider fails, from what openid-client throws. */
export function providerProblem(error: unknown, key: ProviderKey): ProviderProblem {
  const facts = factsOf(error);
  const at = `${key}_ISSUER: the provider`;
  if (error instanceof ProviderUnusable) return wrong(`${at} ${error.message}`);
  if (error instanceof UserInfoUnusable) {
    const { line, ...kind } = providerProblem(error.cause, key);
    const why = line.slice(line.indexOf(':') + 2);
    return {
      line: `${at}'s userinfo endpoint cannot be used; allow the scopes openid, email and profile there: ${why}`,
      ...kind,
    };
  }
  if (error instanceof AuthorizationResponseError) return refusedRequest(error.error, error.error_description, at);
  if (error instanceof ResponseBodyError) return refusedCode(error.error, error.error_description, key);
  if (error instanceof WWWAuthenticateChallengeError) return refusedCode('invalid_client', undefined, key);
  const network = networkErrorOf(error);
  if (network)
    return { line: `${at} cannot be reached: ${network.text}`, lasting: network.lasting, isOutage: !network.lasting };
  switch (facts.code) {
    case 'OAUTH_TIMEOUT':
      return outage(`${at} cannot be reached: there was no answer in time`);
    case 'OAUTH_HTTP_REQUEST_FORBIDDEN':
      return wrong(`${at} names an endpoint with http://; make it use https:// there`);
    case 'OAUTH_RESPONSE_IS_NOT_CONFORM':
      return facts.status !== undefined && facts.status >= 500
        ? outage(`${at} answers with the status ${facts.status}`)
        : wrong(
            `${at} answers with the status ${facts.status ?? 'of an error'}; write its issuer exactly as it names it, with its path`,
          );
    case 'OAUTH_RESPONSE_IS_NOT_JSON':
    case 'OAUTH_PARSE_ERROR':
      return wrong(`${at} answers with a page instead of data; write its issuer exactly as it names it, with its path`);
    case 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED':
      return facts.attribute === 'issuer'
        ? wrong(`${at} calls itself ${facts.issuer}; write exactly this`)
        : wrong(`${at} answers for another person (${facts.attribute}) than it signed in`);
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return wrong(`${at}'s clock and the clock of this server differ; set both right (${facts.claim})`);
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
      return claimProblem(facts.claim, facts.issuer, key);
    case 'OAUTH_KEY_SELECTION_FAILED':
    case 'OAUTH_UNSUPPORTED_OPERATION':
      return wrong(`${at} ${ALGORITHM}: ${facts.text}`);
    case 'OAUTH_MISSING_SERVER_METADATA':
    case 'OAUTH_INVALID_SERVER_METADATA':
      return wrong(
        `${at} names no ${facts.attribute ?? 'endpoint'} that can be used; is this the issuer of an OpenID provider?`,
      );
    default:
      return invalidAnswer(facts.text, at);
  }
}

function refusedRequest(code: string, description: string | undefined, at: string): ProviderProblem {
  const said = `${code}${description ? ` (${description})` : ''}`;
  if (SERVER_ERRORS.has(code)) return outage(`${at} has a problem: ${said}`);
  if (OF_ONE_SIGN_IN.has(code)) return oneSignIn(`${at} signed nobody in: ${said}`);
  return wrong(
    `${at} refuses the request: ${said}; allow this client the code flow (response type code, response mode query), the ` +
      'scopes openid, email and profile, and the redirect address there',
  );
}

function refusedCode(code: string, description: string | undefined, key: ProviderKey): ProviderProblem {
  const said = `${code}${description ? ` (${description})` : ''}`;
  if (['invalid_client', 'unauthorized_client'].includes(code))
    return wrong(
      `${key}_CLIENT_SECRET: the provider refuses it, or ${key}_CLIENT_ID: ${said}; copy both again from there`,
    );
  if (SERVER_ERRORS.has(code)) return outage(`${key}_ISSUER: the provider has a problem: ${said}`);
  if (OF_ONE_SIGN_IN.has(code)) return oneSignIn(`${key}_ISSUER: the provider refuses the code of a sign-in: ${said}`);
  return wrong(
    `${key}_ISSUER: the provider refuses to give tokens: ${said}; allow this client the grant authorization_code there`,
  );
}

function claimProblem(claim: string | undefined, issuer: string, key: ProviderKey): ProviderProblem {
  if (claim === 'iss') return wrong(`${key}_ISSUER: the provider's ID tokens are of ${issuer}; write exactly this`);
  if (claim === 'aud' || claim === 'azp')
    return wrong(
      `${key}_CLIENT_ID: the provider's ID tokens are for another client; copy the client id again from there`,
    );
  return oneSignIn(`${key}_ISSUER: the ID token does not belong to this sign-in (${claim})`);
}

function invalidAnswer(text: string, at: string): ProviderProblem {
  if (/\balg\b|signature|decrypt|JWE/.test(text)) return wrong(`${at} ${ALGORITHM}: ${text}`);
  if (text.includes('"issuer" property'))
    return wrong(`${at} names no issuer; is this the issuer of an OpenID provider?`);
  if (text.includes('id_token'))
    return wrong(`${at} sends no ID token; allow this client the scope openid there: ${text}`);
  return oneSignIn(`${at}'s answer does not fit this sign-in: ${text}`);
}

/** The parts of an error of openid-client and of its causes that explain it. Their other parts hold tokens. */
function factsOf(error: unknown) {
  const { code, message = '', cause } = (error ?? {}) as { code?: string; message?: string; cause?: unknown };
  const inner = cause instanceof Error ? cause : null;
  const details = (inner ? inner.cause : cause) as Record<string, Record<string, unknown>> | undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    code,
    text: inner ? `${message}: ${inner.message}` : message,
    status: details instanceof Response ? details.status : undefined,
    attribute: text(details?.['attribute']),
    claim: text(details?.['claim']),
    issuer: text(details?.['body']?.['issuer']) ?? text(details?.['claims']?.['iss']) ?? 'another issuer',
  };
}
