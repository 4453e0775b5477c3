import { expect, test } from 'vitest';
import { cancelEvent } from '#shared/nights/events-contract.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open } from '#tests/support/server/guest-pages.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });

test('the page of a cancelled night does not show free seats', async () => {
  const { id } = await addEventFor(maya, { maxAttendees: 4 });
  const [ben = 0] = await addGuestsFor(maya, id, ['ben@example.org']);
  const path = await guestPath(maya, ben);
  expect((await open(app, path)).text).toContain('3 of 4 seats left');
  await maya.call(cancelEvent, { params: { id }, body: {} });
  const { text } = await open(app, path);
  expect(text).toContain('This night is cancelled');
  expect(text).not.toContain('seats left');
});
