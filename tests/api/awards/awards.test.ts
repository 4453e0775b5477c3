import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contracts from '#shared/awards/awards-contract.ts';
import { getHome } from '#shared/home/home-contract.ts';
import { changeGroup, createGroup } from '#shared/nights/groups-contract.ts';
import { awardBallots, awards } from '#shared/schema/awards.ts';
import { rateLimits } from '#shared/schema/operations.ts';
import { users } from '#shared/schema/users.ts';
import { fileOf, restore } from '#tests/support/accounts/account-file.ts';
import { mailingSite } from '#tests/support/mails/mailing-site.ts';
import { sendDueMails } from '#tests/support/mails/sent-mails.ts';
import { open, send } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';

const site = mailingSite();
let host: Person;
let ben: Person;
let groupId: number;

const TITLES = [
  { title: 'Game of the year', about: 'game' },
  { title: 'Best loser', about: 'person' },
] as const;
const YEAR = { year: 2026, titles: [...TITLES], games: ['Azul', 'Brass'], people: ['Maya', 'Ben', 'Cem'] };

beforeEach(async () => {
  await site.app().services.db.delete(rateLimits);
  host = await makeOwner(site.app(), { firstName: 'Maya', isPremiumPlus: true });
  ben = await makeOwner(site.app(), { firstName: 'Ben' });
  const members = [
    { email: ben.email, name: 'Ben' },
    { email: 'cem@example.org', name: 'Cem' },
  ];
  groupId = (await host.call(createGroup, { body: { name: 'Fridays', members } })).body.id;
});

const group = () => ({ params: { id: groupId } });
const year = () => ({ params: { id: groupId, year: 2026 } });
const start = (body: object = YEAR, person = host) => person.call(contracts.startAwards, { ...group(), body });
const ask = (person = host) => person.call(contracts.askVoters, year());
const close = (person = host) => person.call(contracts.closeAwards, year());
const list = async (person = host) => (await person.call(contracts.listAwards, group())).body.awards;
const pathOf = async (name: string) => {
  const [latest] = await list();
  return new URL(latest?.voters.find((voter) => voter.name === name)?.link ?? 'http://none').pathname;
};
const vote = async (name: string, game: string, person: string) =>
  send(site.app(), await pathOf(name), { t0: game, t1: person });

describe('awards are refused', () => {
  test.each([
    ['titles', { ...YEAR, titles: [] }],
    ['titles.0.title', { ...YEAR, titles: [{ title: ' ', about: 'game' }] }],
    ['titles', { ...YEAR, titles: [TITLES[0], { ...TITLES[1], title: TITLES[0].title }] }],
    ['games', { ...YEAR, games: ['Azul', 'Azul'] }],
    ['people', { ...YEAR, people: ['Maya'] }],
    ['year', { ...YEAR, year: 26 }],
  ])('with wrong %s', async (field, body) => {
    const { status, refusal } = await start(body);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  });

  test('without Premium Plus', async () => {
    await site.app().services.db.update(users).set({ isPremiumPlus: false }).where(eq(users.id, host.id));
    expect((await start()).refusal.code).toBe('PLAN_REQUIRED');
  });

  test('to everybody but the owner of the group, members included', async () => {
    await start();
    const rich = await makeOwner(site.app(), { isPremiumPlus: true });
    expect((await start({ ...YEAR, year: 2025 }, rich)).status).toBe(404);
    for (const person of [ben, rich]) {
      const calls = [contracts.listAwards, contracts.askVoters, contracts.closeAwards, contracts.deleteAwards];
      for (const contract of calls) expect((await person.call(contract, year())).status).toBe(404);
    }
  });

  test('a second time for a year, also at the same moment', async () => {
    const both = await Promise.all([start(), start()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await start()).refusal.code).toBe('duplicate_awards');
  });
});

