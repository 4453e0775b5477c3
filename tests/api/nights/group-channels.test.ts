import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cancelEvent,
  changeEvent,
  createEvent,
  deleteEvent,
  duplicateEvent,
  getEvent,
} from '#shared/nights/events-contract.ts';
import { createGroup, deleteGroup } from '#shared/nights/groups-contract.ts';
import * as channels from '#shared/nights/news/channels-contract.ts';
import * as templates from '#shared/nights/templates-contract.ts';
import { makeRepeatingNights } from '#server/nights/templates/service.ts';
import { addChannelFor, deliverAll, SLACK_CHANNEL, startReceiver } from '#tests/support/rows/channels.ts';
import { addEventFor, eventPayload } from '#tests/support/rows/event-payloads.ts';
import { addTemplateFor, FRIDAYS } from '#tests/support/rows/template-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const receiver = await startReceiver();
const app = testApp({ services: { postJson: receiver.server.poster() } });
afterAll(() => receiver.server.close());

let ana: Person;
let fridays: number;
let family: number;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  [fridays, family] = [await addGroup(ana, 'Fridays'), await addGroup(ana, 'Family')];
  receiver.posts.length = 0;
});

const of = (id: number) => ({ params: { id } });
const addGroup = async (person: Person, name: string) => (await person.call(createGroup, { body: { name } })).body.id;
const change = (id: number, body: object) => ana.call(changeEvent, { ...of(id), body });
const groupOf = async (id: number) => (await ana.call(getEvent, of(id))).body.groupId;
const channelNames = async () => (await ana.call(channels.listChannels, {})).body.map(({ name }) => name);

/** Adds a channel with its own address. */
const addChannel = (name: string, groupId: number | null = null) =>
  addChannelFor(ana, receiver.server.origin, { name, groupId, target: `${receiver.server.origin}/${name}` });

/** The channels that were posted to since the last call. */
async function told(): Promise<string[]> {
  await deliverAll(app);
  return receiver.posts
    .splice(0)
    .map(({ path }) => path.slice(1))
    .toSorted();
}

describe('the group of somebody else is refused', () => {
  let theirs: number;
  beforeEach(async () => {
    theirs = await addGroup(await makeOwner(app), 'Theirs');
  });

  test.each<[string, () => Promise<{ status: number; refusal: { fields?: object } }>]>([
    ['for a new night', () => ana.call(createEvent, { body: eventPayload({ groupId: theirs }) })],
    ['for a night', async () => change((await addEventFor(ana)).id, { groupId: theirs })],
    ['for a new template', () => ana.call(templates.createTemplate, { body: { name: 'Fridays', groupId: theirs } })],
    [
      'for a template',
      async () =>
        ana.call(templates.changeTemplate, { ...of((await addTemplateFor(ana)).id), body: { groupId: theirs } }),
    ],
    ['for a new channel', () => ana.call(channels.addChannel, { body: { ...SLACK_CHANNEL, groupId: theirs } })],
    [
      'for a channel',
      async () => ana.call(channels.changeChannel, { ...of(await addChannel('all')), body: { groupId: theirs } }),
    ],
  ])('%s', async (_name, call) => {
    const { status, refusal } = await call();
    expect([status, refusal]).toMatchObject([
      400,
      { code: 'invalid_request', fields: { groupId: 'This group is no longer there. Please choose another.' } },
    ]);
  });
});

