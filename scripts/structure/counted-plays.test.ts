import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Reads plays from the table, or from the lists of the client. */
const READS = /\bgameSessions\b|\bgame_sessions\b|\b(?:plays|gamePlays)Query\b|\busePlayLog\(/;
/** Leaves out those that do not count. */
const COUNTS = /\bCOUNTED_PLAY\b|\bcountedPlays\(|\bcounted > 0|\bcounted\b[^}]*\} = usePlayLog\(/;

/** Files that read plays and count none, by the reason. */
const COUNTS_NONE: Readonly<Record<string, readonly string[]>> = {
  'rows of the owner are stored, limited, moved, linked, exported, restored or deleted': [
    'server/accounts/acting-for.ts',
    'server/games/move-dependents.ts',
    'server/transfer/imports/deleted-since.ts',
    'server/plays/export-store.ts',
    'server/transfer/account-file/file-columns.ts',
    'server/transfer/account-file/read-account.ts',
    'server/transfer/account-file/read-nights.ts',
    'server/transfer/account-file/restore-account.ts',
    'server/transfer/account-file/restore-collection.ts',
    'server/transfer/account-file/restore-nights.ts',
    'server/profile/delete-account.ts',
    'server/home/demo/demo-store.ts',
    'server/transfer/imports/usage-since-import.ts',
    'server/plays/people/delete-unused-people.ts',
    'server/platform/owner-data/reserve-quota.ts',
    'server/admin/people-store.ts',
    'server/admin/storage-kinds.ts',
  ],
  'plays are listed one by one, those that do not count among them': [
    'client/src/plays/api.ts',
    'client/src/collection/panels.tsx',
    'client/src/nights/wrap-up-page.tsx',
    'client/src/score-pads/pad/use-play-of-pad.ts',
    'client/src/collection/shelf-health/shelf-health-panel.tsx',
    'server/plays/store.ts',
    'server/nights/wrap-up/store.ts',
    'server/nights/mails/night-plays.ts',
  ],
  'names, outcomes and expansions are suggested from, or changed in, whatever was played': [
    'client/src/plays/use-outcome-of-game.ts',
    'client/src/plays/play-dialog/use-earlier-plays.ts',
    'client/src/plays/use-play-suggestions.ts',
    'server/games/expansions-store.ts',
  ],
  'shared/challenges/game-counts.ts leaves them out': [
    'client/src/challenges/use-challenges.ts',
    'client/src/challenges/use-next-plays.ts',
  ],
  'sums the column counted, which is 0 for them': ['server/games/merge-wish-rows.ts'],
};

const files = ['client/src', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const reading = files.filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && READS.test(readFileSync(file, 'utf8')),
);

test('whatever reads plays leaves out those that do not count, or stands here with the reason why it counts none', () => {
  const countless = reading.filter((file) => !COUNTS.test(readFileSync(file, 'utf8')));
  const listed = Object.values(COUNTS_NONE).flat();
  expect(countless.toSorted()).toEqual(listed.toSorted());
});
