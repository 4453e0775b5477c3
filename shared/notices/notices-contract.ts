import * as z from 'zod/mini';
import { HOST_NOTICES } from '#shared/enums.ts';
import { MAX_URL_LENGTH } from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { idParams, moment, requiredText, timeZone } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

const DAY_MINUTES = 24 * 60;
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(DAY_MINUTES - 1));

/** Quiet hours in the device's zone, minutes after midnight; they may pass midnight. Null for none. */
const quietHours = z.nullable(z.object({ from: minuteOfDay, until: minuteOfDay }));
export type QuietHours = z.output<typeof quietHours>;

/** A public key of P-256 and an authentication secret, as RFC 8291 has them. */
const publicKey = z.string().check(z.regex(/^[\w-]{87}$/, t('This is no key of a browser')));
const authSecret = z.string().check(z.regex(/^[\w-]{22}$/, t('This is no secret of a browser')));

/** What `PushManager.subscribe` gives. */
export const subscription = z.object({
  endpoint: requiredText(MAX_URL_LENGTH).check(
    z.refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      t('This is no address of a browser'),
    ),
  ),
  p256dh: publicKey,
  auth: authSecret,
});
export type Subscription = z.output<typeof subscription>;

const kinds = z.array(z.enum(HOST_NOTICES)).check(
  z.minLength(1, t('Choose at least one kind of notice')),
  z.maxLength(HOST_NOTICES.length, { error: t('Please name each only once'), abort: true }),
  z.refine((all) => new Set(all).size === all.length, t('Please name each only once')),
);

/** A browser on which its owner is told. */
const device = z.object({
  id: z.int(),
  /** SHA-256 of the endpoint in base64url, by which a browser knows itself in the list. */
  key: z.string(),
  /** 'Chrome on Android', as the browser called itself. */
  name: z.string(),
  kinds: z.array(z.enum(HOST_NOTICES)),
  /** Mails come as well; otherwise a notice replaces its mail. */
  alsoMailed: z.boolean(),
  quiet: quietHours,
  timeZone: z.string(),
  createdAt: moment,
  /** When it last took a notice. */
  lastToldAt: z.nullable(moment),
});
export type NoticeDevice = z.output<typeof device>;

export const savedDevice = z.extend(subscription, {
  kinds,
  alsoMailed: z.boolean(),
  quiet: quietHours,
  timeZone,
});
export type SavedDevice = z.output<typeof savedDevice>;

export const listNoticeDevices = contract({
  method: 'get',
  path: '/api/notice-devices',
  summary: 'The devices on which the signed-in person is told, and the key that browsers subscribe with',
  access: 'owner',
  status: 200,
  response: z.object({ publicKey: z.string(), devices: z.array(device) }),
});

export const saveNoticeDevice = contract({
  method: 'put',
  path: '/api/notice-devices',
  summary: 'Adds the browser with this endpoint, or changes what it is told; it leaves any other account',
  access: 'owner',
  body: savedDevice,
  status: 200,
  response: device,
  refusals: ['limit_reached'],
});

export const deleteNoticeDevice = contract({
  method: 'delete',
  path: '/api/notice-devices/:id',
  summary: 'Tells nothing more on a device; mails come instead',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const testNoticeDevice = contract({
  method: 'post',
  path: '/api/notice-devices/:id/test',
  summary: 'Shows a test on a device, also in its quiet hours; one that is gone for good is deleted',
  access: 'owner',
  params: idParams,
  status: 204,
  refusals: ['notice_not_taken', 'too_many_requests'],
});

export const noticeContracts = [listNoticeDevices, saveNoticeDevice, deleteNoticeDevice, testNoticeDevice];
