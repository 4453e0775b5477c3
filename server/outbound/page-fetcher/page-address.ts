import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** A non-public server that may be fetched from: a test's own. */
export interface Exception {
  address: string;
  port: number;
}

/** Why a URL is not fetched, by the URL only; null if it is acceptable. */
export type AddressError = 'not_http' | 'credentials' | 'port' | 'not_public';

/** The IP address that is the host of a URL, or null for a name. URL has normalized every notation. */
export const literalAddress = ({ hostname }: URL): string | null => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? null : host;
};

export const portOf = ({ protocol, port }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80));

/** Whether a connection to this IP address may be made for this URL. */
export const mayConnect = (url: URL, address: string, except?: Exception): boolean =>
  isPublicAddress(address) || (address === except?.address && portOf(url) === except.port);

/** http and https on ports 80 and 443, no credentials, and no address of this machine or its networks. */
export function addressError(url: URL, except?: Exception): AddressError | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'not_http';
  if (url.username !== '' || url.password !== '') return 'credentials';
  const port = portOf(url);
  if (port !== 80 && port !== 443 && port !== except?.port) return 'port';
  const literal = literalAddress(url);
  return literal === null || mayConnect(url, literal, except) ? null : 'not_public';
}
