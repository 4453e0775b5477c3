/** Whether a link is active: Home on its exact path, the others on every path that starts with theirs. */
export function isActiveLink(href: string, path: string): boolean {
  return href === '/' ? path === '/' : path.startsWith(href);
}
