/** Whether a link is the current one: Home on its very path, the others on every path that starts with theirs. */
export function isActiveLink(href: string, path: string): boolean {
  return href === '/' ? path === '/' : path.startsWith(href);
}
