export const SIGN_UP_MODES = ['open', 'invited', 'closed', 'domains'] as const;

/** Who may make an account here, by the operator's choice. */
export interface SignUp {
  mode: (typeof SIGN_UP_MODES)[number];
  /** In the mode of that name: those whose addresses may, as ASCII and in lower case. */
  domains: readonly string[];
}

/** What is after the last @, in lower case; a domain of other letters than ASCII in its ASCII form. */
export function domainOf(email: string): string {
  const written = email.slice(email.lastIndexOf('@') + 1);
  if (/[/:?#\\\s]/.test(written)) return '';
  try {
    return new URL(`http://${written}`).hostname;
  } catch {
    return '';
  }
}

/** Whether somebody with this address may make an account. @param invited by a night, an organization or the operator */
export function maySignUp({ mode, domains }: SignUp, email: string, invited: boolean): boolean {
  if (mode === 'domains') return domains.includes(domainOf(email));
  return mode === 'open' || (mode === 'invited' && invited);
}

/** Who may make an account here, in a sentence; null where everybody may. */
export function signUpWords({ mode, domains }: SignUp): string | null {
  if (mode === 'open') return null;
  if (mode === 'closed') return 'This site takes no new accounts.';
  if (mode === 'invited') return 'Only people who were invited can make an account here.';
  const names = domains.map((domain) => `@${domain}`);
  const listed = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return `Only addresses that end in ${listed} can make an account here.`;
}
