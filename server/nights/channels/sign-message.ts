import { createHmac } from 'node:crypto';

interface Signed {
  id: string;
  at: Date;
  body: string;
}

/**
 * The headers of a signed message by Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA256 over id, time stamp
 * and body. @param key 'whsec_' and base64
 */
export function signatureHeaders(key: string, { id, at, body }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const secret = Buffer.from(key.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'Webhook-Id': id, 'Webhook-Timestamp': timestamp, 'Webhook-Signature': `v1,${signature}` };
}
