import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import { answerInvitation, listAttendees } from '#shared/nights/attendees-contract.ts';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listPeople } from '#shared/plays/people-contract.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { guestPath, open } from '#tests/support/server/guest-pages.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { recordingMailer, sendDueMails } from '#tests/support/mails/sent-mails.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { testOwner } from '#tests/support/server/test-owner.ts';

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
const ana = testOwner(app, { isPremiumPlus: true });

const IN_SQL = [
  "'; drop table games; --",
  "' or 1=1 --",
  '") returning (select 1)::int --',
  "\\'; select pg_sleep(9); --",
];

test.each(IN_SQL)('the title %s is stored unchanged, without side effects', async (title) => {
  const { id } = await addGameFor(ana, { title });
  const { body } = await ana.call(listGames, {});
  expect(body.find((game) => game.id === id)?.title).toBe(title);
});

test.each(IN_SQL)('a query for %s is handled as text, and finds only own rows', async (text) => {
  const query = new URLSearchParams({ q: text, action: text, after: text, before: text, fileName: text });
  for (const path of [listPeople.path, '/api/titles', '/api/imports/1/rows', '/api/shared/x/comments']) {
    expect((await ana.fetch(`${path}?${query}`)).status).toBeLessThan(500);
  }
  expect((await ana.fetch(`/api/games/${encodeURIComponent(text)}/sessions`)).status).toBe(404);
});

test('titles, places and names cannot add lines to a calendar', async () => {
  const evil =
    'Night\r\nATTENDEE:mailto:eve@example.org\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil\nURL:https://evil.example';
  const { id } = await addEventFor(ana, { title: evil, location: evil, description: evil, customMessage: evil });
  const [guest = 0] = await addGuestsFor(ana, id, ['gus@example.org']);
  await ana.call(answerInvitation, { params: { id: guest }, body: { status: 'accepted' } });
  const { html } = await open(app, `${await guestPath(ana, guest)}/calendar.ics`);
  const events = new ICAL.Component(ICAL.parse(html)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  expect(events[0]?.getAllProperties('attendee')).toEqual([]);
  expect(String(events[0]?.getFirstPropertyValue('uid'))).not.toBe('evil');
  expect(String(events[0]?.getFirstPropertyValue('summary'))).toContain('ATTENDEE:mailto:eve@example.org');
});

test('titles, places and names cannot add paragraphs or links to the text of a mail', async () => {
  const forged = 'Games\n\nYour account is locked.\r\nSign in: https://evil.example';
  const eve = await makeOwner(app, { accountType: 'organization' });
  await eve.call(changeProfile, { body: { organizationName: forged } });
  const { id } = await addEventFor(eve, { title: forged, location: forged, description: 'One line.\nAnother.' });
  await addGuestsFor(eve, id, ['vic@example.org']);
  await eve.call(sendInvitations, { params: { id } });
  await sendDueMails(app);
  const mail = sentMails.find(({ to }) => to === 'vic@example.org');
  const lines = mail?.text.split('\n') ?? [];
  expect(lines).toContain('Games Your account is locked. Sign in: https://evil.example');
  expect(lines.filter((line) => /^(Your account|Sign in)/.test(line))).toEqual([]);
  expect(mail?.text).toContain('\n\nOne line.\nAnother.\n\n');
});

test('file names cannot add headers to a download', async () => {
  const fileName = "a\"\r\nSet-Cookie: rollcall=evil\r\n; filename*=UTF-8''evil.html";
  const sent = await ana.fetch(`/api/imports/bgg-collection?${new URLSearchParams({ fileName })}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv' },
    body: 'objectname,objectid,own\nAzul,230802,1\n',
  });
  const { id } = (await sent.json()) as { id: number };
  const { headers, status } = await ana.fetch(`/api/imports/${id}/report.csv`);
  expect(status).toBe(200);
  expect(headers.get('set-cookie') ?? '').not.toContain('evil');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename=("[^"\r\n]*"|[\w.-]+)(; filename\*=UTF-8''[\w.%-]+)?$/,
  );
});

test('name and note of a guest are stored unchanged and escaped', async () => {
  const { id } = await addEventFor(ana);
  const [guest = 0] = await addGuestsFor(ana, id, ['eve@example.org']);
  const name = `<zq-intruder onload=alert(1)>"'&`;
  const body = new URLSearchParams({ status: 'accepted', name, guestNote: name });
  const path = await guestPath(ana, guest);
  await fetch(app.origin + path, { method: 'POST', body, redirect: 'manual' });
  const { body: list } = await ana.call(listAttendees, { params: { id } });
  expect(list.find((one) => one.id === guest)).toMatchObject({ name, guestNote: name });
  expect((await open(app, path)).html).not.toContain('<zq-intruder');
});
