import type { GuestNotice } from '#shared/enums.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type DeviceRow, devicesOfGuest } from '#server/platform/notices/devices-store.ts';
import { noticeKeys } from '#server/platform/notices/notice-keys.ts';
import { type AttendeeRow, type EventRow, guestStatusOf } from '#server/nights/service.ts';
import { t } from './words/words.ts';

/** The devices on which a guest is told of a night, and the key that a browser subscribes with. */
export interface GuestNotices {
  publicKey: string;
  devices: readonly DeviceRow[];
}

/** Why a guest is not told on devices; null if they can be. */
export function noticesRefusal(event: EventRow, guest: AttendeeRow, now: Date): Refusal | null {
  if (guest.isHost)
    return new Refusal('not_answered', { message: t('You host this night. Your notices are on Profile.') });
  if (guest.respondedAt === null && guest.datesAnsweredAt === null)
    return new Refusal('not_answered', { message: t('Please answer first. Then this device can be told.') });
  const guestStatus = guestStatusOf(event, guest, now);
  if (guestStatus === 'cancelled') return new Refusal('event_cancelled');
  return guestStatus === 'over' ? new Refusal('event_over') : null;
}

/** Whether a mail comes for this kind of notice: no device is told it alone. */
export const isMailed = (notices: GuestNotices | null, kind: GuestNotice): boolean =>
  (notices?.devices ?? []).every(({ kinds, alsoMailed }) => alsoMailed || !kinds.includes(kind));

/** What a guest's page says of notices; null where there are none. */
export async function guestNotices(
  db: Database,
  event: EventRow,
  guest: AttendeeRow,
  now: Date,
): Promise<GuestNotices | null> {
  if (noticesRefusal(event, guest, now)) return null;
  const { publicKey } = await noticeKeys(db);
  return { publicKey, devices: await devicesOfGuest(db, guest.id) };
}
