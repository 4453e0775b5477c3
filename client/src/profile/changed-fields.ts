import type { CurrentUser } from '#shared/accounts/auth-contract.ts';

type Fields = Pick<CurrentUser, 'firstName' | 'lastName' | 'organizationName' | 'timeZone' | 'language'>;

/** What was typed, without the fields that are as they were: what changed in another tab meanwhile stays. */
export const changedFields = <Typed extends Partial<Fields>>(before: Fields, typed: Typed): Partial<Typed> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== (before[field as keyof Fields] ?? '')),
  ) as Partial<Typed>;
