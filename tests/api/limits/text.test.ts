import { beforeAll, expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { addCopy, changeCopy } from '#shared/copies/change-copies-contract.ts';
import { addGame } from '#shared/games/games-contract.ts';
import { changePlay, recordPlay } from '#shared/plays/plays-contract.ts';
import { MAX_NOTES_LENGTH } from '#shared/limits/limits.ts';
import { limitText, STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { fillText } from '#tests/support/rows/fill-account.ts';
import { addGameFor, gamePayload } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const LONG = 'n'.repeat(MAX_NOTES_LENGTH);
const refusal = { code: 'limit_reached', message: limitText('text') };

let ana: Person;
let gameId: number;
let playId: number;
let copyId: number;
beforeAll(async () => {
  ana = await makeOwner(app);
  gameId = (await addGameFor(ana, { notes: LONG })).id;
  playId = (await recordPlayFor(ana, gameId, playPayload({ Ana: 1 }, { notes: LONG }))).id;
  copyId = (await ana.call(addCopy, { ...ofGame(), body: { notes: 'n'.repeat(1_000) } })).body.id;
  await fillText(app, ana.id, STORAGE_LIMITS.text.most / MAX_NOTES_LENGTH);
});

const ofGame = () => ({ params: { id: gameId } });
const record = (notes: string) => ana.call(recordPlay, { ...ofGame(), body: playPayload({ Ana: 1 }, { notes }) });
const add = (title: string, notes: string) => ana.call(addGame, { body: gamePayload({ title, notes }) });
const editPlay = (notes: string) =>
  ana.call(changePlay, { params: { id: playId }, body: playPayload({ Ana: 1 }, { notes }) });

test('an account full of text gets no further long notes, neither of plays nor of games or copies, and can shorten them', async () => {
  expect((await record(LONG)).refusal).toEqual(refusal);
  expect((await add('Long', LONG)).refusal).toEqual(refusal);
  expect((await editPlay(`${LONG.slice(1)}m`)).refusal).toEqual(refusal);
  expect((await ana.call(addCopy, { ...ofGame(), body: { notes: 'n'.repeat(1_000) } })).refusal).toEqual(refusal);
  const ofCopy = { params: { id: copyId } };
  const further = { body: { condition: 'n'.repeat(1_000) } };
  expect((await ana.call(changeCopy, { ...ofCopy, ...further })).refusal).toEqual(refusal);
  const longer = { notes: LONG, buyUrl: `https://shop.example/${'s'.repeat(1000)}` };
  expect((await ana.call(changeGame, { ...ofGame(), body: longer })).refusal).toEqual(refusal);

  expect((await ana.call(changeCopy, { ...ofCopy, body: { notes: 'short' } })).body.notes).toBe('short');
  expect((await editPlay('short')).body.notes).toBe('short');
  expect((await ana.call(changeGame, { ...ofGame(), body: { notes: 'short' } })).body.notes).toBe('short');
});

test('long notes of somebody else are not counted', async () => {
  const bea = await makeOwner(app);
  const { id } = await addGameFor(bea, { notes: LONG });
  const body = playPayload({ Bea: 1 }, { notes: LONG });
  expect((await bea.call(recordPlay, { params: { id }, body })).status).toBe(201);
});
