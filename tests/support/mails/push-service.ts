import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { NoticeMessage } from '#shared/notices/notice-kinds.ts';
import { startPageServer } from '../server/page-server.ts';

/** What a push service was sent for a browser, decrypted as the browser would. */
export interface Push {
  message: NoticeMessage;
  /** Which browser. */
  to: string;
  ttl: number;
  urgency: string;
  topic: string;
}

interface Keys {
  ecdh: ECDH;
  auth: Buffer;
}

/**
 * A push service on this machine (RFC 8030). It answers 201 and keeps what it was sent, after it has checked who sends
 * (RFC 8292) and decrypted it with the browser's keys (RFC 8291); anything that is not in order is a failing test.
 */
export async function startPushService() {
  const browsers = new Map<string, Keys>();
  const pushes: Push[] = [];
  const statuses = new Map<string, number>();
  const problems: unknown[] = [];
  let origin = '';
  const server = await startPageServer(async (req, res) => {
    const path = req.url ?? '';
    const keys = browsers.get(path);
    const body = await buffer(req);
    const status = keys ? (statuses.get(path) ?? 201) : 404;
    try {
      checkSender(String(req.headers.authorization), origin);
      if (req.method !== 'POST' || req.headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted');
      const { ttl, urgency, topic } = req.headers;
      if (keys && status === 201)
        pushes.push({
          message: JSON.parse(decrypt(body, keys)),
          to: path,
          ttl: Number(ttl),
          urgency: String(urgency),
          topic: String(topic),
        });
    } catch (error) {
      problems.push(error);
    }
    res.writeHead(status).end();
  });
  origin = server.origin;
  return {
    server,
    pushes,
    /** Throws what was not in order. */
    check: (): void => {
      if (problems.length > 0) throw new AggregateError(problems, 'a push was not in order');
    },
    /** The titles that one browser was told since the last call. */
    told: (to?: string): string[] => {
      const mine = pushes.filter((push) => to === undefined || push.to === new URL(to).pathname);
      for (const push of mine) pushes.splice(pushes.indexOf(push), 1);
      return mine.map(({ message }) => message.title);
    },
    /** Answers for a browser until the next call; 201 by default. */
    answers: (endpoint: string, status: number) => statuses.set(new URL(endpoint).pathname, status),
    /** A new browser, as `PushManager.subscribe` gives it. */
    subscribe: () => {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      browsers.set(path, { ecdh, auth });
      return { endpoint: server.origin + path, p256dh, auth: auth.toString('base64url') };
    },
  };
}

const json = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

/** VAPID: `vapid t=<JWT signed by ES256>, k=<public key>`. */
function checkSender(authorization: string, origin: string): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = json(claims);
  const hours = (exp - Date.now() / 1000) / 3600;
  if (!isSigned || json(head).alg !== 'ES256') throw new Error('the sender’s signature is wrong');
  if (aud !== origin || hours <= 0 || hours > 24 || !/^(mailto|https):/.test(sub))
    throw new Error('the claims are wrong');
}

/** One record of `aes128gcm` (RFC 8188) with keys agreed on as RFC 8291 says. */
function decrypt(body: Buffer, { ecdh, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  if (body.length > 4096) throw new Error('a push service takes no more than 4,096 bytes');
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
