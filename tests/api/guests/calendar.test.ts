import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { cancelEvent } from '#shared/nights/events-contract.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send } from '#tests/support/server/guest-pages.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { testOwner } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = testOwner(app, { firstName: 'Maya', isPremiumPlus: true });

async function invite(changes: object = {}) {
  const event = await addEventFor(maya, { timeZone: 'Europe/Lisbon', ...changes });
  const [id = 0] = await addGuestsFor(maya, event.id, ['ben@example.org']);
  return { event, path: await guestPath(maya, id) };
}

async function fileOf(path: string) {
  const { status, headers, html } = await open(app, `${path}/calendar.ics`);
  const calendar = new ICAL.Component(ICAL.parse(html));
  const event = calendar.getFirstSubcomponent('vevent');
  return { status, headers, calendar, event };
}

test('a guest who accepted gets calendar links; a guest who declined or has not answered gets none', async () => {
  const { path } = await invite({ location: '14 Linden Row' });
  expect((await open(app, path)).text).not.toContain('Add to calendar');
  await send(app, path, { status: 'maybe' });
  const { html } = await open(app, path);
  expect(html).toContain(`href="${path}/calendar.ics"`);
  const links = [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const [google, outlook] = ['calendar.google.com', 'outlook.live.com'].map((host) =>
    links.find((link) => link.includes(host)),
  );
  expect(new URL(google ?? '').searchParams.get('dates')).toBe('29990503T180000Z/29990503T220000Z');
  expect(new URL(outlook ?? '').searchParams.get('location')).toBe('14 Linden Row');
  expect(links.join()).not.toContain(path.split('/')[2]);
  await send(app, path, { status: 'declined' });
  expect((await open(app, path)).text).not.toContain('Add to calendar');
});

test('the calendar file has the same UID as in mails, the answer, and the place if it is visible', async () => {
  const { event, path } = await invite({ location: '14 Linden Row', showsPlace: false });
  await send(app, path, { status: 'maybe' });
  const hidden = await fileOf(path);
  expect(hidden.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(hidden.headers.get('content-disposition')).toContain('game-night.ics');
  expect(hidden.event?.getFirstPropertyValue('uid')).toBe(`${event.publicId}@localhost`);
  expect(hidden.event?.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(hidden.event?.getAllProperties('attendee')).toEqual([]);
  expect(hidden.event?.getFirstPropertyValue('location')).toBeNull();
  await send(app, path, { status: 'accepted' });
  const { event: night } = await fileOf(path);
  expect(night?.getFirstPropertyValue('location')).toBe('14 Linden Row');
  expect(night?.getFirstPropertyValue('url')).toBe(app.origin + path);
});

test('the calendar file of a cancelled night cancels the entry', async () => {
  const { event, path } = await invite();
  await maya.call(cancelEvent, { params: { id: event.id } });
  const { calendar, event: night } = await fileOf(path);
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(night?.getFirstPropertyValue('sequence')).toBe(1);
});

test('an unknown link has no calendar file', async () => {
  expect((await open(app, `/rsvp/${'x'.repeat(43)}/calendar.ics`)).status).toBe(404);
});
