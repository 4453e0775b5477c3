import type { CurrentUser } from '#shared/contracts/auth.ts';

/** What the account menu is called: the first name, else the e-mail, else 'Account' (specification, section 2). */
export function accountLabel({ firstName, email }: Pick<CurrentUser, 'firstName' | 'email'>): string {
  return firstName?.trim() || email || 'Account';
}
