import { isIPv4 } from 'node:net';

const MAPPED = '::ffff:';

/** An IP address; IPv4-mapped IPv6 (`::ffff:192.0.2.1`), as sockets report it, becomes IPv4. */
export function normalizeIp(address: string): string {
  const inner = address.slice(MAPPED.length);
  return address.toLowerCase().startsWith(MAPPED) && isIPv4(inner) ? inner : address;
}
