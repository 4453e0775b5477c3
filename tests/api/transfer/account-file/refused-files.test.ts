import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGroup } from '#shared/nights/groups-contract.ts';
import { attendee, changed, fileOf, fullFile, restore } from '#tests/support/accounts/account-file.ts';
import type { AccountFile } from '#tests/support/accounts/account-normal-form.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let full: AccountFile;
let bea: Person;
beforeAll(async () => {
  full = await fullFile(app);
});
beforeEach(async () => {
  bea = await makeOwner(app, { firstName: 'Bea', isPremiumPlus: true });
});

describe('a restore is rejected without changes', () => {
  const invalidFiles: [string, string | (() => AccountFile), RegExp][] = [
    ['an empty file', '', /empty/],
    ['invalid JSON', 'hello', /not a JSON file/],
    ['another JSON', '{"games":[],"plays":[]}', /not an export of Rollcall/],
    ['a BG Stats export', '{"games":[{"name":"Azul"}],"players":[],"plays":[]}', /not an export of Rollcall/],
    ['a truncated file', '{"rollcall":{"version":1},"games":[', /cut off/],
    ['a newer version', '{"rollcall":{"version":2},"games":[]}', /newer Rollcall \(version 2/],
    ['an invalid version', '{"rollcall":{"version":"1"}}', /not an export of Rollcall/],
    ['a file in UTF-16', '\0{', /UTF-8/],
    [
      'a title that is not text',
      () => changed(full, ({ games }) => Object.assign(games[1] ?? {}, { title: 7 })),
      /Under "games", entry 2, title:/,
    ],
    [
      'a script in place of a game picture',
      () => changed(full, ({ games }) => Object.assign(games[0] ?? {}, { imageUrl: 'javascript:alert(1)' })),
      /entry 1, imageUrl/,
    ],
    [
      'a script in place of a banner',
      () => changed(full, ({ nights }) => Object.assign(nights[0] ?? {}, { bannerUrl: 'javascript:alert(1)' })),
      /bannerUrl/,
    ],
    [
      'a script in place of a profile picture',
      () => changed(full, ({ profile }) => Object.assign(profile, { picture: 'data:image/svg+xml;base64,PHN2Zz4=' })),
      /Under "profile", entry 1, picture/,
    ],
    [
      'an invalid profile picture',
      () => changed(full, ({ profile }) => Object.assign(profile, { picture: 'data:image/png;base64,PHN2Zz4=' })),
      /not a picture/,
    ],
    [
      'a day of a template that does not exist',
      () => changed(full, ({ templates }) => Object.assign(templates[0] ?? {}, { nextDate: '2026-13-40' })),
      /Under "templates", entry 1, nextDate: .*no such day/,
    ],
    [
      'a day of a night that does not exist',
      () => changed(full, ({ nights }) => Object.assign(nights[0] ?? {}, { occurrence: '2026-02-30' })),
      /Under "nights", entry 1, occurrence: .*no such day/,
    ],
    [
      'a repeated game',
      () => changed(full, ({ games }) => games.push({ ...games[0], id: 99 })),
      /entry 3: "Azul" is in the collection twice/,
    ],
    [
      'a repeated id',
      () => changed(full, ({ games }) => games.push({ ...games[0], title: 'Other' })),
      /there is another game/,
    ],
    [
      'a play of a missing game',
      () => changed(full, ({ plays }) => Object.assign(plays[0] ?? {}, { gameId: 424242 })),
      /entry 1, gameId: there is no game 424242/,
    ],
    [
      'a spelling used by two people',
      () => changed(full, ({ people }) => Object.assign(people[1] ?? {}, { spellings: ['ANA'] })),
      /stands for somebody else/,
    ],
    [
      'a repeated guest',
      () => changed(full, ({ nights }) => nights[0]?.attendees.push(attendee(nights[0], 1))),
      /on its list twice/,
    ],
    [
      'two set dates of one night',
      () =>
        changed(full, ({ nights }) => {
          const night = nights.find(({ datePoll }) => datePoll !== null);
          const dates = ['2999-05-01T18:00:00.000Z', '2999-05-02T18:00:00.000Z'];
          const options = dates.map((startsAt) => ({ startsAt, location: null, createdAt: startsAt, isSet: true }));
          Object.assign(night?.datePoll ?? {}, { options });
        }),
      /only one of its dates can be the set one/,
    ],
    [
      'two hosts',
      () =>
        changed(full, ({ nights }) => nights[0]?.attendees.push({ ...attendee(nights[0], 0), email: 'x@example.org' })),
      /one host/,
    ],
    [
      'a guest address with a line break',
      () =>
        changed(full, ({ nights }) =>
          Object.assign(nights[0]?.attendees[1] ?? {}, { email: 'a@example.org\r\nBcc: b@example.org' }),
        ),
      /not an e-mail address/,
    ],
    [
      'an invalid date',
      () => changed(full, ({ plays }) => Object.assign(plays[0] ?? {}, { playedAt: 'yesterday' })),
      /playedAt/,
    ],
    [
      'a play with too long scores',
      () => changed(full, ({ plays }) => Object.assign(plays[0] ?? {}, { scores: 'x'.repeat(50_000) })),
      /scores/,
    ],
  ];
  test.each(invalidFiles)('for %s', async (_name, file, words) => {
    const { status, refusal } = await restore(bea, typeof file === 'string' ? file : file());
    expect([status, refusal.code]).toEqual([400, 'invalid_file']);
    expect(refusal.message).toMatch(words);
    const now = await fileOf(bea);
    expect(now).toMatchObject({
      profile: { firstName: 'Bea', timeZone: null },
      games: [],
      plays: [],
      people: [],
      nights: [],
      groups: [],
    });
  });

  test('for an account that has a group', async () => {
    await bea.call(createGroup, { body: { name: 'Sundays', members: [] } });
    const { status, refusal } = await restore(bea, full);
    expect([status, refusal.code]).toEqual([409, 'account_not_empty']);
  });

  test('for an account that has a game', async () => {
    await addGameFor(bea);
    const { status, refusal } = await restore(bea, full);
    expect([status, refusal.code]).toEqual([409, 'account_not_empty']);
    expect((await fileOf(bea)).games).toHaveLength(1);
  });

  test('for one of two concurrent requests', async () => {
    const answers = await Promise.all([restore(bea, full), restore(bea, full)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await fileOf(bea)).games).toHaveLength(2);
  });

  test('in the language of its reader', async () => {
    const dora = await makeOwner(app, { language: 'de' });
    expect((await restore(dora, '{"rollcall":{"version":2},"games":[]}')).refusal.message).toBe(
      'Diese Datei stammt von einem neueren Rollcall (Version 2 der Datei). Aktualisiere zuerst dieses hier.',
    );
    const twice = changed(full, ({ games }) => games.push({ ...games[0], id: 99 }));
    expect((await restore(dora, twice)).refusal.message).toBe(
      'Unter „games“, Eintrag 3: „Azul“ ist zweimal in der Sammlung',
    );
    const wrong = changed(full, ({ nights }) => Object.assign(nights[0] ?? {}, { occurrence: '2026-02-30' }));
    expect((await restore(dora, wrong)).refusal.message).toBe(
      'Unter „nights“, Eintrag 1, occurrence: Diesen Tag gibt es nicht',
    );
  });
});
