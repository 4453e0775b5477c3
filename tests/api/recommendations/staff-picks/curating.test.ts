import { beforeEach, describe, expect, test } from 'vitest';
import {
  changeStaffPick,
  listStaffPicks,
  moveStaffPick,
  addStaffPick,
  retireStaffPick,
  staffPickContracts,
} from '#shared/recommendations/staff-picks-contract.ts';
import { users } from '#shared/schema/users.ts';
import { eq } from 'drizzle-orm';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { PICK, STAFF } from '#tests/support/rows/a-pick.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { addPickFor, makeStaff, pickTitles } from '#tests/support/server/staff.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';

const app = testApp({ environment: { STAFF_EMAILS: ` Staff@Example.org, other@example.org` } });
let staff: Person;

beforeEach(async () => {
  await app.services.db.delete(users).where(eq(users.email, STAFF.STAFF_EMAILS));
  staff = await makeStaff(app);
});

const change = (pick: { id: number; updatedAt: string }, changes: object) =>
  staff.call(changeStaffPick, { params: { id: pick.id }, body: { ...PICK, updatedAt: pick.updatedAt, ...changes } });
const retire = (pick: { id: number; updatedAt: string }, retired = true) =>
  staff.call(retireStaffPick, { params: { id: pick.id }, body: { updatedAt: pick.updatedAt, retired } });
const move = (pick: { id: number }, to: 'earlier' | 'later') =>
  staff.call(moveStaffPick, { params: { id: pick.id }, body: { to } });

describe('the staff endpoints are not found', () => {
  test.each(staffPickContracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    'for a user who is not staff: %s',
    async (_name, contract) => {
      const { id } = await addPickFor(staff);
      const owner = await makeOwner(app, { isPremiumPlus: true });
      const sent = { params: { id }, ...(contract.method === 'get' ? {} : { body: {} }) };
      const { status, refusal } = await owner.call(contract, sent);
      expect([status, refusal.code]).toEqual([404, 'not_found']);
      expect((await visitor(app).call(contract, sent)).status).toBe(401);
    },
  );

  test('for an unverified address', async () => {
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, staff.id));
    expect((await staff.call(listStaffPicks, {})).status).toBe(404);
    expect((await staff.call(getCurrentUser, {})).body.isStaff).toBe(false);
  });

  test('on a server without staff', async () => {
    const other = await startTestApp();
    const person = await makeOwner(other, { email: STAFF.STAFF_EMAILS });
    expect((await person.call(listStaffPicks, {})).status).toBe(404);
    await other.close();
  });
});

describe('a pick', () => {
  test.each([
    ['title', ' '],
    ['players', ''],
    ['staffMember', ''],
    ['recommendationReason', ''],
    ['month', '2026-13'],
    ['month', 'March'],
    ['minAge', 100],
    ['buyUrl', 'javascript:alert(1)'],
    ['bggId', 0],
  ])('with %s %j is rejected with an error for the field', async (field, value) => {
    const { status, refusal } = await staff.call(addStaffPick, { body: { ...PICK, [field]: value } });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
    expect(await pickTitles(staff)).toEqual([]);
  });

  test('has defaults for omitted fields', async () => {
    expect((await staff.call(addStaffPick, { body: PICK })).body).toMatchObject({
      ...PICK,
      category: 'family',
      difficulty: 'medium',
      minAge: 8,
      month: null,
      featured: false,
      retiredAt: null,
      order: 0,
    });
  });

  test('that was changed meanwhile is not overwritten', async () => {
    const pick = await addPickFor(staff);
    expect((await change(pick, { title: 'First' })).status).toBe(200);
    for (const late of [await change(pick, { title: 'Second' }), await retire(pick)])
      expect([late.status, late.refusal.code]).toEqual([409, 'changed_meanwhile']);
    expect(await pickTitles(staff)).toEqual(['First']);
  });

  test('with concurrent changes keeps exactly one of them', async () => {
    const pick = await addPickFor(staff);
    const replies = await Promise.all(['First', 'Second', 'Third'].map((title) => change(pick, { title })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('can be changed repeatedly with the version of each response', async () => {
    let pick: { id: number; updatedAt: string } = await addPickFor(staff);
    for (const title of ['One', 'Two', 'Three']) {
      const { status, body } = await change(pick, { title });
      expect([status, body.title]).toEqual([200, title]);
      pick = body;
    }
  });

  test('can be retired and restored', async () => {
    const { body: retired } = await retire(await addPickFor(staff));
    expect(retired.retiredAt).not.toBeNull();
    expect((await retire(retired, false)).body.retiredAt).toBeNull();
  });
});

describe('the order', () => {
  const month = '2026-03';

  test('is by latest month, new picks last within their month', async () => {
    await addPickFor(staff, { title: 'Any time' });
    for (const title of ['A', 'B']) await addPickFor(staff, { title, month });
    await addPickFor(staff, { title: 'Later', month: '2026-04' });
    expect(await pickTitles(staff)).toEqual(['Later', 'A', 'B', 'Any time']);
  });

  test('can be changed by one step within a month', async () => {
    const a = await addPickFor(staff, { title: 'A', month });
    await addPickFor(staff, { title: 'B', month });
    const c = await addPickFor(staff, { title: 'C', month });
    expect((await move(c, 'earlier')).body.map(({ title }) => title)).toEqual(['A', 'C', 'B']);
    await move(a, 'earlier');
    await move(a, 'later');
    expect(await pickTitles(staff)).toEqual(['C', 'A', 'B']);
  });

  test('skips retired picks', async () => {
    const a = await addPickFor(staff, { title: 'A', month });
    await retire(await addPickFor(staff, { title: 'Gone', month }));
    await addPickFor(staff, { title: 'C', month });
    const { body } = await move(a, 'later');
    expect(body.filter(({ retiredAt }) => retiredAt === null).map(({ title }) => title)).toEqual(['C', 'A']);
  });

  test('puts a pick with a changed month at the end of that month', async () => {
    await addPickFor(staff, { title: 'A', month });
    await addPickFor(staff, { title: 'B', month });
    const late = await addPickFor(staff, { title: 'Late', month: '2026-04' });
    await change(late, { title: 'Late', month });
    expect(await pickTitles(staff)).toEqual(['A', 'B', 'Late']);
  });
});
