import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Reads plays from the table, or from the lists of the client. */
const READS = /\bgameSessions\b|\bgame_sessions\b|\b(?:plays|gamePlays)Query\b|\busePlayLog\(/;
/** Leaves out those that do not count. */
const COUNTS = /\bCOUNTED_PLAY\b|\bcountedPlays\(|\bcounted > 0|\bcounted\b[^}]*\} = usePlayLog\(/;

/** Files that read plays and count none, by the reason. */
const COUNTS_NONE: Readonly<Record<string, readonly string[]>> = {
  'rows of the owner are stored, limited, moved, linked, exported, restored or deleted': [
    'server/auth/acting-for.ts',
    'server/domain/games/move-dependents.ts',
    'server/domain/imports/deleted-since.ts',
    'server/domain/play-export/store.ts',
    'server/features/account-file/file-columns.ts',
    'server/features/account-file/read-account.ts',
    'server/features/account-file/read-nights.ts',
    'server/features/account-file/restore-account.ts',
    'server/features/account-file/restore-collection.ts',
    'server/features/account-file/restore-nights.ts',
    'server/features/account/delete-account.ts',
    'server/features/demo/demo-store.ts',
    'server/features/imports/usage-since-import.ts',
    'server/features/people/delete-unused-people.ts',
    'server/owner-data/reserve-quota.ts',
  ],
  'plays are listed one by one, those that do not count among them': [
    'client/src/entities/plays/api.ts',
    'client/src/pages/my-games/panels.tsx',
    'client/src/pages/wrap-up/wrap-up-page.tsx',
    'client/src/features/score-pads/use-play-of-pad.ts',
    'client/src/features/shelf-health/shelf-health-panel.tsx',
    'server/domain/plays/store.ts',
    'server/features/wrap-up/store.ts',
    'server/mails/night-plays.ts',
  ],
  'names, outcomes and expansions are suggested from, or changed in, whatever was played': [
    'client/src/entities/plays/use-outcome-of-game.ts',
    'client/src/features/play-dialog/use-earlier-plays.ts',
    'client/src/entities/plays/use-play-suggestions.ts',
    'server/domain/expansions/store.ts',
  ],
  'sums the column counted, which is 0 for them': ['server/domain/games/merge-wish-rows.ts'],
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
