import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { downloadAccount } from '#shared/transfer/account-file-contract.ts';
import { listGames, removeGame } from '#shared/games/games-contract.ts';
import { createGroup } from '#shared/nights/groups-contract.ts';
import { changeSharing } from '#shared/sharing/sharing-contract.ts';
import { giveBallot, proposeGame } from '#shared/nights/votes-contract.ts';
import { users } from '#shared/schema/users.ts';
import { aVotedNight } from '#tests/support/rows/a-voted-night.ts';
import { fileOf } from '#tests/support/accounts/account-file.ts';
import type { AccountFile } from '#tests/support/accounts/account-normal-form.ts';
import { fillAccount } from '#tests/support/accounts/full-account.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { commentBy, shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
beforeAll(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  await fillAccount(app, ana);
});

test('an export contains nothing of another account', async () => {
  const bea = await makeOwner(app, { firstName: 'Bea' });
  const file = await fileOf(bea);
  expect(file).toMatchObject({ games: [], plays: [], people: [], nights: [], templates: [], recommendations: [] });
  expect(JSON.stringify(file)).not.toContain(ana.email);
});

test('the export is a file with a name and a version, on every plan', async () => {
  const response = await (await makeOwner(app)).fetch(downloadAccount.path);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=rollcall-\d{4}-\d\d-\d\d\.json$/);
  expect(((await response.json()) as AccountFile).rollcall).toMatchObject({ version: 1 });
});

