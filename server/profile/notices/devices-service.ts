import type { NoticeDevice, SavedDevice } from '#shared/notices/notices-contract.ts';
import { HOST_NOTICES } from '#shared/enums.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { Database } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { t } from '#server/platform/words/words.ts';
import { deviceText } from '#server/accounts/service.ts';
import * as store from '#server/platform/notices/devices-store.ts';
import { noticeKeys } from '#server/platform/notices/notice-keys.ts';
import { refuseSubscription } from '#server/platform/notices/refuse-subscription.ts';
import { type NoticeServices, pushTo } from '#server/platform/notices/tell-devices.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';

/** The owner's devices, the oldest first, and the key that a browser subscribes with. */
export async function listDevices(db: Database, owner: Owner) {
  const { publicKey } = await noticeKeys(db);
  return { publicKey, devices: (await store.devicesOfOwner(db, owner.id)).map(viewOf) };
}

/** @throws Refusal limit_reached, or invalid_request naming an endpoint or key to which nothing can be sent */
export async function saveDevice(
  services: NoticeServices,
  owner: Owner,
  { endpoint, p256dh, auth, kinds, alsoMailed, quiet, timeZone }: SavedDevice,
  name: string,
): Promise<NoticeDevice> {
  refuseSubscription(services, { endpoint, p256dh, auth });
  const quietHours = { quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null };
  const saved = await withOwnerLockOnly(services.db, owner.id, async (tx) => {
    if ((await store.countOtherDevices(tx, owner.id, endpoint)) >= STORAGE_LIMITS.noticeDevices.most)
      throw limitReached('noticeDevices');
    const subscription = { endpoint, p256dh, auth };
    return store.saveOwnersDevice(tx, owner.id, subscription, { name, kinds, alsoMailed, ...quietHours, timeZone });
  });
  return viewOf(saved);
}

/** @throws Refusal not_found, also for another owner's */
export async function deleteDevice(db: Database, owner: Owner, deviceId: number): Promise<void> {
  if (!(await store.deleteOwnersDevice(db, owner.id, deviceId))) throw new Refusal('not_found');
}

/** @throws Refusal not_found, or notice_not_taken */
export async function testDevice(services: NoticeServices, owner: Owner, deviceId: number): Promise<void> {
  const device = (await store.devicesOfOwner(services.db, owner.id)).find(({ id }) => id === deviceId);
  if (!device) throw new Refusal('not_found');
  const url = `${services.environment.origin}/profile`;
  const result = await pushTo(services, device, { ...testNotice(), url });
  if (result === 'silent')
    throw new Refusal('notice_not_taken', {
      message: t('This site did not reach the push service of that device. Please try again later.'),
    });
  if (result !== 'taken') throw new Refusal('notice_not_taken');
}

const testNotice = () => ({
  title: t('Notices work here'),
  text: t('This is how Rollcall tells you of your nights.'),
  tag: 'test',
  seconds: 60,
  isUrgent: true,
});

const viewOf = (row: store.DeviceRow): NoticeDevice => {
  const { id, endpointHash: key, name, alsoMailed, quietFrom, quietUntil, timeZone, createdAt, lastToldAt } = row;
  const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
  const kinds = HOST_NOTICES.filter((kind) => row.kinds.includes(kind));
  return { id, key, name: deviceText(name), kinds, alsoMailed, quiet, timeZone, createdAt, lastToldAt };
};
