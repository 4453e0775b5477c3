import { expect, test } from 'vitest';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send } from '#tests/support/server/guest-pages.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

test('a party on the waitlist is shown that too few seats are free, and a full night only once it is full', async () => {
  const maya = await makeOwner(app, { isPremiumPlus: true });
  const { id } = await addEventFor(maya, { maxAttendees: 4 });
  const paths = [];
  for (const guest of await addGuestsFor(maya, id, addresses(3))) paths.push(await guestPath(maya, guest));
  const [ben = '', cai = '', dan = ''] = paths;
  const accept = (path: string, along: string) => send(app, path, { status: 'accepted', name: 'Guest', along });
  await accept(ben, '1');
  await accept(cai, '1');
  const { text } = await open(app, cai);
  expect(text).toContain('1 of 4 seats left');
  expect(text).toContain(
    'Fewer than 2 seats are free. You are number 1 on the waitlist. As soon as 2 are free they are offered to you here',
  );
  expect(text).not.toContain('Every seat is taken');
  await accept(dan, '0');
  expect((await open(app, cai)).text).toContain(
    'Every seat is taken. You are number 1 on the waitlist. As soon as 2 are free',
  );
});
