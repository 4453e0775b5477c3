import { acceptHosting, inviteHost, listHostings } from '#shared/organizations/hosts-contract.ts';
import { users } from '#shared/schema/users.ts';
import { makeOwner, type Person } from './owners.ts';
import type { TestApp } from './test-app.ts';

/** An organization's account. */
export const makeOrganization = (app: TestApp, changes: Partial<typeof users.$inferInsert> = {}): Promise<Person> =>
  makeOwner(app, {
    accountType: 'organization',
    organizationName: 'Dice Cellar',
    isPremiumPlus: true,
    ...changes,
  });

/** Invites somebody to host for an organization. Returns the invitation's id. */
export async function askToHost(organization: Person, { email }: { email: string }): Promise<number> {
  const { status, body } = await organization.call(inviteHost, { body: { email } });
  if (status !== 201) throw new Error(`nobody was asked: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

/** Makes somebody a host of an organization. Returns the membership's id. */
export async function makeHost(organization: Person, person: Person): Promise<number> {
  const id = await askToHost(organization, person);
  const open = (await person.call(listHostings, {})).body;
  if (!open.some((one) => one.id === id)) throw new Error('they do not see what asks them');
  const { status } = await person.call(acceptHosting, { params: { id } });
  if (status !== 200) throw new Error(`they could not accept: ${status}`);
  return id;
}
