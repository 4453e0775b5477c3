import { beforeEach, describe, expect, test } from 'vitest';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { changeEvent } from '#shared/nights/events-contract.ts';
import { getVotes, setVoteClosed } from '#shared/nights/votes-contract.ts';
import { aVotedNight } from '#tests/support/rows/a-voted-night.ts';
import { guestPath, open, send } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let maya: Person;
let eventId: number;
let guestId: number;
let path: string;
let azul: number;
let heat: number;
beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  const night = await aVotedNight(maya, { guests: ['ben@example.org'] });
  eventId = night.eventId;
  guestId = night.guestIds[0] ?? 0;
  [azul = 0, heat = 0] = night.gameIds;
  path = await guestPath(maya, guestId);
});

/** All that is on the page, as a browser sends it whichever button is pressed. */
const page = (changes: Record<string, string> = {}) => ({
  timeZone: '',
  status: 'accepted',
  name: '',
  along: '0',
  arrival: '',
  brings: '',
  guestNote: '',
  ballot: `${azul},${heat}`,
  veto: '',
  title: '',
  players: '',
  duration: '',
  ...changes,
});
const guest = async () =>
  (await maya.call(listAttendees, { params: { id: eventId } })).body.find(({ id }) => id === guestId);
const approvals = async () =>
  (await maya.call(getVotes, { params: { id: eventId } })).body.games.map((game) => game.approvals);

describe('other unsaved input of the form is kept and not saved', () => {
  test('votes, when the answer is saved', async () => {
    const answered = await send(app, path, page({ guestNote: 'Late', [`want-${heat}`]: 'yes', veto: String(azul) }));
    expect(answered.status).toBe(200);
    expect(answered.text).toContain('Your answer is saved.');
    expect(answered.html).toContain(`name="want-${heat}" value="yes" checked`);
    expect(answered.html).toContain(`<option value="${azul}" selected`);
    expect((await guest())?.guestNote).toBe('Late');
    expect(await approvals()).toEqual([0, 0]);
  });

  test('an answer and a game to bring, when votes are saved', async () => {
    const typed = { status: 'maybe', guestNote: 'Late & <hungry>', title: 'Root', [`want-${heat}`]: 'yes' };
    const voted = await send(app, `${path}/votes`, page(typed));
    expect(voted.status).toBe(200);
    expect(voted.text).toContain('Your votes are saved.');
    expect(voted.html).toContain('value="maybe" required checked');
    expect(voted.html).toContain('Late &amp; &lt;hungry&gt;');
    expect(voted.html).toContain('value="Root"');
    expect(await guest()).toMatchObject({ status: 'accepted', guestNote: null });
    expect(await approvals()).toEqual([1, 0]);
  });

  test('votes, when a game is added with its own vote, and when it is withdrawn', async () => {
    const brought = await send(app, `${path}/proposals`, page({ title: 'Calico', [`want-${heat}`]: 'yes' }));
    expect(brought.status).toBe(200);
    const number = (await maya.call(getVotes, { params: { id: eventId } })).body.games.find(
      (one) => one.number < 0,
    )?.number;
    expect(brought.html).toContain(`name="want-${number}" value="yes" checked`);
    expect(brought.html).toContain(`name="want-${heat}" value="yes" checked`);
    expect(brought.html).not.toContain('value="Calico"');
    const dropped = await send(
      app,
      `${path}/proposals/drop`,
      page({ drop: String(-(number ?? 0)), [`want-${azul}`]: 'yes', ballot: `${azul},${heat},${number}` }),
    );
    expect(dropped.html).toContain(`name="want-${azul}" value="yes" checked`);
    expect(dropped.html).not.toContain('Calico');
  });

  test('all input, when mails are muted', async () => {
    const stopped = await send(app, `${path}/mails`, page({ stop: 'night', brings: 'Cake', [`want-${heat}`]: 'yes' }));
    expect(stopped.status).toBe(200);
    expect(stopped.text).toContain('You get no more mails about this night.');
    expect(stopped.html).toContain('value="Cake"');
    expect(stopped.html).toContain(`name="want-${heat}" value="yes" checked`);
    expect((await guest())?.brings).toBe(null);
  });

  test('a name, while one press says that they still come after a move', async () => {
    await maya.call(changeEvent, { params: { id: eventId }, body: { date: '2999-12-07T19:00:00Z' } });
    const said = await send(app, `${path}/answer`, page({ say: 'accepted', name: 'Ben' }));
    expect(said.status).toBe(200);
    expect(said.text).toContain('Your answer is saved.');
    expect(said.html).toContain('value="Ben"');
    expect(await guest()).toMatchObject({ status: 'accepted', name: null, movedFrom: null });
  });

  test('all input, when a request is rejected', async () => {
    const invalid = await send(app, path, page({ along: '40', [`want-${heat}`]: 'yes', title: 'Root' }));
    expect(invalid.status).toBe(400);
    expect(invalid.html).toContain(`name="want-${heat}" value="yes" checked`);
    expect(invalid.html).toContain('value="Root"');
    await maya.call(setVoteClosed, { params: { id: eventId }, body: { closed: true } });
    const late = await send(app, `${path}/votes`, page({ guestNote: 'Late', [`want-${heat}`]: 'yes' }));
    expect(late.status).toBe(409);
    expect(late.text).toContain('Late');
    expect(late.text).toContain('vote is closed');
  });
});

test('without other input the page is redirected, and the address of an action redirects to the page', async () => {
  const voted = await send(app, `${path}/votes`, page({ [`want-${heat}`]: 'yes' }));
  expect([voted.status, voted.headers.get('location')]).toEqual([303, `${path}?voted#votes`]);
  const again = await send(app, path, page({ [`want-${heat}`]: 'yes' }));
  expect([again.status, again.headers.get('location')]).toEqual([303, `${path}?saved`]);
  for (const part of [
    'answer',
    'votes',
    'proposals',
    'proposals/drop',
    'comments',
    'comments/drop',
    'mails',
    'notices/stop',
  ])
    expect((await open(app, `${path}/${part}`)).headers.get('location')).toBe(path);
});

test('every field and button belongs to the single form of the page, except those of its script', async () => {
  const { html } = await open(app, path);
  expect(html.match(/<form /g)).toHaveLength(1);
  for (const [tag] of html.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)) {
    const at = html.indexOf(tag);
    const isInside = at > html.indexOf('<form ') && at < html.indexOf('</form>');
    const isOfScript = tag.includes('form=""') || tag.includes('type="button"');
    expect(isInside || isOfScript || tag.includes('form="answer"')).toBe(true);
  }
});
