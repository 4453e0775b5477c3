import { isIP, BlockList } from 'node:net';

/** IPv4: private, loopback, link-local, carrier-grade NAT, documentation, benchmarking, relays, multicast, reserved. */
const NOT_PUBLIC_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Within global unicast: protocol assignments with Teredo and benchmarking, documentation, 6to4. */
const NOT_PUBLIC_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const notPublic = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_IPV4) notPublic.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of NOT_PUBLIC_IPV6) notPublic.addSubnet(network, prefix, 'ipv6');

/** Everything outside (loopback, local, multicast, mapped and translated IPv4) is not public. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address, in the notation of a resolver, belongs to the public internet; any other text does not. */
function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

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
