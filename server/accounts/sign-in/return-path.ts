/** C0 controls, DEL and the C1 controls: browsers drop some of them from an address before they read it. */
// eslint-disable-next-line no-control-regex -- the pattern looks for control characters
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/** Addresses with a side effect when visited: sign-out, the demo, the sign-in methods themselves. */
const NO_PAGE = /^\/(api|dev|oidc)(\/|$)/i;

/** Characters: more than any page has; it is stored with each started sign-in. */
const MAX_LENGTH = 2000;

/**
 * A path of this site to return to after signing in, or null for anything else: another site in any disguise, an
 * address that is no page, a relative path, several values, a very long one.
 */
export function returnPath(value: unknown): string | null {
  if (
    typeof value !== 'string' ||
    value.length > MAX_LENGTH ||
    !/^\/(?!\/)/.test(value) ||
    value.includes('\\') ||
    CONTROL.test(value)
  )
    return null;
  const site = 'http://site.invalid';
  if (!URL.canParse(value, site)) return null;
  const url = new URL(value, site);
  return url.origin === site && !url.pathname.startsWith('//') && !NO_PAGE.test(url.pathname) ? value : null;
}

/** A further parameter for the sign-in page; '' where there is no page to return to. */
export const alsoReturningTo = (path: string | null): string =>
  path === null ? '' : `&returnTo=${encodeURIComponent(path)}`;
