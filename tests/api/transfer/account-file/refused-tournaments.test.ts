import { beforeAll, expect, test } from 'vitest';
import { changed, fileOf, fullFile, restore } from '#tests/support/accounts/account-file.ts';
import type { AccountFile } from '#tests/support/accounts/account-normal-form.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let full: AccountFile;
beforeAll(async () => {
  full = await fullFile(app);
});

/** A copy of the full file with another tournament on its first night. */
const withTournament = (change: (tournament: NonNullable<AccountFile['nights'][number]['tournament']>) => void) =>
  changed(full, ({ nights }) => {
    const tournament = nights[0]?.tournament;
    if (!tournament) throw new Error('the first night has no tournament');
    change(tournament);
  });

const invalid: [string, () => AccountFile, RegExp][] = [
  [
    'of an unknown format',
    () => withTournament((tournament) => Object.assign(tournament, { format: 'ladder' })),
    /"nights", entry 1, tournament.format/,
  ],
  [
    'of a missing game',
    () => withTournament((tournament) => Object.assign(tournament, { gameId: 424242 })),
    /"nights", entry 1, gameId: there is no game 424242/,
  ],
  [
    'with two players of one seed',
    () => withTournament(({ players }) => Object.assign(players[0] ?? {}, { seed: 3 })),
    /"nights", entry 1: two players have the seed 3/,
  ],
  [
    'with a player who is there twice',
    () => withTournament(({ players }) => players.push({ ...players[0], id: 99, seed: 9 })),
    /"nights", entry 1: .+ plays twice/,
  ],
  [
    'with a match of nobody',
    () => withTournament(({ matches }) => Object.assign(matches[0] ?? {}, { secondId: 424242 })),
    /"nights", entry 1, tournament.matches: there is no player 424242/,
  ],
  [
    'with a match of a missing play',
    () => withTournament(({ matches }) => Object.assign(matches[0] ?? {}, { playId: 424242 })),
    /"nights", entry 1, tournament.matches: there is no play 424242/,
  ],
  [
    'with one score',
    () => withTournament(({ matches }) => Object.assign(matches[0] ?? {}, { firstScore: null })),
    /"nights", entry 1, tournament.matches.0: a match has both scores or none/,
  ],
  [
    'with two matches at one table',
    () => withTournament(({ matches }) => matches.push({ ...matches[0], playId: null })),
    /"nights", entry 1: round 1 has table 1 twice/,
  ],
];

test.each(invalid)('a file with a tournament %s is rejected', async (_, fileWith, error) => {
  const bea = await makeOwner(app, { isPremiumPlus: true });
  const { status, refusal } = await restore(bea, fileWith());
  expect(status).toBe(400);
  expect(refusal.message).toMatch(error);
  expect((await fileOf(bea)).nights).toEqual([]);
});

test('of a tournament whose guest is not on the list any more, the player stays by name', async () => {
  const bea = await makeOwner(app, { isPremiumPlus: true });
  const file = withTournament(({ players }) => Object.assign(players[0] ?? {}, { email: 'gone@example.org' }));
  expect((await restore(bea, file)).status).toBe(201);
  expect((await fileOf(bea)).nights[0]?.tournament?.players[0]).toMatchObject({ email: null, name: 'Gus' });
});
