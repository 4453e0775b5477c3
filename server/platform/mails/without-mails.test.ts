import { expect, test } from 'vitest';
import { inTurn } from '#server/platform/workers/in-turn.ts';
import { refuseMails, withoutMails } from './without-mails.ts';

const mail = async () => {
  await Promise.resolve();
  refuseMails();
  return 'queued';
};

test('work without mails cannot queue any, also not after it waited for its turn', async () => {
  await expect(withoutMails(mail)).rejects.toMatchObject({ code: 'token_mails' });
  const key = {};
  const turns = [inTurn(key, 1, mail), withoutMails(() => inTurn(key, 1, mail)), inTurn(key, 1, mail)];
  const settled = await Promise.allSettled(turns);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('what such work leaves behind is free once the work has ended', async () => {
  let begin = () => {};
  const later = new Promise<void>((resolve) => (begin = resolve));
  let left: Promise<string> = Promise.reject(new Error('not begun'));
  left.catch(() => {});
  await withoutMails(() => {
    left = later.then(mail);
  });
  begin();
  expect(await left).toBe('queued');
});
