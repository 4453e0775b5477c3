import { BlockList, isIP } from 'node:net';

/** Loopback, private and link-local addresses. */
const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** Addresses of providers' and of virtual private networks (RFC 6598): not public, but not those of one's own network either. */
const SHARED = new BlockList();
SHARED.addSubnet('100.64.0.0', 10, 'ipv4');

/** Ends of names that no public name server knows (RFC 6761, 6762, 8375, ICANN's .internal, and usual ones of routers). */
const PRIVATE_NAMES = ['.local', '.localhost', '.internal', '.home.arpa', '.lan', '.home', '.localdomain', '.intranet'];

const isIn = (list: BlockList, address: string): boolean => {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
};

/** Whether an IP address is that of this machine or of a private network. */
export const isPrivateIp = (address: string): boolean => isIn(PRIVATE, address);

/** Whether the host of an address, as in a URL, can be reached in a private network only. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(host) !== 0) return isIn(PRIVATE, host) || isIn(SHARED, host);
  return !host.includes('.') || PRIVATE_NAMES.some((end) => host.endsWith(end));
}
