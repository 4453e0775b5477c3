import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedMailbox, recipientKey } from './mail-recipient.ts';

test.each([
  ['Maya@Example.org', 'maya@example.org'],
  ['maya+nights@example.org', 'maya@example.org'],
  ['maya+a+b@example.org', 'maya@example.org'],
  ['m.a.y.a@gmail.com', 'maya@gmail.com'],
  ['ma.ya+x@googlemail.com', 'maya@gmail.com'],
  ['m.a-y_a+x@proton.me', 'maya@proton.me'],
  ['ma.y-a@pm.me', 'maya@pm.me'],
  ['ma-ya@gmail.com', 'ma-ya@gmail.com'],
  ['ma.ya@example.org', 'ma.ya@example.org'],
  ['+only@example.org', '+only@example.org'],
])('%s belongs to the mailbox %s', (address, mailbox) => {
  expect(recipientKey(address)).toBe(mailbox);
});

test('the key ignores tags and case, and is idempotent', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.stringMatching(/^[a-z0-9]{1,8}$/), (address, tag) => {
      const mailbox = recipientKey(address);
      expect(recipientKey(mailbox)).toBe(mailbox);
      expect(recipientKey(address.toUpperCase())).toBe(mailbox);
      if (!address.startsWith('+')) expect(recipientKey(address.replace('@', `+${tag}@`))).toBe(mailbox);
    }),
  );
});

test.each([
  ['m.aya@protonmail.com', 'maya@proton.me'],
  ['maya+x@pm.me', 'maya@proton.me'],
  ['maya@mac.com', 'maya@icloud.com'],
  ['Maya@ya.ru', 'maya@yandex.ru'],
  ['ma.ya+x@yandex.com.tr', 'ma-ya@yandex.ru'],
  ['ma-ya@yandex.kz', 'ma-ya@yandex.ru'],
  ['mail@yandex.by', 'mail@yandex.ru'],
  ['anything@Maya.fastmail.com', 'maya@fastmail.com'],
  ['any.thing+x@maya.fastmail.com', 'maya@fastmail.com'],
  ['maya+x@fastmail.com', 'maya@fastmail.com'],
  ['anything@maya.fastmail.fm', 'maya@fastmail.fm'],
  ['maya@notfastmail.com', 'maya@notfastmail.com'],
  ['ma-ya@example.org', 'ma-ya@example.org'],
  ['@ya.ru', '@ya.ru'],
  ['maya@googlemail.com', 'maya@gmail.com'],
  ['maya@example.org', 'maya@example.org'],
  ['no address', 'no address'],
])('mails to %s are counted for %s', (address, mailbox) => {
  expect(countedMailbox(address)).toBe(mailbox);
});
