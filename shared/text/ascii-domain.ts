/**
 * An address whose domain has letters beyond ASCII, as mail servers know it: `ana@bücher.example` becomes
 * `ana@xn--bcher-kva.example` (IDNA, by the URL Standard's domain to ASCII). Anything else is returned as it is.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at === -1 || !/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? address.slice(0, at + 1) + new URL(url).hostname : address;
}