describe('a vote', () => {
  beforeEach(async () => void (await start()));

  test('is asked for on a page without script, and looking at it changes nothing', async () => {
    const page = await open(site.app(), await pathOf('Cem'));
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
    for (const words of ['Vote on the 2026 awards', 'Best loser', 'Maya Sá included'])
      expect(page.text).toContain(words);
    const picture = await fetch(/<meta property="og:image" content="([^"]+)"/.exec(page.html)?.[1] ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await list())[0]?.voters.map(({ name, hasVoted }) => [name, hasVoted])).toEqual([
      ['You', false],
      ['Ben', false],
      ['Cem', false],
    ]);
  });

  test('for something that nobody can choose, or from another site, is refused', async () => {
    const { status, text } = await vote('Cem', 'Catan', 'Ben');
    expect([status, text]).toEqual([400, expect.stringContaining('Please choose one of these')]);
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await send(site.app(), await pathOf('Cem'), { t0: 'Azul' }, headers)).status).toBe(403);
    expect((await open(site.app(), `${await pathOf('Cem')}x`)).status).toBe(404);
    expect((await list())[0]?.voters.every(({ hasVoted }) => !hasVoted)).toBe(true);
  });

  test('for a choice with spaces is taken as it is written', async () => {
    await start({ ...YEAR, year: 2027, games: ['7  Wonders', 'Azul'] });
    const { html } = await open(site.app(), await pathOf('Cem'));
    expect(html).toContain('<option value="7  Wonders">');
    expect((await vote('Cem', '7  Wonders', '')).status).toBe(303);
    expect((await open(site.app(), `${await pathOf('Ben')}?voted`)).text).not.toContain('Your vote is saved');
  });

  test('is told to nobody, replaces the one before, and is counted and forgotten at the end', async () => {
    await vote('Cem', 'Brass', 'Ben');
    await vote('Cem', 'Azul', 'Ben');
    await vote('Ben', 'Azul', '');
    await vote('You', 'Brass', 'Maya');
    const before = await host.fetch(`/api/groups/${groupId}/awards`);
    const said = JSON.stringify(await before.json());
    expect(said.match(/"hasVoted":true/g)).toHaveLength(3);
    expect(said).not.toContain('choices');
    expect((await open(site.app(), await pathOf('Cem'))).html).not.toContain('selected');
    const { body } = await close();
    expect(body.results).toEqual([
      [
        { choice: 'Azul', votes: 2 },
        { choice: 'Brass', votes: 1 },
      ],
      [
        { choice: 'Maya', votes: 1 },
        { choice: 'Ben', votes: 1 },
      ],
    ]);
    const kept = await site
      .app()
      .services.db.select({ choices: awardBallots.choices })
      .from(awardBallots)
      .innerJoin(awards, and(eq(awards.id, awardBallots.awardId), eq(awards.groupId, groupId)));
    expect(kept).toHaveLength(3);
    expect(kept.every(({ choices }) => choices === null)).toBe(true);
    const page = await open(site.app(), await pathOf('Cem'));
    expect(page.text).toContain('Game of the year Azul 2 votes Then Brass (1)');
    expect(page.text).toContain('Maya and Ben 1 vote each');
  });

  test('is counted on the page of a voter, in their language', async () => {
    await vote('Ben', 'Azul', 'Cem');
    await vote('Cem', 'Brass', 'Cem');
    await close();
    const read = async (language: string) =>
      (await open(site.app(), await pathOf('Cem'), { headers: { 'Accept-Language': language } })).text;
    const [english, german] = [await read('en'), await read('de')];
    expect([english.includes('Azul and Brass 1 vote each'), english.includes('Cem 2 votes')]).toEqual([true, true]);
    expect(german).toContain('Die Auszeichnungen 2026');
    expect([german.includes('Azul und Brass je 1 Stimme'), german.includes('Cem 2 Stimmen')]).toEqual([true, true]);
  });

  test('counts no more once it is over, and a second closing changes nothing', async () => {
    await close();
    expect((await vote('Cem', 'Brass', 'Ben')).status).toBe(303);
    expect((await close()).body.results).toEqual([[], []]);
    expect((await ask()).refusal.code).toBe('awards_closed');
  });

  test('of who left the group is gone, and who joined gets a ballot when asked', async () => {
    await vote('Cem', 'Brass', 'Ben');
    const path = await pathOf('Cem');
    await host.call(changeGroup, {
      ...group(),
      body: { members: [{ email: ben.email }, { email: 'dana@example.org' }] },
    });
    expect((await open(site.app(), path)).status).toBe(404);
    await ask();
    expect((await list())[0]?.voters.map(({ name }) => name)).toEqual(['You', 'Ben', 'dana@example.org']);
    expect((await close()).body.results).toEqual([[], []]);
  });

  test('is on Home of a member with an account until they have voted', async () => {
    const ballots = async () => (await ben.call(getHome, {})).body.ballots;
    expect(await ballots()).toMatchObject([{ groupName: 'Fridays', year: 2026 }]);
    expect((await host.call(getHome, {})).body.ballots).toEqual([]);
    await vote('Ben', 'Azul', 'Cem');
    expect(await ballots()).toEqual([]);
  });

  test('is asked for by mail, once a day, of those who have not voted', async () => {
    await vote('Ben', 'Azul', '');
    expect((await ask()).status).toBe(200);
    await sendDueMails(site.app());
    expect(site.sentMails).toHaveLength(1);
    const [mail] = site.sentMails;
    expect(mail).toMatchObject({ to: 'cem@example.org', subject: 'Your vote: the 2026 awards of Fridays' });
    expect(mail?.text).toContain(await pathOf('Cem'));
    expect(mail?.text).not.toContain(await pathOf('Ben'));
    expect((await ask()).refusal.code).toBe('asked_lately');
    await site
      .app()
      .services.db.update(awards)
      .set({ askedAt: sql`now() - interval '25 hours'` });
    await vote('Cem', 'Azul', '');
    expect((await ask()).refusal.code).toBe('everybody_voted');
  });

  test('that came before its mail left is not asked for', async () => {
    await ask();
    await vote('Ben', 'Azul', '');
    await sendDueMails(site.app());
    expect(site.sentMails.map(({ to }) => to)).toEqual(['cem@example.org']);
  });
});

test('deleted awards open at no link, and stop the mails that wait', async () => {
  await start();
  const path = await pathOf('Cem');
  await ask();
  expect((await host.call(contracts.deleteAwards, year())).status).toBe(204);
  await sendDueMails(site.app());
  expect([(await open(site.app(), path)).status, site.sentMails, await list()]).toEqual([404, [], []]);
});

test('awards move to another account: results as they are, and an open vote anew', async () => {
  await start();
  await vote('Cem', 'Azul', 'Ben');
  await close();
  await start({ ...YEAR, year: 2027 });
  await vote('Cem', 'Azul', 'Ben');
  const file = await fileOf(host);
  expect(JSON.stringify(file.groups)).not.toContain('cem@example.org","choices');
  const other = await makeOwner(site.app(), { isPremiumPlus: true });
  expect((await restore(other, file)).status).toBe(201);
  const { rows } = await site
    .app()
    .services.db.execute<{ id: number }>(sql`select id from groups where user_id = ${other.id}`);
  groupId = Number(rows[0]?.id);
  const restored = await list(other);
  expect(restored).toMatchObject([
    { year: 2027, results: null, voters: [{ hasVoted: false }, { name: 'Ben', hasVoted: false }, { name: 'Cem' }] },
    { year: 2026, titles: TITLES, results: [[{ choice: 'Azul', votes: 1 }], [{ choice: 'Ben', votes: 1 }]] },
  ]);
});
