import { beforeEach, describe, expect, test } from 'vitest';
import { sendInvitations, setEventGames } from '#shared/nights/events-contract.ts';
import { planEvening } from '#shared/evening/evening-contract.ts';
import { changeMembership, createGroup, getGroupShelf, listMemberships } from '#shared/nights/groups-contract.ts';
import { readPad } from '#shared/score-pads/score-pads-contract.ts';
import { getBallot, giveBallot } from '#shared/nights/votes-contract.ts';
import { coverPath } from '#server/platform/files/picture-path.ts';
import { sendMails } from '#server/platform/mails/send-mails.ts';
import { mails } from '#shared/schema/mails.ts';
import { answerFor } from '#tests/support/rows/a-voted-night.ts';
import { startPadFor } from '#tests/support/rows/a-pad.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { guestPath, open, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { confirmPath } from '#tests/support/mails/join-mails.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const SITE = 'tracker.example';
const COVER = `https://${SITE}/box.png`;
const POLICY = /img-src 'self' data:( blob:)?(;|$)/;

const app = testApp({ screens: true });
let maya: Person;
let ben: Person;
let eventId: number;
let gameId: number;
/** Path of the game's picture on this site. */
let local: string;
let seat: number;
beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  ben = await makeOwner(app, { firstName: 'Ben' });
  gameId = (await addGameFor(maya, { title: 'Azul', imageUrl: COVER })).id;
  local = coverPath({ id: gameId, imageUrl: COVER }) ?? '';
  const facts = { bannerUrl: `https://${SITE}/banner.png`, isPublic: true };
  const event = await addEventFor(maya, facts);
  eventId = event.id;
  await maya.call(setEventGames, { params: { id: eventId }, body: { gameIds: [gameId] } });
  [seat = 0] = await addGuestsFor(maya, eventId, [ben.email]);
  await maya.call(sendInvitations, { params: { id: eventId } });
});

describe('the browser of a guest sends no request to a site that the host chose', () => {
  test('on any guest page, with and without the vote', async () => {
    const own = await guestPath(maya, seat);
    const shared = await sharedPath(maya, eventId);
    const pages = [await open(app, own), await open(app, shared), await open(app, `${shared}?sent`)];
    await send(app, own, { status: 'accepted', along: '0' });
    await send(app, shared, { name: 'Cat', email: 'cat@example.org', along: '0' });
    pages.push(await open(app, own), await open(app, await confirmPath(app, eventId, 'cat@example.org')));
    for (const { status, html, headers } of pages) {
      expect(status).toBe(200);
      expect(html).not.toContain(SITE);
      expect(html).toMatch(/<img src="\/pictures\/nights\/\d+\/[\da-f]{32}"/);
      expect(headers.get('content-security-policy')).toMatch(POLICY);
    }
    expect(pages[0]?.html).toContain(`src="${local}"`);
    expect(pages[3]?.html).toContain(`src="${local}"`);
  });

  test('on the ballot; the ballot of the host has the original address', async () => {
    await answerFor(maya, seat, 'accepted');
    const { games } = (await ben.call(getBallot, { params: { id: seat } })).body;
    expect(games.map(({ imageUrl }) => imageUrl)).toEqual([local]);
    const given = await ben.call(giveBallot, { params: { id: seat }, body: { approves: [], veto: null, teaches: [] } });
    expect(JSON.stringify(given.body)).not.toContain(SITE);
  });

  test('in mails', async () => {
    const rows = await app.services.db.select({ id: mails.id }).from(mails);
    const sent: string[] = [];
    const mailer = { send: async (mail: object) => void sent.push(JSON.stringify(mail)) };
    const services = { ...app.services, mailer: { ...app.services.mailer, ...mailer } };
    await sendMails(
      services,
      rows.map(({ id }) => id),
      () => false,
    );
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.join('')).not.toContain(SITE);
  });
});

describe('the browser of a visitor sends no request to a site that the owner chose', () => {
  test('on a shared collection', async () => {
    const { shareId } = await shareFor(maya);
    const response = await visitor(app).fetch(`/api/shared/${shareId}`);
    expect(await response.json()).toMatchObject({ games: [{ title: 'Azul', imageUrl: local }] });
    const page = await fetch(`${app.origin}/shared/${shareId}`);
    expect(await page.text()).not.toContain(SITE);
    expect(page.headers.get('content-security-policy')).toMatch(POLICY);
  });

  test('on a score pad; the pad of the owner has the original address', async () => {
    const { code } = await startPadFor(maya, { gameId });
    const read = async (person: Person) => (await person.call(readPad, { params: { code } })).body;
    expect(await read(visitor(app))).toMatchObject({ imageUrl: local });
    expect(await read(maya)).toMatchObject({ imageUrl: COVER });
    const page = await fetch(`${app.origin}/table/${code}`);
    expect(page.headers.get('content-security-policy')).toMatch(POLICY);
  });
});

describe('the browser of a host sends no request to a site that a guest chose', () => {
  beforeEach(async () => {
    const { id } = await addGameFor(ben, { title: 'Heat', imageUrl: `https://${SITE}/heat.png`, players: '1-6' });
    local = coverPath({ id, imageUrl: `https://${SITE}/heat.png` }) ?? '';
  });

  test('for a game on a shelf shared with a group', async () => {
    const { body: group } = await maya.call(createGroup, {
      body: { name: 'Fridays', members: [{ email: ben.email }] },
    });
    const [membership] = (await ben.call(listMemberships, {})).body;
    const params = { id: membership?.id ?? 0 };
    await ben.call(changeMembership, { params, body: { sharesShelf: true } });
    const covers = async (person: Person) =>
      (await person.call(getGroupShelf, { params: { id: group.id } })).body.games.map(({ imageUrl }) => imageUrl);
    expect(await covers(maya)).toEqual([COVER, local]);
    expect(await covers(ben)).toEqual([coverPath({ id: gameId, imageUrl: COVER }), `https://${SITE}/heat.png`]);
  });

  test('for a game proposed for an evening', async () => {
    await answerFor(maya, seat, 'accepted');
    const ballot = { approves: [], veto: null, teaches: [], sharesShelf: true };
    await ben.call(giveBallot, { params: { id: seat }, body: ballot });
    const { body } = await maya.call(planEvening, { params: { id: eventId }, query: { passed: String(gameId) } });
    expect(JSON.stringify(body)).toContain(local);
    expect(JSON.stringify(body)).not.toContain('heat.png');
  });
});

test('a signed-in owner loads their own covers from the original address', async () => {
  const page = await maya.fetch('/my-games');
  expect(page.headers.get('content-security-policy')).toMatch(/img-src 'self' data: blob: https: http:/);
});
