import { isIPv4 } from 'node:net';

const MAPPED = '::ffff:';

/** An IP address; one of IPv4 that is written inside IPv6 (`::ffff:192.0.2.1`), as a socket reports it, without that. */
export function plainAddress(address: string): string {
  const inner = address.slice(MAPPED.length);
  return address.toLowerCase().startsWith(MAPPED) && isIPv4(inner) ? inner : address;
}
