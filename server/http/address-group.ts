import { isIPv6 } from 'node:net';
import { plainAddress } from './plain-address.ts';

/**
 * The key under which requests of an address are counted: an IPv4 address itself, the first 64 bits of an IPv6
 * address, because the rest belongs to the same household or machine.
 */
export function addressGroup(address = ''): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [left = [], right = []] = plain.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
