import type { SignInMethod } from '#shared/shapes/public-config.ts';
import type { AccountType } from '#shared/enums.ts';
import { AFTER_SIGN_IN } from '../return-path.ts';

/** The sign-in methods in display order: the identity provider first. */
export function orderedMethods(methods: readonly SignInMethod[]): SignInMethod[] {
  return methods.toSorted((a, b) => Number(a.kind === 'platform') - Number(b.kind === 'platform'));
}

/** The URL that signs in with a method (or the demo) and returns to `returnTo`. */
export function signInAddress(path: string, returnTo: string): string {
  return `${path}?returnTo=${encodeURIComponent(returnTo)}`;
}

/** The URL that creates an account with a sign-in method and returns to `returnTo`. */
export function signUpAddress(path: string, accountType: AccountType, returnTo: string): string {
  const back = returnTo === AFTER_SIGN_IN ? '' : `&returnTo=${encodeURIComponent(returnTo)}`;
  return `${path}?accountType=${accountType}&mode=signup${back}`;
}
