import { isIPv6 } from 'node:net';
import { normalizeIp } from './normalize-ip.ts';

/**
 * The key under which requests of an address are counted: an IPv4 address itself, the first 64 bits of an IPv6
 * address, because the rest belongs to the same household or machine.
 */
export function addressGroup(address = ''): string {
  const plain = normalizeIp(address);
  return isIPv6(plain) ? `${firstGroups(plain, 4)}::/64` : plain;
}

/**
 * The network of an IPv6 address, its first 48 bits: providers give one customer up to that many addresses. Null for
 * IPv4, where a customer has one.
 */
export function addressNetwork(address = ''): string | null {
  const plain = normalizeIp(address);
  return isIPv6(plain) ? `${firstGroups(plain, 3)}::/48` : null;
}

/** The first groups of 16 bits of an IPv6 address. */
function firstGroups(plain: string, count: number): string {
  const [left = [], right = []] = plain.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
