import { createECDH, randomBytes } from 'node:crypto';
import { saveGuestsDevice, saveOwnersDevice, type DeviceChoice } from '#server/platform/notices/devices-store.ts';
import { GUEST_NOTICES, HOST_NOTICES } from '#shared/enums.ts';
import type { Subscription } from '#shared/notices/notices-contract.ts';
import type { TestApp } from '../server/test-app.ts';

const choice = (changes: Partial<DeviceChoice>): DeviceChoice => ({
  name: 'Chrome on Android',
  kinds: [],
  alsoMailed: false,
  quietFrom: null,
  quietUntil: null,
  timeZone: 'UTC',
  ...changes,
});

/** A browser of a push service that nothing is sent to. */
export const aSubscription = (): Subscription => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('base64url')}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

/** A guest who is told everything on a browser, by default at any hour and instead of by mail. */
export const addGuestsDevice = (
  { services: { db } }: TestApp,
  attendeeId: number,
  subscription: Subscription,
  changes: Partial<DeviceChoice> = {},
): Promise<void> =>
  db.transaction((tx) =>
    saveGuestsDevice(tx, attendeeId, subscription, choice({ kinds: [...GUEST_NOTICES], ...changes })),
  );

/** The same for an owner. */
export const addOwnersDevice = async (
  { services: { db } }: TestApp,
  userId: number,
  subscription: Subscription,
  changes: Partial<DeviceChoice> = {},
): Promise<number> =>
  (
    await db.transaction((tx) =>
      saveOwnersDevice(tx, userId, subscription, choice({ kinds: [...HOST_NOTICES], ...changes })),
    )
  ).id;
