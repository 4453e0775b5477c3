import { addStaffPick, listStaffPicks, type StaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import { staffRecommendations } from '#shared/schema/recommendations.ts';
import { PICK, STAFF } from '../rows/a-pick.ts';
import { makeOwner, type Person } from './owners.ts';
import type { TestApp } from './test-app.ts';

/** A member of staff, on a server without picks. */
export async function makeStaff(app: TestApp): Promise<Person> {
  await app.services.db.delete(staffRecommendations);
  return makeOwner(app, { email: STAFF.STAFF_EMAILS });
}

/** Adds a pick over HTTP; throws if refused. */
export async function addPickFor(
  staff: Person,
  changes: object = {},
): Promise<Pick<StaffPick, 'id'> & { updatedAt: string }> {
  const { status, body } = await staff.call(addStaffPick, { body: { ...PICK, ...changes } });
  if (status !== 201) throw new Error(`the pick was not added: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** The titles of all picks in staff order. */
export const pickTitles = async (staff: Person): Promise<string[]> =>
  (await staff.call(listStaffPicks, {})).body.map(({ title }) => title);
