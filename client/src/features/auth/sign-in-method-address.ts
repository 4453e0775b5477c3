import type { Door } from '#shared/contracts/auth.ts';
import type { AccountType } from '#shared/enums.ts';
import { AFTER_SIGN_IN } from '#client/entities/user/return-path.ts';

/** The doors in the order in which they are offered: the identity provider first. */
export function orderedDoors(doors: readonly Door[]): Door[] {
  return doors.toSorted((a, b) => Number(a.kind === 'platform') - Number(b.kind === 'platform'));
}

/** Where the browser goes to sign in by a door (or the demo) and come back to `returnTo`. */
export function signInAddress(path: string, returnTo: string): string {
  return `${path}?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Where the browser goes to create an account with a sign-in method and come back to `returnTo`. */
export function signUpAddress(path: string, accountType: AccountType, returnTo: string): string {
  const back = returnTo === AFTER_SIGN_IN ? '' : `&returnTo=${encodeURIComponent(returnTo)}`;
  return `${path}?accountType=${accountType}&mode=signup${back}`;
}
