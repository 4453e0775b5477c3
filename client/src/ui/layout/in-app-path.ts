/** Paths that the server answers with pages: sign-in, sign-out, outbox, built-in provider. */
const SERVER_PAGES = ['/api/', '/dev/', '/oidc/'];

/** Whether the router handles this URL: a path of this site that is not a page of the server. */
export function isInAppPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !SERVER_PAGES.some((start) => href.startsWith(start));
}