test('the export without compression has the same content', async () => {
  const plain = await ana.fetch(downloadAccount.path, { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const [packed, unpacked] = [await fileOf(ana), (await plain.json()) as AccountFile];
  expect({ ...unpacked, rollcall: null }).toEqual({ ...packed, rollcall: null });
});

test('the export contains all data, with related rows together', async () => {
  const file = await fileOf(ana);
  const [azul, more] = file.games;
  expect(azul).toMatchObject({ title: 'Azul', rating: 4.5, isFavorite: true, imported: { timesPlayed: 5 } });
  expect(more).toMatchObject({ isExpansion: true, isWishlist: true, parentGameId: azul?.id, parentChosen: true });
  expect(file.plays).toMatchObject([
    { gameId: azul?.id, outcome: 'ranking' },
    { gameId: null, gameTitle: 'Hive' },
  ]);
  expect(file.people).toMatchObject([{ name: 'Ana', spellings: ['ana', 'anna'] }, { name: 'Bea' }]);
  expect(file.templates).toMatchObject([{ name: 'Fridays', gameIds: [azul?.id] }]);
  expect(file.nights).toHaveLength(2);
  expect(file.nights[0]).toMatchObject({
    templateId: file.templates[0]?.id,
    games: [{ gameId: azul?.id, order: 2 }],
    playIds: [file.plays[0]?.['id']],
    attendees: [
      { isHost: true, proposals: [{ title: 'Skull' }] },
      {
        email: 'guest@example.org',
        brings: 'crisps',
        came: true,
        answers: [{ via: 'link' }],
        proposals: [{ title: 'Heat' }],
      },
    ],
  });
  expect(file.recommendations).toMatchObject([{ recommendedGameTitle: 'Calico' }]);
  expect(file.sharedCollections).toMatchObject([
    { title: 'Our shelf', views: 12, showRatings: false, showTags: true, allowIndexing: true },
  ]);
  expect(file.sharedStories).toMatchObject([
    { title: 'My 2026 with Gus', range: '2026', showsNames: true, cards: [{ kind: 'plays', names: ['Gus'] }] },
  ]);
  expect(file.loans).toMatchObject([
    { personName: 'Ben', returnedOn: '2026-02-01' },
    { personName: 'Gus', email: 'guest@example.org', until: '2999-12-01', returnedOn: null },
  ]);
  expect(file.loans.map(({ copyId }) => copyId)).toEqual([null, file.copies[1]?.id]);
  expect(JSON.stringify(file.loans)).not.toContain('remindsBorrower');
  expect(file.challenges).toMatchObject([
    { name: '10 x 10', rule: { games: [{ gameId: azul?.['id'] }, { gameId: null, title: 'Gone' }] } },
    { name: 'Quick ones', rule: { tagId: file.tags[0]?.['id'] }, startsOn: '2026-01-01', archivedAt: null },
    { name: 'H', rule: { goal: null }, startsOn: null, archivedAt: '2026-06-01T12:00:00.000Z' },
  ]);
  expect(file.scoreSheets).toMatchObject([{ name: 'Wonders', rows: [{ key: 'military' }, {}, {}] }]);
  expect(file.groups).toMatchObject([
    { name: 'Tuesday crew', members: [{ email: 'guest@example.org', name: 'Gus' }, { email: 'cem@example.org' }] },
  ]);
  expect(file.optOuts).toMatchObject([{ email: 'never@example.org' }]);
  expect(file.profile).toMatchObject({
    email: ana.email,
    timeZone: 'Europe/Lisbon',
    tuning: { surprise: -1 },
    picture: expect.stringMatching(/^data:image\/png;base64,/) as string,
  });
  expect(file.history).toMatchObject({
    imports: [{ fileName: 'of mine.json' }],
    mails: [{ kind: 'invitation' }, {}],
    hosts: [{ email: 'cohost@example.org', role: 'host', acceptedAt: null }],
    hostsFor: [],
  });
});

test('votes of others are exported after the vote is closed, before that only the own ones', async () => {
  const { nights, games } = await fileOf(ana);
  const [closed, open] = nights.map(({ attendees }) => attendees.map(({ votes }) => votes));
  const heat = nights[0]?.attendees[1]?.proposals[0]?.['id'];
  const own = [{ kind: 'approve', gameId: games[0]?.['id'], proposalId: null }, { kind: 'approve' }];
  expect(nights[1]).toMatchObject({ votesClosedAt: null });
  expect(open).toMatchObject([own, []]);
  expect(closed).toMatchObject([
    own,
    [
      { kind: 'approve', gameId: null, proposalId: heat },
      { kind: 'teach', gameId: games[0]?.['id'] },
      { kind: 'veto', proposalId: nights[0]?.attendees[0]?.proposals[0]?.['id'] },
    ],
  ]);
});

test('consents of others are not exported', async () => {
  const { nights, groups } = await fileOf(ana);
  expect(JSON.stringify([nights, groups])).not.toContain('sharesShelf');
});

describe('what the account did for other owners', () => {
  test('is exported for reading: answers, brought games, votes, groups and comments', async () => {
    const [host, guest] = [await makeOwner(app, { isPremiumPlus: true }), await makeOwner(app)];
    const { guestIds, gameIds } = await aVotedNight(host, { titles: ['Azul'], guests: [guest.email] });
    const params = { id: guestIds[0] ?? 0 };
    const ballot = { approves: [], veto: gameIds[0] ?? null, teaches: [], sharesShelf: true };
    await guest.call(giveBallot, { params, body: ballot });
    await guest.call(proposeGame, { params, body: { title: 'A game of my own' } });
    await host.call(createGroup, { body: { name: 'Sundays', members: [{ email: guest.email }] } });
    const page = await shareFor(host, { allowComments: true });
    await commentBy(guest, page.shareId, 'I like your shelf');
    expect((await fileOf(guest)).history).toMatchObject({
      answersToOthers: [{ status: 'accepted', sharesShelf: true }],
      proposalsToOthers: [{ game: 'A game of my own' }],
      votesToOthers: [
        { game: 'Azul', kind: 'veto' },
        { game: 'A game of my own', kind: 'approve' },
      ],
      groupsOfOthers: [{ name: 'Sundays', sharesShelfSince: null }],
      comments: [{ page: 'Our shelf', text: 'I like your shelf' }],
    });
    await host.call(changeSharing, { params: { id: page.id }, body: { isPublic: false, title: 'For my family' } });
    expect((await fileOf(guest)).history).toMatchObject({ comments: [{ page: null }] });
    expect((await fileOf(host)).history).toMatchObject({ votesToOthers: [], groupsOfOthers: [], comments: [] });
  });

  test('under its address is exported only if the address is verified', async () => {
    const host = await makeOwner(app, { isPremiumPlus: true });
    const guest = await makeOwner(app);
    await aVotedNight(host, { guests: [guest.email] });
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, guest.id));
    expect((await fileOf(guest)).history).toMatchObject({ answersToOthers: [], groupsOfOthers: [] });
  });
});

test('a removed game is not exported, and its plays have no game', async () => {
  const bea = await makeOwner(app, { isPremium: true });
  await fillAccount(app, bea);
  const azul = (await bea.call(listGames, {})).body.find(({ title }) => title === 'Azul');
  await bea.call(removeGame, { params: { id: azul?.id ?? 0 } });
  const file = await fileOf(bea);
  expect(file.games.map(({ title, parentGameId }) => [title, parentGameId])).toEqual([['Azul: More', null]]);
  expect(file.plays.map(({ gameId }) => gameId)).toEqual([null, null]);
  expect(file.nights.flatMap(({ games }) => games)).toEqual([]);
  expect(file.templates[0]?.gameIds).toEqual([]);
  const votes = file.nights.flatMap(({ attendees }) => attendees.flatMap((guest) => guest.votes));
  expect(votes.map(({ gameId }) => gameId)).toEqual(votes.map(() => null));
});

test('secrets are not exported', async () => {
  const text = await (await ana.fetch(downloadAccount.path)).text();
  // The number of a player's seed is none.
  expect(text).not.toMatch(/"(\w*hash|\w*seed(?!":\d+,)|password|externalId|sid|revision|publicId|idempotencyKey)"/i);
  for (const secret of [`hash ${ana.id}`, `join ${ana.id}`, ':"seed"', `issuer ${ana.email}`, `key-${ana.id}`])
    expect(text).not.toContain(secret);
});
