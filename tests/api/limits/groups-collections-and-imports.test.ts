import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { previewBggCollection } from '#shared/transfer/imports-contract.ts';
import { dismissRecommendation, listDismissals } from '#shared/recommendations/recommendation-dismissals-contract.ts';
import { addStaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import { addComment, countView } from '#shared/sharing/shared-collection-contract.ts';
import { createSharing } from '#shared/sharing/sharing-contract.ts';
import { createGroup } from '#shared/nights/groups-contract.ts';
import { STORAGE_LIMITS, limitText } from '#shared/limits/storage-limits.ts';
import { groups } from '#shared/schema/groups.ts';
import { imports } from '#shared/schema/imports.ts';
import { aiRecommendations } from '#shared/schema/recommendations.ts';
import { scorePads } from '#shared/schema/score-pads.ts';
import { sharedCollections, sharedCollectionVisits } from '#shared/schema/sharing.ts';
import { sessions } from '#shared/schema/users.ts';
import { replaceRecommendations } from '#server/recommendations/store.ts';
import { ROUNDS, startPadFor } from '#tests/support/rows/a-pad.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

const plus = () => makeOwner(app, { isPremiumPlus: true });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted();

test('the number of groups is limited, also concurrently', async () => {
  const ana = await plus();
  const row = { userId: ana.id, name: 'Filler' };
  await app.services.db.insert(groups).values(numbers(STORAGE_LIMITS.groups.most - 2).map(() => row));
  const replies = await Promise.all(numbers(5).map(() => ana.call(createGroup, { body: { name: 'One more' } })));
  expect(statuses(replies)).toEqual([201, 201, 409, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.refusal).toEqual({
    code: 'limit_reached',
    message: limitText('groups'),
  });
});

test('the number of shared collections is limited, also concurrently', async () => {
  const ana = await plus();
  const rows = numbers(STORAGE_LIMITS.sharedCollections.most - 2).map((n) => ({
    userId: ana.id,
    shareId: `filler-${ana.id}-${n}`,
    title: 'Filler',
  }));
  await app.services.db.insert(sharedCollections).values(rows);
  const replies = await Promise.all(numbers(5).map(() => ana.call(createSharing, { body: { title: 'One more' } })));
  expect(statuses(replies)).toEqual([201, 201, 409, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.refusal.message).toBe(limitText('sharedCollections'));
});

describe('comments on a shared collection', () => {
  const comment = (person: Person, shareId: string) =>
    person.call(addComment, { params: { shareId }, body: { text: 'Nice!' } });
  const fill = (collectionId: number, userId: number, count: number) =>
    app.services.db.execute(sql`
      insert into shared_collection_comments (collection_id, user_id, text)
      select ${collectionId}, ${userId}, 'Filler' from generate_series(1, ${count}::integer)`);

  test('are limited per collection, also concurrently', async () => {
    const [ana, filler] = await Promise.all([plus(), plus()]);
    const shared = await shareFor(ana, { allowComments: true });
    await fill(shared.id, filler.id, STORAGE_LIMITS.comments.most - 2);
    const people = await Promise.all(numbers(5).map(plus));
    const replies = await Promise.all(people.map((person) => comment(person, shared.shareId)));
    expect(statuses(replies)).toEqual([201, 201, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.refusal.message).toBe(limitText('comments'));
  });

  test('are limited per author, also concurrently', async () => {
    const [ana, bea] = await Promise.all([plus(), plus()]);
    const shared = await shareFor(ana, { allowComments: true });
    await fill(shared.id, bea.id, STORAGE_LIMITS.commentsOfAuthor.most - 1);
    const replies = await Promise.all(numbers(3).map(() => comment(bea, shared.shareId)));
    expect(statuses(replies)).toEqual([201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.refusal.message).toBe(limitText('commentsOfAuthor'));
    expect((await comment(ana, shared.shareId)).status).toBe(201);
  });
});

test('visitors beyond the daily maximum are not counted, but see the collection', async () => {
  const [ana, bea] = await Promise.all([plus(), plus()]);
  const shared = await shareFor(ana);
  const { most } = STORAGE_LIMITS.visitors;
  await app.services.db.execute(sql`
    insert into shared_collection_visits (collection_id, visitor_hash, day)
    select ${shared.id}, 'filler ' || n, ${new Date().toISOString().slice(0, 10)} from generate_series(1, ${most}::integer) n`);
  const path = countView.path.replace(':shareId', shared.shareId);
  const seen = await bea.fetch(path, { method: 'POST', headers: { 'User-Agent': 'Mozilla/5.0 Firefox/140.0' } });
  expect(seen.status).toBeLessThan(300);
  const kept = eq(sharedCollectionVisits.collectionId, shared.id);
  expect(await app.services.db.$count(sharedCollectionVisits, kept)).toBe(most);
});

test('new score pads replace the oldest finished ones, but not open ones', async () => {
  const ana = await plus();
  const { code: open } = await startPadFor(ana);
  const { most } = STORAGE_LIMITS.finishedPads;
  const rows = numbers(most + 5).map((n) => ({
    userId: ana.id,
    code: `F${String(n).padStart(5, '0')}`,
    key: `filler-${n}`,
    gameTitle: 'Filler',
    sheet: ROUNDS,
    status: 'finished' as const,
  }));
  await app.services.db.insert(scorePads).values(rows);
  await startPadFor(ana);
  const ofAna = eq(scorePads.userId, ana.id);
  expect(await app.services.db.$count(scorePads, and(ofAna, eq(scorePads.status, 'finished')))).toBe(most);
  expect(await app.services.db.$count(scorePads, and(ofAna, eq(scorePads.code, open)))).toBe(1);
});

test('new recommendations replace the oldest ones', async () => {
  const ana = await plus();
  const { most } = STORAGE_LIMITS.recommendations;
  await app.services.db.execute(sql`
    insert into ai_recommendations (user_id, recommended_game_title)
    select ${ana.id}, 'Filler ' || n from generate_series(1, ${most}::integer) n`);
  await replaceRecommendations(app.services.db, ana.id, [{ recommendedGameTitle: 'Azul' }]);
  const kept = await app.services.db
    .select({ title: aiRecommendations.recommendedGameTitle })
    .from(aiRecommendations)
    .where(eq(aiRecommendations.userId, ana.id))
    .orderBy(aiRecommendations.id);
  expect(kept).toHaveLength(most);
  expect([kept[0]?.title, kept.at(-1)?.title]).toEqual(['Filler 2', 'Azul']);
});

test('new dismissals replace the oldest ones', async () => {
  const ana = await plus();
  const { most } = STORAGE_LIMITS.dismissals;
  await app.services.db.execute(sql`
    insert into recommendation_dismissals (user_id, title, title_key)
    select ${ana.id}, 'Filler ' || n, 'filler ' || n from generate_series(1, ${most}::integer) n`);
  await ana.call(dismissRecommendation, { body: { title: 'Risk' } });
  const { body: kept } = await ana.call(listDismissals, {});
  expect(kept).toHaveLength(most);
  expect([kept.at(-1)?.title, kept[0]?.title]).toEqual(['Filler 2', 'Risk']);
});

test('the oldest imports are deleted if an account exceeds the number of import rows', async () => {
  const ana = await plus();
  const tally = sql`'{}'::jsonb`;
  await app.services.db.execute(sql`
    insert into imports (user_id, format, file_name, status, rows, tally)
    select ${ana.id}, 'bgstats', 'filler ' || n || '.json', 'applied', ${STORAGE_LIMITS.importRows.most / 5}, ${tally}
    from generate_series(1, 8) n`);
  const preview = await ana.fetch(`${previewBggCollection.path}?fileName=new.csv`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv' },
    body: 'objectname,objectid,own\nAzul,230802,1\n',
  });
  expect(preview.status).toBe(201);
  const kept = await app.services.db
    .select({ fileName: imports.fileName })
    .from(imports)
    .where(eq(imports.userId, ana.id))
    .orderBy(imports.id);
  expect(kept.map(({ fileName }) => fileName)).toEqual([...[5, 6, 7, 8].map((n) => `filler ${n}.json`), 'new.csv']);
});

test('the number of staff picks is limited', async () => {
  const site = await startTestApp({ environment: { STAFF_EMAILS: 'staff@example.org' } });
  const staff = await makeOwner(site, { email: 'staff@example.org' });
  await site.services.db.execute(sql`
    insert into staff_recommendations (title, players, duration, staff_member, recommendation_reason)
    select 'Filler', '2', '30 min', 'Sam', 'Filler' from generate_series(1, ${STORAGE_LIMITS.staffPicks.most}::integer)`);
  const fields = {
    title: 'Azul',
    players: '2-4',
    duration: '45 min',
    staffMember: 'Sam',
    recommendationReason: 'Tiles',
  };
  const body = { ...fields, category: 'abstract', difficulty: 'easy', minAge: 8, featured: false, month: null };
  const reply = await staff.call(addStaffPick, { body });
  expect(reply.refusal).toEqual({ code: 'limit_reached', message: limitText('staffPicks') });
  await site.close();
});

test('beyond the maximum of sessions the least recently used ones are deleted', async () => {
  const site = await startTestApp();
  await site.services.db.execute(sql`delete from sessions`);
  const signIn = () => fetch(`${site.origin}/api/auth/demo`, { redirect: 'manual' });
  const first = await signIn();
  expect(first.status).toBe(302);
  const [row] = await site.services.db.select({ sess: sessions.sess, sid: sessions.sid }).from(sessions);
  const { most } = STORAGE_LIMITS.sessions;
  await site.services.db.execute(sql`
    insert into sessions (sid, sess, expire)
    select 'filler ' || n, ${JSON.stringify(row?.sess)}::jsonb, now() + make_interval(days => 1, secs => n)
    from generate_series(1, ${most}::integer) n`);
  await Promise.all(numbers(3).map(signIn));
  const kept = (await site.services.db.select({ sid: sessions.sid }).from(sessions)).map(({ sid }) => sid);
  expect(kept).toHaveLength(most);
  expect(kept).toContain(row?.sid);
  expect(kept).not.toContain('filler 1');
  await site.close();
});
