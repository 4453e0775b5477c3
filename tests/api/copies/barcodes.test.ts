import { beforeAll, describe, expect, test } from 'vitest';
import { suggestTitles } from '#shared/copies/barcodes-contract.ts';
import { addCopy, changeCopy } from '#shared/copies/change-copies-contract.ts';
import { listCopies } from '#shared/copies/copies-contract.ts';
import { removeGame } from '#shared/games/games-contract.ts';
import { checkDigit } from '#shared/copies/barcode.ts';
import { copies } from '#shared/schema/copies.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
const others: Person[] = [];

beforeAll(async () => {
  ana = await makeOwner(app, { firstName: 'Ana' });
  const createdAt = new Date(Date.now() - 15 * 86_400_000);
  for (let n = 0; n < 4; n++)
    others.push(await makeOwner(app, { firstName: `Zebulon${n}`, isPremium: true, createdAt }));
});

let made = 0;
/** An EAN-13 that no other test has. */
const newCode = (): string => {
  const body = String(400_000_000_000 + made++);
  return body + checkDigit(body);
};
const suggested = async (code: string, to = ana) => (await to.call(suggestTitles, { params: { code } })).body;
const titles = async (code: string, to = ana) => (await suggested(code, to)).map(({ title }) => title);
const own = async (by: Person, code: string, game: object): Promise<{ id: number; title: string }> => {
  const added = await addGameFor(by, game);
  const { status } = await by.call(addCopy, { params: { id: added.id }, body: { barcode: code } });
  expect(status).toBe(201);
  return added;
};

describe('a request is rejected', () => {
  test('from a visitor', async () => {
    expect((await visitor(app).call(suggestTitles, { params: { code: newCode() } })).status).toBe(401);
  });

  test.each(['4006381333932', '400638133393', '1234567', '0000000000000', '4006381333931x', '9'.repeat(4_000), '%00'])(
    'for an invalid code: %s',
    async (code) => {
      expect((await ana.fetch(`/api/barcodes/${code}`)).status).toBe(404);
    },
  );

  test('for a copy with a wrong check digit; the stored code is unchanged', async () => {
    const { id } = await addGameFor(ana, { title: 'Checked' });
    const bad = [await ana.call(addCopy, { params: { id }, body: { barcode: '4006381333932' } })];
    const copy = (await ana.call(addCopy, { params: { id }, body: { barcode: '036000291452' } })).body;
    expect(copy.barcode).toBe('0036000291452');
    bad.push(await ana.call(changeCopy, { params: { id: copy.id }, body: { barcode: '0036000291453' } }));
    for (const { status, refusal } of bad) {
      expect(status).toBe(400);
      expect(refusal.fields?.['barcode']).toMatch(/check the digits/);
    }
    expect((await ana.call(listCopies, {})).body).toContainEqual(copy);
  });
});

describe('a title of other owners is not suggested', () => {
  test('if fewer than three owners have it, with any number of games', async () => {
    const code = newCode();
    for (const by of others.slice(0, 2)) {
      const { id } = await own(by, code, { title: 'Our Secret Prototype', bggId: 999_999_999 });
      await by.call(addCopy, { params: { id }, body: { barcode: code } });
    }
    expect(await suggested(code)).toEqual([]);
  });

  test('if one of the three owners has a new account', async () => {
    const code = newCode();
    for (const by of [...others.slice(0, 2), await makeOwner(app)]) await own(by, code, { title: 'Planted Today' });
    expect(await suggested(code)).toEqual([]);
  });

  test.each(['Free coins at shop.example', 'https://shop.example/x', 'www.shop'])(
    'if it contains %s',
    async (title) => {
      const code = newCode();
      for (const by of others) await own(by, code, { title });
      expect(await suggested(code)).toEqual([]);
    },
  );

  test('if the reader is one of only three owners', async () => {
    const code = newCode();
    for (const by of others.slice(0, 3)) await own(by, code, { title: 'Guess My Title' });
    expect(await titles(code, others[0])).toEqual([]);
    expect(await titles(code)).toEqual(['Guess My Title']);
  });

  test('if only two owners remain after a removal', async () => {
    const code = newCode();
    const games = [];
    for (const by of others.slice(0, 3)) games.push(await own(by, code, { title: 'Gone Tomorrow' }));
    expect(await titles(code)).toEqual(['Gone Tomorrow']);
    await others[0]?.call(removeGame, { params: { id: games[0]?.id ?? 0 } });
    expect(await suggested(code)).toEqual([]);
  });

  test('for another code', async () => {
    for (const by of others.slice(0, 3)) await own(by, newCode(), { title: 'Elsewhere' });
    expect(await suggested(newCode())).toEqual([]);
  });
});

