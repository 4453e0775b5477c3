import { dateText } from '#client/lib/reader-time.ts';
import type { Passkey } from '#shared/accounts/passkeys-contract.ts';
import type { PasskeyObstacle } from './passkey-obstacle.ts';

/** Why there is no button. */
export const OBSTACLE_TEXTS: Record<PasskeyObstacle | 'offline', string> = {
  insecure: 'Passkeys need a secure connection (https), which this site does not have. Codes by mail work as before.',
  address:
    'Passkeys need a site with a name, and this one is opened by the numbers of its address. Codes by mail work as before.',
  unsupported: 'This browser has no passkeys. Codes by mail work as before.',
  offline: 'You are offline. A passkey can be added once you are back.',
};

/** 'Added 30 Nov 2026. Last used 2 Dec 2026.' */
export const factsText = ({ createdAt, lastUsedAt }: Pick<Passkey, 'createdAt' | 'lastUsedAt'>): string =>
  `Added ${dateText(createdAt)}. ${lastUsedAt === null ? 'Never used.' : `Last used ${dateText(lastUsedAt)}.`}`;

/** A passkey in the names of its buttons: two may be called the same. */
export const passkeyText = ({ name, createdAt }: Pick<Passkey, 'name' | 'createdAt'>): string =>
  `${name}, added ${dateText(createdAt)}`;
