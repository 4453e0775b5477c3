import { expect, test } from 'vitest';
import { readPad } from '#shared/score-pads/score-pads-contract.ts';
import { playerEntry, scoreEntry, startPadFor, writeOn } from '#tests/support/rows/a-pad.ts';
import { makeOwner, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

test('names on a score pad are escaped as text for any key, and an entry counts once', async () => {
  const ana = await makeOwner(app);
  const guest = visitor(app);
  const { code } = await startPadFor(ana);
  const named = [
    ['__proto__', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['constructor', '\u202EneB\u200B', 'neB'],
    ['hasOwnProperty', 'Cleo\u0007', 'Cleo'],
  ] as const;
  const entries = named.flatMap(([key, name], index) => [playerEntry(key, name), scoreEntry(key, 'round-1', index)]);
  expect((await writeOn(guest, code, [...entries, ...entries])).status).toBe(200);
  const { body } = await ana.call(readPad, { params: { code }, query: { after: 0 } });
  const names = body.entries.flatMap(({ act }) => (act.kind === 'player' ? act.name : []));
  expect(names).toEqual(named.map(([, , kept]) => kept));
  expect(body.entries).toHaveLength(entries.length);
});

test('too many names, or one too long, are rejected without changes', async () => {
  const ana = await makeOwner(app);
  const guest = visitor(app);
  const { code } = await startPadFor(ana);
  const many = Array.from({ length: 10_000 }, (_, n) => playerEntry(`player-${n}`, `P${n}`));
  const tries = [many, many.slice(0, 500), [playerEntry('player-long', 'x'.repeat(81))]];
  const statuses = [];
  for (const one of tries) statuses.push((await writeOn(guest, code, one)).status);
  expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true);
  expect((await ana.call(readPad, { params: { code }, query: { after: 0 } })).body.entries).toEqual([]);
});
