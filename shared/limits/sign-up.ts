import { t } from '#shared/words/words.ts';

export const SIGN_UP_MODES = ['open', 'invited', 'closed', 'domains'] as const;

/** The operator's policy on new accounts. */
export interface SignUp {
  mode: (typeof SIGN_UP_MODES)[number];
  /** For mode `domains`: the allowed domains, in ASCII and lower case. */
  domains: readonly string[];
}

/** The domain of an address in lower case, in ASCII form (Punycode). */
export function domainOf(email: string): string {
  const written = email.slice(email.lastIndexOf('@') + 1);
  if (/[/:?#\\\s]/.test(written)) return '';
  try {
    return new URL(`http://${written}`).hostname;
  } catch {
    return '';
  }
}

/** Whether this address may create an account. @param invited by an event, an organization or the operator */
export function maySignUp({ mode, domains }: SignUp, email: string, invited: boolean): boolean {
  if (mode === 'domains') return domains.includes(domainOf(email));
  return mode === 'open' || (mode === 'invited' && invited);
}

/** The policy as a sentence; null if everybody may create an account. */
export function signUpText({ mode, domains }: SignUp): string | null {
  if (mode === 'open') return null;
  if (mode === 'closed') return t('This site takes no new accounts.');
  if (mode === 'invited') return t('Only people who were invited can make an account here.');
  const names = domains.map((domain) => `@${domain}`);
  const last = names.at(-1) ?? '';
  const listed = names.length < 2 ? last : t('{names} or {last}', { names: names.slice(0, -1).join(', '), last });
  return t('Only addresses that end in {listed} can make an account here.', { listed });
}
