import { eq, sql } from 'drizzle-orm';
import type { MailKind } from '#shared/enums.ts';
import { noticeOf } from '#shared/news/news.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { mails } from '#shared/schema/mails.ts';
import { bareEmailAddress } from '#server/platform/mails/mail-recipient.ts';
import type { Mail, MailNotice } from '#server/platform/mails/mailer.ts';
import type { MailRow } from '#server/platform/mails/mail-writer.ts';
import { senderOf } from '#server/platform/mails/open-mailer.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteEndpoint, type DeviceRow, devicesOf, recordTold } from './devices-store.ts';
import { noticeKeys } from './notice-keys.ts';
import { type PushResult, pushNotice, type Pushed } from './push-notice.ts';
import { quietEnd } from './quiet-hours.ts';

export type NoticeServices = Pick<Services, 'db' | 'environment' | 'log' | 'postJson'>;

/** What is left to do: send the mail; nothing, told or not; or wait until quiet hours end. */
type Left = 'mail' | 'told' | 'untold' | Date;

/** Push services that did not answer: mails do not wait for them again for a while. There are a handful. */
const silentUntil = new Map<string, Date>();
const SILENCE_MS = 5 * 60_000;

export interface Devices {
  /** Whether somebody chose to be told this on a device. */
  areFor(row: MailRow): boolean;
  /** Tells what a mail says on its reader's devices. A mail is their fallback, so nothing is tried twice. */
  tell(row: MailRow, mail: Mail): Promise<Left>;
}

/** The devices of the readers of a batch of mails, read in one query. */
export async function openDevices(services: NoticeServices, rows: readonly MailRow[]): Promise<Devices> {
  const { db } = services;
  const read = rows.map((row) => ({ row, isToHost: noticeOf(row.kind)?.isToHost }));
  // Hosts are told by their account, guests by their place on a night's list.
  const userIds = read.flatMap(({ isToHost, row }) => (isToHost === true && row.userId) || []);
  const attendeeIds = read.flatMap(({ isToHost, row }) => (isToHost === false && row.attendeeId) || []);
  const all = userIds.length + attendeeIds.length === 0 ? [] : await devicesOf(db, userIds, attendeeIds);
  const chosenFor = ({ kind, userId, attendeeId }: MailRow): DeviceRow[] => {
    const told = noticeOf(kind);
    if (told === null) return [];
    const isReaders = (device: DeviceRow) =>
      told.isToHost
        ? userId !== null && device.userId === userId
        : attendeeId !== null && device.attendeeId === attendeeId;
    return all.filter((device) => isReaders(device) && device.kinds.includes(told.notice));
  };
  return {
    areFor: (row) => chosenFor(row).length > 0,
    tell: async (row, { subject, notice }) => {
      const devices = chosenFor(row);
      const isOnly = notice?.isOnly === true || !canBeWrittenTo(row.to);
      const fallback = isOnly ? 'untold' : 'mail';
      if (devices.length === 0 || !notice) return fallback;
      const left = !isOnly && devices.some(({ alsoMailed }) => alsoMailed) ? 'mail' : 'told';
      if (row.noticedAt !== null) return left;
      const now = new Date();
      const { awake, quietUntil } = whoIsAwake(devices, notice, now);
      if (awake.length === 0) return left === 'mail' ? 'mail' : (quietUntil ?? fallback);
      const reachable = awake.filter(({ endpoint }) => (silentUntil.get(new URL(endpoint).host) ?? now) <= now);
      const taken = await pushToAll(services, reachable, pushedOf(row, subject, notice, now));
      if (taken.length === 0) return fallback;
      await db
        .update(mails)
        .set({ noticedAt: sql`now()` })
        .where(eq(mails.id, row.id));
      return left;
    },
  };
}

/** A notice of what begins or ends within an hour of quiet hours, or in them, does not wait for their end. */
function whoIsAwake(devices: readonly DeviceRow[], { by }: MailNotice, now: Date) {
  const ends = devices.map((device) => ({ device, end: quietEnd(device, now) }));
  const isTooLate = (end: Date): boolean => by !== null && by > now && end.getTime() > by.getTime() - HOUR_MS;
  const awake = ends.flatMap(({ device, end }) => (end === null || isTooLate(end) ? [device] : []));
  const first = Math.min(...ends.flatMap(({ end }) => end?.getTime() ?? []));
  return { awake, quietUntil: Number.isFinite(first) ? new Date(first) : null };
}

const HOUR_MS = 60 * 60_000;
const DAY_SECONDS = 24 * 60 * 60;
const LEAST_SECONDS = 60;
/** Changes reach a phone that was off for a week; what is over in a day does not. */
const SHORT_LIVED = new Set<MailKind>(['reminder', 'host_reminder', 'seat_offered']);
const URGENT = new Set<MailKind>(['changed', 'cancelled', 'seat_offered']);

function pushedOf(row: MailRow, title: string, { text, url, by }: MailNotice, now: Date): Pushed {
  const isShortLived = SHORT_LIVED.has(row.kind);
  const left = isShortLived && by ? (by.getTime() - now.getTime()) / 1000 : Infinity;
  const most = isShortLived ? DAY_SECONDS : 7 * DAY_SECONDS;
  const seconds = Math.round(Math.max(LEAST_SECONDS, Math.min(most, left)));
  return { title, text, url, tag: `mail-${row.id}`, seconds, isUrgent: URGENT.has(row.kind) };
}

/** Pushes to all of them at the same time; those that are gone for good are deleted. @returns those that took it */
async function pushToAll(
  services: NoticeServices,
  devices: readonly DeviceRow[],
  pushed: Pushed,
): Promise<DeviceRow[]> {
  const results = await Promise.all(
    devices.map(async (device) => ({ device, result: await pushTo(services, device, pushed) })),
  );
  const pauseEnd = new Date(Date.now() + SILENCE_MS);
  for (const { device, result } of results)
    if (result === 'silent') silentUntil.set(new URL(device.endpoint).host, pauseEnd);
  return results.flatMap(({ device, result }) => (result === 'taken' ? [device] : []));
}

/** Pushes to one device, and records what became of it. */
export async function pushTo(services: NoticeServices, device: DeviceRow, pushed: Pushed): Promise<PushResult> {
  const { db, environment, postJson, log } = services;
  const contact = `mailto:${bareEmailAddress(senderOf(environment))}`;
  const result = await pushNotice(postJson, await noticeKeys(db), contact, device, pushed).catch((error: unknown) => {
    log.error({ err: error, device: device.id }, 'a notice could not be written');
    return 'failed' as const;
  });
  if (result === 'taken') await recordTold(db, device.id);
  if (result === 'gone') await deleteEndpoint(db, device.endpoint);
  if (result !== 'taken') log.warn({ device: device.id, result }, 'a device took no notice');
  return result;
}
