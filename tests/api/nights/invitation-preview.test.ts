import { expect, test } from 'vitest';
import { listEvents } from '#shared/nights/events-contract.ts';
import { previewInvitation } from '#shared/nights/invitation-preview-contract.ts';
import { eventPayload } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const ana = ownerOfEachTest(app);

const preview = (body: object) => ana.call(previewInvitation, { body });

test('an event without a title has no invitation', async () => {
  const { status, refusal } = await preview(eventPayload({ title: '' }));
  expect([status, refusal.fields]).toEqual([400, { title: 'Event title is required' }]);
});

test('dates that have passed have no invitation', async () => {
  const datePoll = { options: [{ startsAt: '2001-05-03T18:00:00Z' }, { startsAt: '2001-05-04T18:00:00Z' }] };
  const { status, refusal } = await preview(eventPayload({ date: undefined, datePoll }));
  expect([status, refusal.fields]).toEqual([400, { datePoll: 'Please choose dates to come' }]);
});

test("the invitation names the owner's games and nobody else's, and nothing is stored", async () => {
  const gameIds = [(await addGameFor(ana, { title: 'Azul' })).id];
  gameIds.push((await addGameFor(await makeOwner(app), { title: 'Brass' })).id);
  const { body } = await preview(eventPayload({ title: 'Friday <night>', location: 'The kitchen', gameIds }));
  expect(body.subject).toContain('Friday <night>');
  for (const part of ['Ana Sá invited you.', 'Friday &lt;night&gt;', 'The kitchen', 'Azul', 'Are you in?'])
    expect(body.html).toContain(part);
  expect(body.html).not.toContain('Brass');
  expect((await ana.call(listEvents, {})).body).toEqual([]);
});

test('while a date is being found, the invitation asks for the dates', async () => {
  const datePoll = { options: [{ startsAt: '2999-05-03T18:00:00Z' }, { startsAt: '2999-05-04T18:00:00Z' }] };
  const { body } = await preview(eventPayload({ date: undefined, datePoll }));
  expect(body.subject).toContain('Which dates work for you?');
});
