import { expect, test } from 'vitest';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { open, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });

test.each([
  ['accepted', {}, 'confirm there, and you are in.'],
  ['on the waitlist of a full night', { maxAttendees: 1 }, 'confirm there, and you join the waitlist.'],
  [
    'a request to a host who approves guests',
    { requiresApproval: true },
    'confirm there, and Maya Lindqvist hears that you would like to come.',
  ],
])('the page sent to a guest before confirmation describes the result: %s', async (_what, changes, words) => {
  const { id } = await addEventFor(maya, changes);
  const path = await sharedPath(maya, id);
  await send(app, path, { name: 'Ben', along: '0', email: 'ben@example.org' });
  expect((await open(app, `${path}?sent`)).text).toContain(words);
});
