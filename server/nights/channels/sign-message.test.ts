import { expect, test } from 'vitest';
import { signatureHeaders } from './sign-message.ts';

/** The example of the specification's reference libraries. */
const KEY = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1614265330_000), body: '{"test": 2432232314}' };

test('a message is signed as Standard Webhooks describes', () => {
  expect(signatureHeaders(KEY, message)).toEqual({
    'Webhook-Id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'Webhook-Timestamp': '1614265330',
    'Webhook-Signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test.each([{ id: 'msg_other' }, { at: new Date(1614265331_000) }, { body: '{"test": 2432232315}' }])(
  'the signature covers id, time and body: %j',
  (change) => {
    const signature = (headers: Record<string, string>) => headers['Webhook-Signature'];
    expect(signature(signatureHeaders(KEY, { ...message, ...change }))).not.toBe(
      signature(signatureHeaders(KEY, message)),
    );
  },
);
