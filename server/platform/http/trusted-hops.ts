import type { Environment } from '#server/platform/config/environment.ts';
import { isPrivateIp } from '#server/platform/config/private-address.ts';
import { normalizeIp } from './normalize-ip.ts';

type IsTrusted = (address: string, hop: number) => boolean;

/**
 * The value of Express's `trust proxy`: the configured number of proxies; by default one, if the connection comes from
 * a private address.
 */
export const trustedHops = ({ trustProxy }: Pick<Environment, 'trustProxy'>): number | IsTrusted =>
  trustProxy ?? ((address, hop) => hop === 0 && isPrivateIp(normalizeIp(address)));
