import { isInAppPath } from '#client/ui/in-app-path.ts';

/** Where a person arrives who did not come from anywhere. */
export const AFTER_SIGN_IN = '/my-games';

/** Signing in must not lead back to signing in. */
const ENTRANCES = new Set(['/login', '/create-account']);

/** Characters that some browsers drop or turn into slashes when they read an address. */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const TREACHEROUS = /[\\\u0000-\u0020\u007f]/;

/**
 * The path to go to after signing in, taken from an address that anybody may have written: a page of this application,
 * with its query, else My Games.
 */
export function safeReturnPath(returnTo: string | null): string {
  if (returnTo === null || TREACHEROUS.test(returnTo) || !isInAppPath(returnTo)) return AFTER_SIGN_IN;
  // Dots may lead elsewhere, so judge the path as a browser resolves it.
  const { pathname, search } = new URL(returnTo, 'http://rollcall.invalid');
  if (!isInAppPath(pathname) || ENTRANCES.has(pathname)) return AFTER_SIGN_IN;
  return pathname + search;
}

/** The page on which an account is created, which leads on to `path` afterwards. */
export const createAccountPath = (path: string): string =>
  path === AFTER_SIGN_IN ? '/create-account' : `/create-account?returnTo=${encodeURIComponent(path)}`;

/** The sign-in page, which leads back to `path` afterwards. */
export function loginPath(path: string): string {
  return `/login?returnTo=${encodeURIComponent(path)}`;
}
