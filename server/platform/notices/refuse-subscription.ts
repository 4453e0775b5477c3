import { ECDH } from 'node:crypto';
import type { Subscription } from '#shared/notices/notices-contract.ts';
import { t } from '#server/platform/words/words.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';

/** Who takes notices for Chrome and its relatives, Firefox, Safari, and Edge on Windows; subdomains too. */
const OF_BROWSERS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/**
 * Refuses a browser to which nothing can be sent. Notices go only to the services of the usual browsers, so that nobody makes this
 * server wait for one of theirs, and to those that the operator adds.
 * @throws Refusal invalid_request naming `endpoint`, or `p256dh` if it is no point of the curve
 */
export function refuseSubscription(
  { environment, postJson }: Pick<Services, 'environment' | 'postJson'>,
  { endpoint, p256dh }: Subscription,
): void {
  const url = new URL(endpoint);
  const isAt = (host: string): boolean => url.hostname === host || url.hostname.endsWith(`.${host}`);
  const isKnown = (url.protocol === 'https:' && OF_BROWSERS.some(isAt)) || environment.PUSH_SERVICES.some(isAt);
  if (!isKnown || !postJson.accepts(url))
    throw new Refusal('invalid_request', {
      fields: {
        endpoint: t(
          'Notices are not sent to the push service of this browser. The people who run this site can add it to PUSH_SERVICES.',
        ),
      },
    });
  if (!isPoint(p256dh)) throw new Refusal('invalid_request', { fields: { p256dh: t('This is no key of a browser') } });
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
