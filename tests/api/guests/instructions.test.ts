import { beforeEach, expect, test } from 'vitest';
import { changeAttendee, listAttendees } from '#shared/nights/attendees-contract.ts';
import { changeEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { recordingMailer, sendDueMails, sendDelayedMails } from '#tests/support/mails/sent-mails.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const SECRET = 'Ring at the top bell.';

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
let maya: Person;
beforeEach(async () => {
  sentMails.length = 0;
  maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
});

const night = (changes: object) => addEventFor(maya, { location: '14 Linden Row', customMessage: SECRET, ...changes });

test('instructions are hidden until a guest may see the place, and then shown everywhere', async () => {
  const event = await night({ showsPlace: false });
  const [id = 0] = await addGuestsFor(maya, event.id, ['ben@example.org']);
  await maya.call(sendInvitations, { params: { id: event.id } });
  await sendDueMails(app);
  const path = await guestPath(maya, id);
  expect((await open(app, path)).text).not.toContain(SECRET);
  expect((await open(app, `${path}/calendar.ics`)).html).not.toContain('top bell');
  expect(JSON.stringify(sentMails)).not.toContain('top bell');

  await maya.call(changeEvent, {
    params: { id: event.id },
    body: { customMessage: `${SECRET} Twice.`, durationMinutes: 60 },
  });
  await sendDelayedMails(app);
  expect(sentMails.map(({ subject }) => subject)).toHaveLength(2);
  expect(JSON.stringify(sentMails)).not.toContain('top bell');

  await send(app, path, { status: 'accepted' });
  await sendDueMails(app);
  expect((await open(app, path)).text).toContain(SECRET);
  expect((await open(app, `${path}/calendar.ics`)).html).toContain('top bell');
  expect(sentMails.at(-1)?.text).toContain(SECRET);
});

test('instructions are hidden from guests who are not approved', async () => {
  const event = await night({ requiresApproval: true, isPublic: true });
  const path = await sharedPath(maya, event.id);
  for (const address of [path, `/night/${event.publicId}`])
    expect((await open(app, address)).text).not.toContain(SECRET);
  const own = (await send(app, path, { name: 'Cat', along: '0', email: '' })).headers.get('location') ?? '';
  expect((await open(app, own)).text).not.toContain(SECRET);
  const { body } = await maya.call(listAttendees, { params: { id: event.id } });
  const cat = body.find(({ name }) => name === 'Cat')?.id ?? 0;
  await maya.call(changeAttendee, { params: { id: cat }, body: { approved: true } });
  expect((await open(app, own)).text).toContain(SECRET);
});

test('instructions are hidden from guests who have not accepted, if the night hides its place', async () => {
  const hidden = await night({ showsPlace: false, isPublic: true });
  const shown = await night({ isPublic: true });
  expect((await open(app, `/night/${hidden.publicId}`)).text).not.toContain(SECRET);
  expect((await open(app, `/night/${shown.publicId}`)).text).toContain(SECRET);
});
