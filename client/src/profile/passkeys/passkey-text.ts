import { dateText } from '#client/lib/reader-time.ts';
import type { Passkey } from '#shared/accounts/passkeys-contract.ts';
import type { PasskeyObstacle } from './passkey-obstacle.ts';
import { t } from '#client/profile/words/words.ts';

/** Why there is no button. */
export const OBSTACLE_TEXTS: Record<PasskeyObstacle | 'offline', string> = {
  insecure: t(
    'Passkeys need a secure connection (https), which this site does not have. Codes by mail work as before.',
  ),
  address: t(
    'Passkeys need a site with a name, and this one is opened by the numbers of its address. Codes by mail work as before.',
  ),
  unsupported: t('This browser has no passkeys. Codes by mail work as before.'),
  offline: t('You are offline. A passkey can be added once you are back.'),
};

/** 'Added 30 Nov 2026. Last used 2 Dec 2026.' */
export const factsText = ({ createdAt, lastUsedAt }: Pick<Passkey, 'createdAt' | 'lastUsedAt'>): string =>
  lastUsedAt === null
    ? t('Added {date}. Never used.', { date: dateText(createdAt) })
    : t('Added {date}. Last used {used}.', { date: dateText(createdAt), used: dateText(lastUsedAt) });

/** A passkey in the names of its buttons: two may be called the same. */
export const passkeyText = ({ name, createdAt }: Pick<Passkey, 'name' | 'createdAt'>): string =>
  t('{name}, added {date}', { name, date: dateText(createdAt) });
