import { beforeAll, expect, test } from 'vitest';
import { readPad, watchPad, writePad } from '#shared/score-pads/score-pads-contract.ts';
import { ANA, padOfTwo, scoreEntry, writeOn } from '#tests/support/rows/a-pad.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let guest: Person;
beforeAll(async () => {
  ana = await makeOwner(app);
  guest = visitor(app);
});

const GUESSES = 60;
const read = (code: string) => guest.call(readPad, { params: { code } });

test('a wrong code is not found; after many of them lookups are rejected, except for known pads', async () => {
  const [known, unknown] = [await padOfTwo(ana), await padOfTwo(ana)];
  const wrong = Array.from({ length: GUESSES }, (_, index) => `ZZZZ${'23456789'[index % 8]}${'ABCDEFGH'[index >> 3]}`);
  expect((await read('no code')).status).toBe(404);
  const answers = await Promise.all(wrong.map(read));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));

  const stranger = await startTestApp({ databaseOf: app });
  for (const contract of [readPad, watchPad]) {
    const refused = await visitor(stranger).call(contract, { params: { code: unknown.code } });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  }
  const body = { after: 0, entries: [scoreEntry(ANA, 'round-1', 1)] };
  expect((await visitor(stranger).call(writePad, { params: { code: unknown.code }, body })).status).toBe(429);
  await stranger.close();

  expect((await read(known.code)).status).toBe(200);
  expect((await writeOn(guest, known.code, [scoreEntry(ANA, 'round-1', 1)])).status).toBe(200);
});
