import { expect, test } from 'vitest';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { addCopy } from '#shared/copies/change-copies-contract.ts';
import { listPeople, renamePerson } from '#shared/plays/people-contract.ts';
import { recordPlay } from '#shared/plays/plays-contract.ts';
import { addView } from '#shared/collection/saved-views-contract.ts';
import { addTag, changeTag, listTags } from '#shared/games/tags-contract.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { guestPath, send } from '#tests/support/server/guest-pages.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const ana = ownerOfEachTest(app, { isPremiumPlus: true });

const INVISIBLE = ['\u200B', '\u3164', '\u2800', '\u202E\u2066', `${String.fromCodePoint(0xe0061)} \uFEFF`];

test.each(INVISIBLE)('a name without visible characters counts as missing: %j', async (name) => {
  const view = await ana.call(addView, { body: { name, query: '' } });
  const tag = await ana.call(addTag, { body: { name } });
  expect([view.refusal.fields, tag.refusal.fields]).toEqual([
    { name: 'A view has a name' },
    { name: 'A tag has a name' },
  ]);
});

test.each(['Fam\u200Bily', 'Family\u200E', '\u202EFamily', 'Fam\u00ADi\u200Dly', 'FAMILY\uFE0F'])(
  'tags and views with visually equal names are duplicates: %j',
  async (name) => {
    const { id } = (await ana.call(addTag, { body: { name: 'Other' } })).body;
    await ana.call(addTag, { body: { name: 'Family' } });
    await ana.call(addView, { body: { name: 'Family', query: '' } });
    const replies = [
      await ana.call(addTag, { body: { name } }),
      await ana.call(changeTag, { params: { id }, body: { name } }),
      await ana.call(addView, { body: { name, query: '' } }),
    ];
    expect(replies.map(({ refusal }) => refusal.code)).toEqual(['duplicate_tag', 'duplicate_tag', 'duplicate_view']);
  },
);

test('emoji sequences and all scripts are stored unchanged', async () => {
  const names = ['👨‍👩‍👧', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scots', 'משפחה', 'می\u200Cخواهم'];
  for (const name of names) await ana.call(addTag, { body: { name } });
  const listed = (await ana.call(listTags, {})).body.map(({ name }) => name);
  expect(listed.toSorted()).toEqual(names.toSorted());
});

test('invisible characters are removed from titles, places, players and names', async () => {
  const game = await addGameFor(ana, { title: '\u202EAzul\u200B' });
  const params = { id: game.id };
  const copy = (await ana.call(addCopy, { params, body: { place: 'Att\u2060ic', edition: '\u200B' } })).body;
  const players = JSON.stringify(['Tom\u200B', '\u2066Bea']);
  const play = (await ana.call(recordPlay, { params, body: { players, scores: '[1,2]' } })).body;
  const tom = (await ana.call(listPeople, {})).body.find(({ name }) => name === 'Tom');
  const renamed = await ana.call(renamePerson, { params: { id: tom?.id ?? 0 }, body: { name: 'Thom\u00ADas' } });
  expect([game.title, copy.place, copy.edition, play.players, renamed.body.name]).toEqual([
    'Azul',
    'Attic',
    null,
    '["Tom","Bea"]',
    'Thomas',
  ]);
});

test('the name of a guest cannot reverse the text of the guest list', async () => {
  const event = await addEventFor(ana);
  const [id = 0] = await addGuestsFor(ana, event.id, ['ben@example.org']);
  await send(app, await guestPath(ana, id), { status: 'accepted', name: 'Ben\u202E nosrep' });
  const guests = (await ana.call(listAttendees, { params: { id: event.id } })).body;
  expect(guests.find((guest) => guest.id === id)?.name).toBe('Ben nosrep');
});