describe('a channel of a group', () => {
  beforeEach(async () => {
    await addChannel('all');
    await addChannel('fridays', fridays);
    await addChannel('family', family);
  });

  test('is told of its nights alone', async () => {
    await addEventFor(ana, { groupId: fridays });
    expect(await told()).toEqual(['all', 'fridays']);
    await addEventFor(ana, { groupId: family });
    expect(await told()).toEqual(['all', 'family']);
    await addEventFor(ana);
    expect(await told()).toEqual(['all']);
  });

  test('is told nothing when a night gets its group, and what happens from then on', async () => {
    const { id } = await addEventFor(ana, { groupId: fridays });
    await told();
    await change(id, { groupId: family });
    expect(await told()).toEqual([]);
    await change(id, { date: '2999-05-04T18:00:00Z' });
    expect(await told()).toEqual(['all', 'family']);
    await change(id, { groupId: null });
    await ana.call(cancelEvent, of(id));
    expect(await told()).toEqual(['all']);
  });

  test('is not told what still waits when the night gets another group, nor when the channel does', async () => {
    const { id } = await addEventFor(ana, { groupId: fridays });
    await change(id, { groupId: family });
    expect(await told()).toEqual(['all']);
    const channelId = await addChannel('movable', fridays);
    await addEventFor(ana, { groupId: fridays });
    await ana.call(channels.changeChannel, { ...of(channelId), body: { groupId: family } });
    expect(await told()).toEqual(['all', 'fridays']);
  });

  test('is told of the deletion of its nights', async () => {
    const { id } = await addEventFor(ana, { groupId: fridays });
    await told();
    await ana.call(deleteEvent, of(id));
    expect(await told()).toEqual(['all', 'fridays']);
  });

  test('is told of all nights once it is set so, and of those of another group', async () => {
    const id = await addChannel('movable', fridays);
    const set = (groupId: number | null) => ana.call(channels.changeChannel, { ...of(id), body: { groupId } });
    expect((await set(family)).body.groupId).toBe(family);
    await addEventFor(ana, { groupId: fridays });
    expect(await told()).toEqual(['all', 'fridays']);
    expect((await set(null)).body.groupId).toBeNull();
    await addEventFor(ana, { groupId: fridays });
    expect(await told()).toEqual(['all', 'fridays', 'movable']);
  });

  test('keeps its group when it is renamed', async () => {
    const id = await addChannel('movable', fridays);
    const { body } = await ana.call(channels.changeChannel, { ...of(id), body: { name: 'Crew' } });
    expect(body).toMatchObject({ name: 'Crew', groupId: fridays });
  });

  test('is deleted with its group, whose nights and templates stay without one', async () => {
    const { id } = await addEventFor(ana, { groupId: fridays });
    const template = await addTemplateFor(ana, { groupId: fridays });
    expect((await ana.call(deleteGroup, of(fridays))).status).toBe(204);
    expect(await channelNames()).toEqual(['all', 'family']);
    expect(await groupOf(id)).toBeNull();
    const [left] = (await ana.call(templates.listTemplates, {})).body;
    expect(left).toMatchObject({ id: template.id, groupId: null });
    expect(await told()).toEqual(['all']);
  });
});

describe('the group of a night is that', () => {
  const copy = { date: '2999-06-07T18:00:00Z' };

  test('of the night that it is a copy of', async () => {
    const { id } = await addEventFor(ana, { groupId: fridays });
    expect((await ana.call(duplicateEvent, { ...of(id), body: copy })).body.groupId).toBe(fridays);
  });

  test('of its template, also of one that was saved from a night', async () => {
    const { id: nightId } = await addEventFor(ana, { groupId: fridays });
    const { id, groupId } = (await ana.call(templates.saveAsTemplate, { ...of(nightId), body: {} })).body;
    expect(groupId).toBe(fridays);
    await ana.call(templates.changeTemplate, { ...of(id), body: { groupId: family } });
    expect((await ana.call(templates.useTemplate, { ...of(id), body: copy })).body.groupId).toBe(family);
  });

  test('of the template that makes it by itself, and its channel is told', async () => {
    await addChannel('fridays', fridays);
    await addChannel('family', family);
    await addTemplateFor(ana, { ...FRIDAYS, groupId: family });
    await makeRepeatingNights(app.services, new Date('2999-04-19T12:00:00Z'));
    expect(await told()).toEqual(['family']);
  });
});
