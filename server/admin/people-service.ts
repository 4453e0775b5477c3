import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { AdminPerson, AdminPersonDetails } from '#shared/admin/people-contract.ts';
import { DELETE_WORD } from '#shared/accounts/confirms-deletion.ts';
import type { Plan } from '#shared/enums.ts';
import { givenPlan } from '#shared/limits/plan.ts';
import { users } from '#shared/schema/users.ts';
import { maskedAddress } from '#shared/text/masked-address.ts';
import { ownerOf } from '#server/accounts/service.ts';
import { hostsChanged } from '#server/organizations/service.ts';
import { deleteAccount, endAllSessions } from '#server/profile/service.ts';
import { type BillingServices, setPaused } from '#server/plans/service.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { type Actor, actsOn, recordAct } from './acts-store.ts';
import * as store from './people-store.ts';
import { t } from '#server/platform/words/words.ts';

type PeopleServices = Pick<Services, 'db' | 'environment'>;
type Environment = Services['environment'];

/** An account as an administrator sees it: who it is, and how much is in it. */
function viewOf(row: store.PersonRow, environment: Environment): AdminPerson {
  const { plan } = ownerOf(row, environment);
  const name = row.organizationName ?? [row.firstName, row.lastName].filter(Boolean).join(' ');
  return {
    id: row.id,
    name: name || null,
    email: row.email,
    isVerified: row.emailVerifiedAt !== null,
    accountType: row.accountType,
    createdAt: row.createdAt,
    lastSeen: row.lastSeen,
    disabledAt: row.disabledAt,
    plan,
    planUntil: row.planUntil,
    paidPlan: row.paidPlan,
    trialEndsAt: row.trialEndsAt,
    games: row.games,
    plays: row.plays,
    nights: row.nights,
    givenPlan: givenPlan(row, new Date()),
  };
}

export async function listPeople({ db, environment }: PeopleServices, query: Parameters<typeof store.listPeople>[1]) {
  const { rows, total } = await store.listPeople(db, query);
  return { people: rows.map((row) => viewOf(row, environment)), total };
}

async function rowOf({ db }: Pick<Services, 'db'>, id: number): Promise<store.PersonRow> {
  const row = await store.findPerson(db, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

/** @throws Refusal not_found */
export async function getPerson(services: PeopleServices, id: number): Promise<AdminPersonDetails> {
  const row = await rowOf(services, id);
  const [sizes, acts] = await Promise.all([store.personSizes(services.db, id), actsOn(services.db, id)]);
  return {
    ...viewOf(row, services.environment),
    ...sizes,
    // Who has not accepted may have no account.
    hosts: sizes.hosts.map((host) => (host.accepted ? host : { ...host, email: maskedAddress(host.email) })),
    isAdmin: ownerOf(row, services.environment).isAdmin,
    hostsFor: row.hostsFor.map(({ name }) => name),
    acts,
  };
}

/** @throws Refusal not_found */
export async function givePlan(
  services: PeopleServices,
  by: Actor,
  id: number,
  { plan, until }: { plan: Plan; until: Date | null },
): Promise<AdminPersonDetails> {
  await rowOf(services, id);
  if (plan !== 'free' && until !== null && until <= new Date())
    throw new Refusal('invalid_request', { fields: { until: t('Please choose a day that is not over') } });
  const planUntil = plan === 'free' ? null : until;
  await services.db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(users)
      .set({ isPremium: plan === 'premium', isPremiumPlus: plan === 'premium_plus', planUntil, updatedAt: new Date() })
      .where(eq(users.id, id));
    if (rowCount === 0) throw new Refusal('not_found');
    const untilDay = planUntil && { until: planUntil.toISOString().slice(0, 10) };
    await recordAct(tx, by, 'plan_given', id, { plan, ...untilDay });
  });
  return getPerson(services, id);
}

/**
 * Also pauses the payments of a disabled account at Stripe. Repeated, it does what it could not do before.
 * @throws Refusal not_found, administrator_account
 */
export async function setDisabled(
  services: BillingServices & PeopleServices,
  by: Actor,
  id: number,
  disabled: boolean,
): Promise<AdminPersonDetails & { paymentsProblem: string | null }> {
  const row = await rowOf(services, id);
  if (disabled) refuseAdministrator(row, services.environment);
  await services.db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(users)
      .set({ disabledAt: disabled ? new Date() : null, updatedAt: new Date() })
      .where(and(eq(users.id, id), disabled ? isNull(users.disabledAt) : isNotNull(users.disabledAt)));
    if (rowCount === 0) return;
    if (disabled) await endAllSessions(tx, id);
    // Open pages of their nights look again who may see them.
    await hostsChanged(tx);
    await recordAct(tx, by, disabled ? 'disabled' : 'enabled', id);
  });
  const paymentsProblem = await pausePayments(services, by, id);
  return { ...(await getPerson(services, id)), paymentsProblem };
}

/**
 * Lets Stripe take payments of an account unless it is disabled: as it is now, because of two at once the later one decides.
 * @returns what is to be done by hand; null if nothing is
 */
const pausePayments = (services: BillingServices, by: Actor, id: number): Promise<string | null> =>
  services.db.transaction(async (tx) => {
    const [row] = await tx.select({ at: users.disabledAt }).from(users).where(eq(users.id, id)).for('no key update');
    if (!row) return null;
    const isPaused = row.at !== null;
    try {
      const isChanged = await setPaused({ ...services, db: tx }, id, isPaused);
      if (isChanged) await recordAct(tx, by, isPaused ? 'payments_paused' : 'payments_resumed', id);
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await recordAct(tx, by, 'payments_unchanged', id, { wanted: isPaused ? 'pause' : 'resume' });
      return isPaused
        ? 'Stripe did not do it, so payments may go on: pause their collection in the dashboard of Stripe, or repeat npm run admin -- disable.'
        : 'Stripe did not do it, so payments may stay paused: resume their collection in the dashboard of Stripe, or repeat npm run admin -- enable.';
    }
  });

/** @throws Refusal not_found, administrator_account, invalid_request unless the account's address is confirmed */
export async function deletePerson(
  services: BillingServices & PeopleServices,
  by: Actor,
  id: number,
  confirm: string,
): Promise<void> {
  const row = await rowOf(services, id);
  refuseAdministrator(row, services.environment);
  const expected = row.email ?? DELETE_WORD;
  if (confirm.trim().toLowerCase() !== expected.toLowerCase())
    throw new Refusal('invalid_request', { fields: { confirm: t('Please type {expected}', { expected }) } });
  await deleteAccount(services, ownerOf(row, services.environment), expected, (tx) =>
    recordAct(tx, by, 'deleted', id),
  ).catch((error: unknown) => {
    // Somebody else was faster.
    throw error instanceof Refusal && error.code === 'not_signed_in' ? new Refusal('not_found') : error;
  });
}

function refuseAdministrator(row: store.PersonRow, environment: Environment): void {
  if (ownerOf(row, environment).isAdmin) throw new Refusal('administrator_account');
}
