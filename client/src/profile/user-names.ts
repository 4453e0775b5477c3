import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import type { AccountType } from '#shared/enums.ts';
import { t } from '#client/profile/words/words.ts';

export const ACCOUNT_TYPE_LABELS: Record<AccountType, string> = {
  individual: t('Individual'),
  organization: t('Organization'),
};

type Names = Pick<CurrentUser, 'firstName' | 'lastName' | 'username'>;

/** First and last name; null if neither is set. */
export function fullName({ firstName, lastName }: Names): string | null {
  return [firstName?.trim(), lastName?.trim()].filter(Boolean).join(' ') || null;
}

/** First and last name, else the user name, else 'Board Game Enthusiast'. */
export function displayName(person: Names): string {
  return fullName(person) ?? (person.username?.trim() || t('Board Game Enthusiast'));
}

/** A paid plan, by subscription or the operator's default. */
export function hasPremium({ isPremium, isPremiumPlus, plan }: CurrentUser): boolean {
  return isPremium || isPremiumPlus || plan !== 'free';
}
