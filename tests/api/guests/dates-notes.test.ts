import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { removeAttendee } from '#shared/nights/attendees-contract.ts';
import { answerDatePoll, getDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { aNightWithoutDate, dateFieldsOf } from '#tests/support/rows/date-guests.ts';
import { open, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { confirmPath } from '#tests/support/mails/join-mails.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const NOTE = 'After <b>eight</b> on Thursdays';
const SHOWN = 'After &lt;b&gt;eight&lt;/b&gt; on Thursdays</p>';

const app = testApp();
let maya: Person;
beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
});

async function aNight() {
  const night = await aNightWithoutDate(app, maya, { guests: ['ana@example.org', 'ben@example.org'] });
  const [anaId = 0, benId = 0] = night.guestIds;
  const [ana = '', ben = ''] = night.paths;
  const of = { params: { id: night.eventId } };
  const write = (fields: Record<string, string>) =>
    send(app, `${ana}/dates`, { ...dateFieldsOf(night.optionIds, ['yes']), name: 'Ana Alves', ...fields });
  const seenByBen = async () => (await open(app, ben)).html;
  const seenByHost = async () => (await maya.call(getDatePoll, of)).body.attendees.find(({ id }) => id === anaId);
  const change = (id: number, changes: object) =>
    app.services.db.update(eventAttendees).set(changes).where(eq(eventAttendees.id, id));
  return { ...night, of, anaId, benId, ana, ben, write, seenByBen, seenByHost, change };
}

test('a note is visible to the host only by default', async () => {
  const night = await aNight();
  expect((await open(app, night.ana)).html).toContain('<input type="checkbox" name="shareNote" value="yes">');
  await night.write({ dateNote: NOTE });
  expect(await night.seenByBen()).not.toContain('on Thursdays');
  expect(await night.seenByHost()).toMatchObject({ note: NOTE, noteIsShared: false });
});

test('the saved note is shown to its writer, and a host without a name is called "Your host"', async () => {
  maya = await makeOwner(app, { firstName: '', lastName: '', isPremiumPlus: true });
  const night = await aNight();
  await night.write({ dateNote: NOTE });
  const { html } = await open(app, `${night.ana}?saved`);
  expect(html).toContain(`Your note to your host: ${SHOWN}`);
  expect(html).toContain('Saved. Your host sees it now.');
  expect(html).toContain('<span>Your host sets the date');
});

test('a shared note is shown to other guests with the first name, and marked for the host', async () => {
  const night = await aNight();
  await night.write({ dateNote: NOTE, shareNote: 'yes' });
  const html = await night.seenByBen();
  expect(html).toContain(SHOWN);
  expect(html).toContain('<bdi>Ana</bdi></p>');
  expect(html).not.toContain('Alves');
  expect(await night.seenByHost()).toMatchObject({ note: NOTE, noteIsShared: true });
  // Its writer finds it in the form, ticked, and not among those of the others.
  const own = (await open(app, `${night.ana}?change`)).html;
  expect(own).toContain('name="shareNote" value="yes" checked');
  expect(own).not.toContain('Notes for all');

  // A host who hides the guests hides the name as well; the page says so before.
  await app.services.db.update(events).set({ showsGuests: false }).where(eq(events.id, night.eventId));
  const hidden = await night.seenByBen();
  expect(hidden).toContain(SHOWN);
  expect(hidden).not.toContain('Ana');
  expect(hidden).toContain('Other guests may read it, but not who wrote it');
});

test('a note is hidden again when it is unshared or deleted; a resubmitted form keeps the checkbox', async () => {
  const night = await aNight();
  await night.write({ dateNote: NOTE, shareNote: 'yes' });
  const invalid = await night.write({ dateNote: NOTE, along: '99' });
  expect(invalid.status).toBe(400);
  expect(invalid.html).toContain('name="shareNote" value="yes">');
  expect(await night.seenByBen()).toContain(SHOWN);
  await night.write({ dateNote: NOTE });
  expect(await night.seenByBen()).not.toContain('on Thursdays');
  await night.write({ dateNote: ' ', shareNote: 'yes' });
  expect(await night.seenByHost()).toMatchObject({ note: null, noteIsShared: false });
});

test('a note that the host enters for a guest is not shared', async () => {
  const night = await aNight();
  await night.write({ dateNote: NOTE, shareNote: 'yes' });
  const put = (note: string) =>
    maya.call(answerDatePoll, { ...night.of, body: { answers: [], note, attendeeId: night.anaId } });
  await put(NOTE);
  expect(await night.seenByHost()).toMatchObject({ noteIsShared: true });
  await put('Cannot stand Ben');
  expect(await night.seenByHost()).toMatchObject({ note: 'Cannot stand Ben', noteIsShared: false });
});

test('guests awaiting approval neither see nor share notes, and the note of a removed guest is deleted', async () => {
  const night = await aNight();
  await night.write({ dateNote: NOTE, shareNote: 'yes' });
  await night.change(night.benId, { awaitsApproval: true });
  expect(await night.seenByBen()).not.toContain('on Thursdays');
  await night.change(night.benId, { awaitsApproval: false });
  await night.change(night.anaId, { awaitsApproval: true });
  expect(await night.seenByBen()).not.toContain('on Thursdays');
  await night.change(night.anaId, { awaitsApproval: false });
  expect(await night.seenByBen()).toContain(SHOWN);
  expect((await open(app, await sharedPath(maya, night.eventId))).html).not.toContain('on Thursdays');
  await maya.call(removeAttendee, { params: { id: night.anaId } });
  expect(await night.seenByBen()).not.toContain('on Thursdays');
});

test('a page shows the ten latest notes and the number of others', async () => {
  const night = await aNight();
  const rows = Array.from({ length: 12 }, (_, at) => ({
    eventId: night.eventId,
    email: `guest${at}@example.org`,
    name: `Guest${at}`,
    dateNote: `Note ${at}.`,
    dateNoteShared: true,
    datesAnsweredAt: new Date(Date.UTC(2020, 0, at + 1)),
  }));
  await app.services.db.insert(eventAttendees).values(rows);
  const html = await night.seenByBen();
  expect(html.match(/Note \d+\./g)).toHaveLength(10);
  expect(html).not.toContain('Note 1.');
  expect(html).toContain('And 2 earlier ones.');
});

test('a newcomer can share a note by the join link, at once or with the confirmation', async () => {
  const night = await aNight();
  const path = await sharedPath(maya, night.eventId);
  const typed = { ...dateFieldsOf(night.optionIds, ['yes']), along: '0', shareNote: 'yes' };
  await send(app, path, { ...typed, name: 'Liv', email: '', dateNote: 'With cake' });
  expect(await night.seenByBen()).toContain('With cake</p>');

  await send(app, path, { ...typed, name: 'Noa', email: 'noa@example.org', dateNote: 'From nine' });
  const confirm = await confirmPath(app, night.eventId, 'noa@example.org');
  expect((await open(app, confirm)).html).toContain('name="shareNote" value="yes" checked');
  expect(await night.seenByBen()).not.toContain('From nine');
  await send(app, `${confirm}/confirm`, { ...typed, name: 'Noa', dateNote: 'From nine' });
  expect(await night.seenByBen()).toContain('From nine</p>');
});
