import type { Request } from 'express';
import { planAfterTrial, planOf, trialStateOf } from '#shared/limits/plan.ts';
import type { Services } from '#server/platform/services.ts';
import { hostedOrganizationOf } from './hosted-organizations.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { MAX_SESSION_MS, RENEWED_EVERY_MS } from '#server/platform/http/session-cookie.ts';
import { sessionUser } from './sign-in/session-user.ts';
import { regenerateSession } from './sign-in/sign-in.ts';
import type { OwnerRow } from './owner-row.ts';

/** A person with their effective plan. */
export function ownerOf(row: OwnerRow, environment: Services['environment']): Owner {
  const { isPremium, isPremiumPlus, planUntil, disabledAt: _open, emailVerifiedAt, hostsFor, ...person } = row;
  const isOneOf = (emails: readonly string[]) =>
    emailVerifiedAt !== null && person.email !== null && emails.includes(person.email);
  const account = { isPremium, isPremiumPlus, planUntil, paidPlan: row.paidPlan, trialEndsAt: row.trialEndsAt };
  const now = new Date();
  return {
    ...person,
    isStaff: isOneOf(environment.STAFF_EMAILS),
    isAdmin: isOneOf(environment.ADMIN_EMAILS),
    plan: planOf(account, environment.DEFAULT_PLAN, now),
    planAfterTrial: planAfterTrial(account, environment.DEFAULT_PLAN, now),
    trialState: trialStateOf(account, environment.DEFAULT_PLAN, now),
    hostsFor: hostsFor.map((organization) => hostedOrganizationOf(organization, environment.DEFAULT_PLAN, now)),
  };
}

/** Whether the sign-in is so old that the person has to sign in again. */
function isWornOut({ device }: Request['session']): boolean {
  return device !== undefined && Date.now() - Date.parse(device.since) > MAX_SESSION_MS;
}

/** Extends the expiry of the browser's cookie. */
function renewDaily({ session }: Request): void {
  const sent = Date.parse(session.renewed ?? session.device?.since ?? '');
  if (Date.now() - sent > RENEWED_EVERY_MS) session.renewed = new Date().toISOString();
}

/**
 * Puts the user of a session into `req.user`; a session of a deleted or disabled account, or one that has lasted too
 * long, is signed out.
 */
export async function loadOwner(req: Request, environment: Services['environment']): Promise<void> {
  if (req.session.passport === undefined) return;
  const person = sessionUser(req.session);
  if (!person || person.disabledAt !== null || isWornOut(req.session)) return regenerateSession(req);
  renewDaily(req);
  req.user = ownerOf(person, environment);
}
