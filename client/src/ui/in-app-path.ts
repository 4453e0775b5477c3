/** Whether the router owns this address: a path of ours, but not the API's (sign-in and sign-out are server pages). */
export function isInAppPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
}
