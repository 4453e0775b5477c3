import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contracts from '#shared/sharing/shared-collection-contract.ts';
import { changeSharing, listSharings } from '#shared/sharing/sharing-contract.ts';
import { users } from '#shared/schema/users.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { commentBy, shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let bea: Person;
let shared: Awaited<ReturnType<typeof shareFor>>;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  bea = await makeOwner(app, { firstName: 'Bea', lastName: 'Secretname' });
  shared = await shareFor(ana, { allowComments: true });
});

const change = (body: object) => ana.call(changeSharing, { params: { id: shared.id }, body });
const write = (person: Person, text: string) =>
  person.call(contracts.addComment, { params: { shareId: shared.shareId }, body: { text } });
const read = async (person: Person, query = '') => {
  const response = await person.fetch(`/api/shared/${shared.shareId}/comments${query}`);
  return (await response.json()) as { comments: contracts.Comment[]; hasMore: boolean };
};
const texts = async (person = visitor(app)) => (await read(person)).comments.map(({ text }) => text);
const remove = (person: Person, { id }: { id: number }) => person.call(contracts.removeComment, { params: { id } });

describe('a comment is rejected', () => {
  test('from a visitor with 401', async () => {
    expect((await write(visitor(app), 'Hi')).refusal.code).toBe('not_signed_in');
  });

  test('if comments are turned off, also for the owner', async () => {
    await change({ allowComments: false });
    for (const person of [ana, bea]) expect((await write(person, 'Hi')).refusal.code).toBe('comments_off');
  });

  test('if the collection is private', async () => {
    await change({ isPublic: false });
    expect((await write(bea, 'Hi')).status).toBe(404);
    expect((await bea.fetch(`/api/shared/${shared.shareId}/comments`)).status).toBe(404);
  });

  test('from an account with an unverified address', async () => {
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, bea.id));
    const { status, refusal } = await write(bea, 'Hi');
    expect([status, refusal.code]).toEqual([403, 'email_unverified']);
  });

  test.each([
    ['if it is blank', ' \n '],
    ['if it is too long', 'x'.repeat(1001)],
  ])('%s', async (_why, text) => {
    expect((await write(bea, text)).refusal.fields).toHaveProperty('text');
  });

  test('after ten comments in a quarter of an hour', async () => {
    for (let number = 1; number <= 10; number++) await commentBy(bea, shared.shareId, `Comment ${number}`);
    const { status, headers } = await write(bea, 'One more');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await texts()).toHaveLength(10);
  });
});

test('a comment is stored and returned unchanged, with the first name of its author', async () => {
  const script = '<script>alert(1)</script> & "so on"';
  const { status, body } = await write(bea, `  ${script}\n`);
  expect([status, body.text, body.author, body.mayRemove]).toEqual([201, script, 'Bea', true]);
  const { comments, hasMore } = await read(visitor(app));
  expect(comments).toMatchObject([{ text: script, author: 'Bea', isMine: false, mayRemove: false }]);
  expect(hasMore).toBe(false);
  expect(JSON.stringify(comments)).not.toMatch(/Secretname|@example/);
});

test('a comment that is sent again because its response was lost is written once, and counts once', async () => {
  const again = () =>
    bea.call(contracts.addComment, {
      params: { shareId: shared.shareId },
      body: { text: 'Nice shelf', idempotencyKey: 'written-once' },
    });
  const both = await Promise.all([again(), again()]);
  for (let time = 1; time <= 10; time++) expect((await again()).body).toEqual(both[0].body);
  expect(both[1].body).toEqual(both[0].body);
  expect(await texts()).toEqual(['Nice shelf']);
});

test('only the author and the owner of the collection can remove a comment', async () => {
  const [first, second] = [await commentBy(bea, shared.shareId, 'One'), await commentBy(bea, shared.shareId, 'Two')];
  const cai = await makeOwner(app);
  await commentBy(cai, shared.shareId, 'Three');
  expect((await remove(cai, first)).status).toBe(404);
  expect((await remove(bea, first)).status).toBe(204);
  expect((await remove(bea, first)).status).toBe(404);
  expect((await read(ana)).comments.map(({ mayRemove }) => mayRemove)).toEqual([true, true]);
  expect((await remove(ana, second)).status).toBe(204);
  expect(await texts()).toEqual(['Three']);
  expect((await ana.call(listSharings, {})).body[0]?.comments).toBe(1);
});

test('turned off comments are visible and removable for the owner only, and visible again when turned on', async () => {
  const written = await commentBy(bea, shared.shareId, 'Lovely shelf');
  await change({ allowComments: false });
  expect(await texts()).toEqual([]);
  expect(await texts(bea)).toEqual([]);
  expect(await texts(ana)).toEqual(['Lovely shelf']);
  await change({ allowComments: true });
  expect(await texts()).toEqual(['Lovely shelf']);
  await change({ allowComments: false });
  expect((await remove(ana, written)).status).toBe(204);
});

test('comments are paged by thirty, newest first', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => makeOwner(app)));
  for (let number = 1; number <= 32; number++)
    await commentBy(people[number % 4] ?? bea, shared.shareId, `Comment ${number}`);
  const first = await read(visitor(app));
  expect([first.comments.length, first.comments[0]?.text, first.hasMore]).toEqual([30, 'Comment 32', true]);
  const rest = await read(visitor(app), `?before=${first.comments.at(-1)?.id}`);
  expect([rest.comments.map(({ text }) => text), rest.hasMore]).toEqual([['Comment 2', 'Comment 1'], false]);
});
