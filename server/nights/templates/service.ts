import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { nightsDue } from '#shared/time/repeating-nights.ts';
import { eventTemplates } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { ownerOf, ownerColumns } from '#server/accounts/service.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { guestLinks } from '../guest-link.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import { makeDueNights } from './due-nights.ts';
import { lockTemplate, type TemplateRow, updateTemplate } from './templates-store.ts';

type NightServices = Pick<Services, 'db' | 'environment' | 'log'>;

/**
 * Creates all due nights. Several servers may run it at once: the owner's lock serializes them, and the unique index on
 * template and day prevents duplicates. Templates are paused while the plan does not include them; a failure does not
 * affect other templates.
 */
export async function makeRepeatingNights(services: NightServices, now = new Date()): Promise<void> {
  for (const { template, owner } of await dueTemplates(services, now)) {
    try {
      if (hasWork(template, owner, now)) await makeNightsOf(services, owner, template, now);
    } catch (error) {
      const level = error instanceof Refusal ? 'warn' : 'error';
      services.log[level]({ err: error, template: template.id }, 'the nights of a template could not be made');
    }
  }
}

/** Templates that may be due; time zones differ by at most a day, and the rule checks exactly. */
async function dueTemplates({ db, environment }: NightServices, now: Date) {
  const rows = await db
    .select({ template: eventTemplates, owner: ownerColumns })
    .from(eventTemplates)
    .innerJoin(users, eq(users.id, eventTemplates.createdBy))
    .where(
      and(
        ne(eventTemplates.repeat, 'never'),
        or(isNull(eventTemplates.pausedBecause), ne(eventTemplates.pausedBecause, 'owner')),
        sql`${eventTemplates.nextDate} <= to_char(${now}::timestamptz + make_interval(days => ${eventTemplates.daysAhead} + 2), 'YYYY-MM-DD')`,
      ),
    );
  return rows.map(({ template, owner }) => ({ template, owner: ownerOf(owner, environment) }));
}

const pauseOf = (owner: Owner) => (PLAN_LIMITS[owner.plan].premiumEvents ? null : 'plan');

/** Whether processing a template under its lock would change anything. */
function hasWork(template: TemplateRow, owner: Owner, now: Date): boolean {
  if (template.pausedBecause !== pauseOf(owner)) return true;
  if (template.pausedBecause !== null) return false;
  const { due, next } = nightsDue(template, now);
  return due.length > 0 || next !== template.nextDate;
}

async function makeNightsOf(services: NightServices, owner: Owner, seen: TemplateRow, now: Date): Promise<void> {
  const links = await guestLinks(services.db, services.environment.origin);
  const pausedBecause = pauseOf(owner);
  await withOwnerLockOnly(services.db, owner.id, async (tx) => {
    const template = await lockTemplate(tx, owner.id, seen.id);
    if (!template || template.pausedBecause === 'owner') return;
    const current =
      template.pausedBecause === pausedBecause ? template : await updateTemplate(tx, template, { pausedBecause });
    await makeDueNights(tx, owner, links, current, now);
  });
}
