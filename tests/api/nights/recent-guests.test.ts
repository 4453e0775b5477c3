import { expect, test } from 'vitest';
import { addAttendees, listRecentGuests } from '#shared/nights/attendees-contract.ts';
import { noAddress } from '#shared/text/guest-address.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mailOptOuts } from '#shared/schema/mails.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const host = ownerOfEachTest(app, { isPremiumPlus: true });

const recent = async () => (await host.call(listRecentGuests, {})).body;

test('guests of others, the host, and guests without an address, approval or consent to mails are not suggested', async () => {
  const other = await makeOwner(app);
  await addGuestsFor(other, (await addEventFor(other)).id, ['stranger@example.org']);
  const { id } = await addEventFor(host);
  await addGuestsFor(host, id, ['ana@example.org', 'out@example.org']);
  await app.services.db.insert(mailOptOuts).values({ userId: host.id, email: 'out@example.org' });
  await app.services.db.insert(eventAttendees).values([
    { eventId: id, email: noAddress('x'), name: 'Zoe' },
    { eventId: id, email: 'asks@example.org', awaitsApproval: true },
  ]);
  expect(await recent()).toEqual([{ email: 'ana@example.org', name: null }]);
});

test('guests of the latest night come first, each once under the latest name, eight at most', async () => {
  const early = await addEventFor(host, { date: '2997-01-01T18:00:00Z' });
  const late = await addEventFor(host, { date: '2998-01-01T18:00:00Z' });
  await addGuestsFor(host, early.id, [...addresses(12), 'bea@example.org']);
  const attendees = [{ email: 'Bea@example.org', name: 'Bea' }];
  await host.call(addAttendees, { params: { id: late.id }, body: { attendees } });
  const found = await recent();
  expect(found).toHaveLength(8);
  expect(found[0]).toEqual({ email: 'bea@example.org', name: 'Bea' });
});
