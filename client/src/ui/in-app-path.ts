/** What the server itself answers with pages: sign-in and sign-out, the outbox, its own sign-in provider. */
const SERVER_PAGES = ['/api/', '/dev/', '/oidc/'];

/** Whether the router owns this address: a path of ours that is not a page of the server. */
export function isInAppPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !SERVER_PAGES.some((start) => href.startsWith(start));
}
