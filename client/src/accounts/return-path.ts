import { isInAppPath } from '#client/ui/layout/in-app-path.ts';

/** The default page after sign-in. */
export const AFTER_SIGN_IN = '/my-games';

/** Sign-in must not lead back to sign-in. */
const ENTRANCES = new Set(['/login', '/create-account']);

/** Characters that some browsers drop or convert to slashes in URLs. */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const TREACHEROUS = /[\\\u0000-\u0020\u007f]/;

/**
 * The path to open after sign-in, from an untrusted parameter: a page of this application with its query, else My
 * Games.
 */
export function safeReturnPath(returnTo: string | null): string {
  if (returnTo === null || TREACHEROUS.test(returnTo) || !isInAppPath(returnTo)) return AFTER_SIGN_IN;
  // Dots may lead elsewhere, so check the path as resolved by a browser.
  const { pathname, search } = new URL(returnTo, 'http://rollcall.invalid');
  if (!isInAppPath(pathname) || ENTRANCES.has(pathname)) return AFTER_SIGN_IN;
  return pathname + search;
}

/** The sign-up page that continues to `path`. */
export const createAccountPath = (path: string): string =>
  path === AFTER_SIGN_IN ? '/create-account' : `/create-account?returnTo=${encodeURIComponent(path)}`;

/** The sign-in page that returns to `path`. */
export function loginPath(path: string): string {
  return `/login?returnTo=${encodeURIComponent(path)}`;
}

/** The same, by its short address if that is where a sign-in leads anyway. */
export const signInPath = (path: string): string => (path === AFTER_SIGN_IN ? '/login' : loginPath(path));
