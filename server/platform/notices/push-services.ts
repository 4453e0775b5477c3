import type { Services } from '#server/platform/services.ts';

/** Who takes notices for Chrome and its relatives, Firefox, Safari, and Edge on Windows; subdomains too. */
const OF_BROWSERS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/**
 * Whether notices are sent to an endpoint: only to the services of the usual browsers, so that nobody makes this server
 * wait for one of theirs, and those that the operator adds.
 */
export function isPushService(
  { environment, postJson }: Pick<Services, 'environment' | 'postJson'>,
  endpoint: string,
): boolean {
  const url = new URL(endpoint);
  const isAt = (host: string): boolean => url.hostname === host || url.hostname.endsWith(`.${host}`);
  const isKnown = (url.protocol === 'https:' && OF_BROWSERS.some(isAt)) || environment.PUSH_SERVICES.some(isAt);
  return isKnown && postJson.accepts(url);
}

export const UNKNOWN_SERVICE =
  'Notices are not sent to the push service of this browser. The people who run this site can add it to PUSH_SERVICES.';
