import { isIPv6 } from 'node:net';
import { plainAddress } from './plain-address.ts';

/**
 * Whom an address counts as when requests are counted: an IPv4 address by itself, and of an IPv6 address the first 64
 * bits, because every one of the rest belongs to the same household or machine.
 */
export function addressGroup(address = ''): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [left = [], right = []] = plain.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