test('a game of the title lists is suggested with its public title after one owner, without private data', async () => {
  const code = newCode();
  const private_ = { title: 'Anas Lieblingsspiel', bggId: 13, notes: 'A private note' };
  const { title } = await own(others[0] as Person, code, private_);
  const answer = await ana.fetch(`/api/barcodes/${code}`);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject([{ title: 'CATAN', bggId: 13 }]);
  for (const secret of [title, 'private', 'Zebulon', others[0]?.email, 'userId']) expect(text).not.toContain(secret);
});

test('a title without an id is matched with the title lists', async () => {
  const code = newCode();
  await own(others[0] as Person, code, { title: '  wingspan ' });
  expect(await suggested(code)).toMatchObject([{ title: 'Wingspan', bggId: 266192, players: '1-5' }]);
});

test('suggestions are sorted by number of owners', async () => {
  const code = newCode();
  await own(others[0] as Person, code, { title: 'Agricola' });
  for (const by of others.slice(1)) await own(by, code, { title: 'Caverna: The Cave Farmers' });
  expect(await titles(code)).toEqual(['Caverna: The Cave Farmers', 'Agricola']);
});

test('a wrong id from one owner does not rename the game of other owners', async () => {
  const code = newCode();
  for (let n = 0; n < 2; n += 1) await own(await makeOwner(app), code, { title: 'Azul' });
  await own(await makeOwner(app), code, { title: 'Azul', bggId: 13 });
  expect(await titles(code)).toEqual(['Azul', 'CATAN']);
});

test('different spellings of a known game count together', async () => {
  const code = newCode();
  await own(await makeOwner(app), code, { title: 'Agricola' });
  await own(await makeOwner(app), code, { title: 'Mein Azul', bggId: 230802 });
  await own(await makeOwner(app), code, { title: 'Azul' });
  expect(await titles(code)).toEqual(['Azul', 'Agricola']);
});

test('UPC-A and EAN-13 forms of a code match, also for imported codes', async () => {
  const game = await addGameFor(others[0] as Person, { title: 'Azul' });
  const texts = ['036000-291452', '0036000291452', 'on the lid', '36000291452 x', ''];
  await app.services.db
    .insert(copies)
    .values(texts.map((barcode) => ({ userId: others[0]?.id ?? 0, gameId: game.id, barcode })));
  expect(await titles('036000291452')).toEqual(['Azul']);
  expect(await titles('0036000291452')).toEqual(['Azul']);
});

test('an owner counts once, with the latest copy', async () => {
  const code = newCode();
  for (const title of ['Dominion', 'Pandemic', 'Root']) await own(others[3] as Person, code, { title });
  expect(await titles(code)).toEqual(['Root']);
});

test('at most five titles are suggested', async () => {
  const code = newCode();
  for (const title of ['Scythe', 'Everdell', 'Gloomhaven', 'Terraforming Mars', 'Heat: Pedal to the Metal', 'Dixit'])
    await own(await makeOwner(app), code, { title });
  expect(await titles(code)).toHaveLength(5);
});
