import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { importBggUser } from '#shared/contracts/imports.ts';
import { type BggServer, says, startBggServer } from '#tests/support/bgg-server.ts';
import { makeOwner, type Person } from '#tests/support/owners.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { apply, ended, gameOf, gamesOf } from './collection-file.ts';

let app: TestApp;
let bgg: BggServer;
let ana: Person;

beforeAll(async () => {
  bgg = await startBggServer();
  app = await startTestApp({ services: { bgg: bgg.client({ preparing: [1, 2, 3], trouble: [1, 2] }) } });
});
afterAll(async () => {
  await app.close();
  await bgg.close();
});
beforeEach(async () => {
  bgg.first.length = 0;
  bgg.collections.clear();
  ana = await makeOwner(app);
});

const read = async (username: string) => {
  const { body } = await ana.call(importBggUser, { body: { username } });
  return ended(ana, body.id);
};

const RECORDED = join(projectRoot, '../shared/data/imports/bgg-xml-api2');

describe.skipIf(!existsSync(RECORDED))('recorded answers', () => {
  const recorded = (status: number, name: string) => says(status, readFileSync(join(RECORDED, name), 'utf8'));

  test('of a collection of 260 come in whole, after 202 and 429, and twice without doubling', async () => {
    const answers = [recorded(200, 'collection/200_OK.xml'), recorded(200, 'collection/200_NO_CONTENT.xml')];
    bgg.first.push(
      recorded(202, 'collection/202_ACCEPTED.xml'),
      recorded(429, '429_TOO_MANY_REQUESTS.xml'),
      ...answers,
    );
    const first = await apply(ana, (await read('somebody')).id);
    expect(first).toMatchObject({ rows: 260, counts: { add: 254, skip: 6 }, wishlist: 15, expansions: 0 });
    const games = await gamesOf(ana);
    expect(games.filter(({ rating }) => rating > 0)).toHaveLength(39);
    expect(games.filter(({ imageUrl }) => imageUrl?.startsWith('https://'))).toHaveLength(254);
    bgg.first.push(...answers);
    expect(await read('somebody')).toMatchObject({ counts: { add: 0, change: 0, same: 254, skip: 6, deleted: 0 } });
  });

  test.each([
    ['no_such_user', 'collection/200_BAD_REQUEST.xml'],
    ['empty', 'collection/200_NO_CONTENT.xml'],
  ])('tell %s', async (failure, name) => {
    bgg.first.push(recorded(200, name), recorded(200, name));
    expect(await read('somebody')).toMatchObject({ failure });
  });

  test('of things tell their weight and poll', async () => {
    bgg.collections.set('ana', [{ id: 1001, name: 'As recorded' }]);
    bgg.first.push(
      () => false,
      () => false,
      recorded(200, 'thing/200_OK.xml'),
    );
    await apply(ana, (await read('ana')).id);
    expect(await gameOf(ana, 'As recorded')).toMatchObject({
      bestPlayers: '4',
      recommendedPlayers: '2,3,4',
      minAge: 8,
    });
  });

  test.each(['thing/200_BAD_REQUEST.xml', 'thing/200_NO_CONTENT.xml'])(
    'that know nothing (%s) stop nothing',
    async (name) => {
      bgg.collections.set('ana', [{ id: 500_001, name: 'Gone from there' }]);
      bgg.first.push(
        () => false,
        () => false,
        recorded(200, name),
      );
      expect(await read('ana')).toMatchObject({ status: 'preview', counts: { add: 1 } });
    },
  );
});
