import { BlockList, isIP } from 'node:net';
import type { Environment } from '#server/config/environment.ts';
import { normalizeIp } from './normalize-ip.ts';

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

const isPrivate = (address: string): boolean => {
  const plain = normalizeIp(address);
  const version = isIP(plain);
  return version !== 0 && PRIVATE.check(plain, version === 4 ? 'ipv4' : 'ipv6');
};

type IsTrusted = (address: string, hop: number) => boolean;

/**
 * The value of Express's `trust proxy`: the configured number of proxies; by default one, if the connection comes from
 * a private address.
 */
export const trustedHops = ({ trustProxy }: Pick<Environment, 'trustProxy'>): number | IsTrusted =>
  trustProxy ?? ((address, hop) => hop === 0 && isPrivate(address));
