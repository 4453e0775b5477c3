import { email as emailSchema } from '#shared/accounts/auth-contract.ts';
import { MAX_NAME_LENGTH, MAX_URL_LENGTH } from '#shared/limits/limits.ts';
import { withoutHidden } from '#shared/text/without-hidden.ts';

/** The provider gives no address, says that it did not check it, or says nothing of that. */
export type EmailProblem = 'missing' | 'unverified' | 'unsaid';

/** The identity asserted by a provider. */
export interface Identity {
  /** `issuer subject`. */
  externalId: string;
  /** In lower case; null if the provider gives none or does not vouch for it. */
  verifiedEmail: string | null;
  /** Why there is no verified e-mail. */
  emailProblem?: EmailProblem | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  /** When they last proved who they are, in seconds since 1970, if the provider says. */
  authTime?: number | undefined;
}

export type Claims = { iss: string; sub: string; auth_time?: number | undefined } & Record<string, unknown>;

export const externalIdOf = (issuer: string, subject: string): string => `${issuer} ${subject}`;

/** Reads an identity from claims. Only issuer and subject are certain to exist and to be well formed. */
export function identityOf(claims: Claims): Identity {
  const [first, ...rest] = (nameOf(claims.name) ?? '').split(' ');
  return {
    externalId: externalIdOf(claims.iss, claims.sub),
    ...emailFactsOf(claims),
    firstName: nameOf(claims.given_name) ?? nameOf(first),
    lastName: nameOf(claims.family_name) ?? nameOf(rest.join(' ')),
    profileImageUrl: webAddressOf(claims.picture),
    authTime: claims.auth_time,
  };
}

function emailFactsOf(claims: Record<string, unknown>): Pick<Identity, 'verifiedEmail' | 'emailProblem'> {
  const email = emailOf(claims['email']);
  if (email === null) return { verifiedEmail: null, emailProblem: 'missing' };
  if (isTrue(claims['email_verified'])) return { verifiedEmail: email, emailProblem: null };
  return { verifiedEmail: null, emailProblem: isFalse(claims['email_verified']) ? 'unverified' : 'unsaid' };
}

/** Some providers send the boolean as text. */
const isTrue = (claim: unknown) => claim === true || claim === 'true';
const isFalse = (claim: unknown) => claim === false || claim === 'false';

function emailOf(claim: unknown): string | null {
  const parsed = emailSchema.safeParse(claim);
  return parsed.success ? parsed.data : null;
}

function nameOf(claim: unknown): string | null {
  if (typeof claim !== 'string') return null;
  // eslint-disable-next-line no-control-regex -- PostgreSQL keeps no NUL, and no name holds the others
  const name = withoutHidden(claim.replace(/[\u0000-\u001f\u007f]/g, ' ')).trim();
  return name.slice(0, MAX_NAME_LENGTH).toWellFormed() || null;
}

function webAddressOf(claim: unknown): string | null {
  if (typeof claim !== 'string' || claim.length > MAX_URL_LENGTH || !URL.canParse(claim)) return null;
  const url = new URL(claim);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
