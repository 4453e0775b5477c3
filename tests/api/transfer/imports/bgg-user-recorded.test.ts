import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { importBggUser } from '#shared/transfer/imports-contract.ts';
import { says } from '#tests/support/server/bgg-server.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { apply, ended, gameOf, gamesOf } from './collection-file.ts';
import { bggSite } from './bgg-site.ts';

const site = bggSite();
const { app } = site;
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const read = async (username: string) => {
  const { body } = await ana.call(importBggUser, { body: { username } });
  return ended(ana, body.id);
};

const RECORDED = join(projectRoot, '../shared/data/imports/bgg-xml-api2');

describe.skipIf(!existsSync(RECORDED))('a recorded response', () => {
  const recorded = (status: number, name: string) => says(status, readFileSync(join(RECORDED, name), 'utf8'));

  test('of a collection of 260 is imported completely, after 202 and 429, and again without duplicates', async () => {
    const answers = [recorded(200, 'collection/200_OK.xml'), recorded(200, 'collection/200_NO_CONTENT.xml')];
    site.bgg.first.push(
      recorded(202, 'collection/202_ACCEPTED.xml'),
      recorded(429, '429_TOO_MANY_REQUESTS.xml'),
      ...answers,
    );
    const first = await apply(ana, (await read('somebody')).id);
    expect(first).toMatchObject({ rows: 260, counts: { add: 254, skip: 6 }, wishlist: 15, expansions: 0 });
    const games = await gamesOf(ana);
    expect(games.filter(({ rating }) => rating > 0)).toHaveLength(39);
    expect(games.filter(({ imageUrl }) => imageUrl?.startsWith('https://'))).toHaveLength(254);
    site.bgg.first.push(...answers);
    expect(await read('somebody')).toMatchObject({ counts: { add: 0, change: 0, same: 254, skip: 6, deleted: 0 } });
  });

  test.each([
    ['no_such_user', 'collection/200_BAD_REQUEST.xml'],
    ['empty', 'collection/200_NO_CONTENT.xml'],
  ])('is reported as %s', async (failure, name) => {
    site.bgg.first.push(recorded(200, name), recorded(200, name));
    expect(await read('somebody')).toMatchObject({ failure });
  });

  test('for games contains weight and poll', async () => {
    site.bgg.collections.set('ana', [{ id: 1001, name: 'As recorded' }]);
    site.bgg.first.push(
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
    'without data (%s) does not stop the import',
    async (name) => {
      site.bgg.collections.set('ana', [{ id: 500_001, name: 'Gone from there' }]);
      site.bgg.first.push(
        () => false,
        () => false,
        recorded(200, name),
      );
      expect(await read('ana')).toMatchObject({ status: 'preview', counts: { add: 1 } });
    },
  );
});
