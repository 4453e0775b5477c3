import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { t } from '#client/app/words/words.ts';

/** The label of the account menu: the first name, else the e-mail, else 'Account'. */
export function accountLabel({ firstName, email }: Pick<CurrentUser, 'firstName' | 'email'>): string {
  return firstName?.trim() || email || t('Account');
}
