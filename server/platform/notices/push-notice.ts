import type { NoticeMessage } from '#shared/notices/notice-kinds.ts';
import { cut } from '#shared/text/cut.ts';
import type { PostJson } from '#server/platform/outbound/page-fetcher/post-json.ts';
import type { NoticeKeys } from './notice-keys.ts';
import type { DeviceRow } from './devices-store.ts';

/** `gone`: the browser will never take one again. `silent`: the push service could not be reached, or did not answer in time. */
export type PushResult = 'taken' | 'gone' | 'failed' | 'silent';

export interface Pushed extends NoticeMessage {
  /** Seconds for which it is kept for a device that is off. */
  seconds: number;
  isUrgent: boolean;
}

/** A push service keeps no more than 4,096 bytes, and devices show a few lines. */
const MAX_TITLE = 120;
const MAX_TEXT = 400;

/**
 * Sends a notice to the push service of a browser, encrypted for it (RFC 8030, 8291, 8292), under the rules for posts to other
 * sites. A later attempt with the same tag replaces one that still waits there.
 * @param contact an address at which the push service reaches this site's operator: `mailto:` or `https:`
 */
export async function pushNotice(
  postJson: PostJson,
  keys: NoticeKeys,
  contact: string,
  { endpoint, p256dh, auth }: Pick<DeviceRow, 'endpoint' | 'p256dh' | 'auth'>,
  { title, text, url, tag, seconds, isUrgent }: Pushed,
): Promise<PushResult> {
  const { default: webPush } = await import('web-push');
  const message: NoticeMessage = { title: cut(title, MAX_TITLE), text: cut(text, MAX_TEXT), url, tag };
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: contact, ...keys },
      TTL: seconds,
      urgency: isUrgent ? 'high' : 'normal',
      topic: tag,
    },
  );
  try {
    const { status } = await postJson.post(new URL(endpoint), body, headers);
    if (status === 404 || status === 410) return 'gone';
    return status >= 200 && status < 300 ? 'taken' : 'failed';
  } catch {
    return 'silent';
  }
}
