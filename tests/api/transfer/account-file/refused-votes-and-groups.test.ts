import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attendee, changed, fileOf, fullFile, restore } from '#tests/support/accounts/account-file.ts';
import type { AccountFile } from '#tests/support/accounts/account-normal-form.ts';
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

/** A copy of the full file with other votes of the guest of its first night. */
const voted = (...votes: object[]) =>
  changed(full, ({ nights }) =>
    Object.assign(attendee(nights[0], 1), {
      votes: votes.map((vote) => ({ createdAt: '2024-05-01T10:00:00Z', ...vote })),
    }),
  );

describe('a restore is rejected without changes', () => {
  const invalidFiles: [string, () => AccountFile, RegExp][] = [
    [
      'a repeated play',
      () => changed(full, ({ plays }) => Object.assign(plays[1] ?? {}, { id: plays[0]?.['id'] })),
      /Under "plays", entry 2: there is another play/,
    ],
    [
      'a night with a missing play',
      () => changed(full, ({ nights }) => nights[0]?.playIds.push(424242)),
      /Under "nights", entry 1, playIds: there is no play 424242/,
    ],
    [
      'a play on two nights',
      () => changed(full, ({ nights }) => nights[1]?.playIds.push(...(nights[0]?.playIds ?? []))),
      /Under "nights", entry 2: play \d+ was on a night already/,
    ],
    [
      'a vote without a game',
      () => voted({ kind: 'approve' }),
      /"nights", entry 1, attendees.1.votes.0: a vote is on one game/,
    ],
    [
      'a vote for two games',
      () => voted({ kind: 'approve', gameId: 1, proposalId: 1 }),
      /votes.0: a vote is on one game/,
    ],
    ['a vote of an unknown kind', () => voted({ kind: 'shrug', gameId: 1 }), /attendees.1.votes.0.kind/],
    [
      'a vote for a missing game',
      () => voted({ kind: 'approve', gameId: 424242 }),
      /"nights", entry 1, gameId: there is no game 424242/,
    ],
    [
      'a vote for a proposal of another night',
      () => voted({ kind: 'approve', proposalId: attendee(full.nights[1], 1).proposals[0]?.['id'] }),
      /"nights", entry 1, attendees.1.votes: there is no proposal \d+ on this night/,
    ],
    [
      'two vetoes',
      () => voted(...full.games.map(({ id }) => ({ kind: 'veto', gameId: id }))),
      /"nights", entry 1: guest@example.org votes twice: veto/,
    ],
    [
      'a repeated vote',
      () => voted(...Array.from({ length: 2 }, () => ({ kind: 'teach', gameId: full.games[0]?.['id'] }))),
      /"nights", entry 1: guest@example.org votes twice: teach/,
    ],
    [
      'a repeated proposal',
      () =>
        changed(full, ({ nights }) => {
          const { proposals } = attendee(nights[0], 1);
          proposals.push({ ...proposals[0], id: 99, title: 'HEAT' });
        }),
      /"nights", entry 1: guest@example.org brings "HEAT" twice/,
    ],
    [
      'a repeated proposal number',
      () =>
        changed(full, ({ nights }) => {
          const { proposals } = attendee(nights[0], 1);
          proposals.push({ ...proposals[0], title: 'Hive' });
        }),
      /"nights", entry 1: there is another proposal/,
    ],
    [
      'a proposal without a title',
      () => changed(full, ({ nights }) => Object.assign(attendee(nights[0], 1).proposals[0] ?? {}, { title: ' ' })),
      /"nights", entry 1, attendees.1.proposals.0.title: this is empty/,
    ],
    [
      'more proposals than the maximum',
      () =>
        changed(full, ({ nights }) => {
          const guest = attendee(nights[0], 1);
          guest.proposals = Array.from({ length: 6 }, (_, id) => ({
            ...guest.proposals[0],
            id: id + 1,
            title: `${id}`,
          }));
        }),
      /"nights", entry 1, attendees.1.proposals/,
    ],
    [
      'a group without a name',
      () => changed(full, ({ groups }) => Object.assign(groups[0] ?? {}, { name: '' })),
      /Under "groups", entry 1, name: this is empty/,
    ],
    [
      'a repeated group',
      () => changed(full, ({ groups }) => groups.push({ ...groups[0], members: [] })),
      /Under "groups", entry 2: there is another group \d+/,
    ],
    [
      'a night of a missing group',
      () => changed(full, ({ nights }) => Object.assign(nights[0] ?? {}, { groupId: 424242 })),
      /Under "nights", entry 1, groupId: there is no group 424242 before it/,
    ],
    [
      'a template of a missing group',
      () => changed(full, ({ templates }) => Object.assign(templates[0] ?? {}, { groupId: 424242 })),
      /Under "templates", entry 1, groupId: there is no group 424242 before it/,
    ],
    [
      'a member address with a line break',
      () =>
        changed(full, ({ groups }) =>
          Object.assign(groups[0]?.members[0] ?? {}, { email: 'a@example.org\r\nBcc: b@example.org' }),
        ),
      /Under "groups", entry 1, members.0.email: this is not an e-mail address/,
    ],
    [
      'a repeated member',
      () => changed(full, ({ groups }) => groups[0]?.members.push({ ...groups[0].members[0] })),
      /Under "groups", entry 1: guest@example.org is in it twice/,
    ],
    [
      'more groups than the maximum',
      () =>
        changed(full, ({ groups }) =>
          groups.push(...Array.from({ length: 100 }, (_, place) => ({ ...groups[0], id: 900 + place, members: [] }))),
        ),
      /more than 100 entries under "groups"/,
    ],
    [
      'two loans of a copy that are open',
      () => changed(full, ({ loans }) => loans.push({ ...loans[1] })),
      /Under "loans", entry 3: copy \d+ has two loans that are open/,
    ],
    [
      'a shared collection with invalid settings',
      () =>
        changed(full, ({ sharedCollections }) => Object.assign(sharedCollections[0] ?? {}, { allowIndexing: 'yes' })),
      /Under "sharedCollections", entry 1, allowIndexing/,
    ],
  ];
  test.each(invalidFiles)('for %s', async (_name, file, words) => {
    const { status, refusal } = await restore(bea, file());
    expect([status, refusal.code]).toEqual([400, 'invalid_file']);
    expect(refusal.message).toMatch(words);
    const { games, nights, groups } = await fileOf(bea);
    expect([games, nights, groups]).toEqual([[], [], []]);
  });
});
