import type { EventTemplate, NewTemplate, TemplateChanges } from '#shared/nights/templates-contract.ts';
import { dateAfter, firstFrom, wallTimeAt } from '#shared/time/repeating-nights.ts';
import { headsError } from '#shared/nights/date-polls/heads-error.ts';
import { repeatErrors } from '#shared/nights/repeat-errors.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { rowsByIds } from '#server/platform/database/rows-by-ids.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { getEvent } from '../events-service.ts';
import { refuseUnownedGroup } from '../groups/service.ts';
import { findEventByKey } from '../events-store.ts';
import type { GuestLinks } from '../guest-link.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { refuseWithoutPremiumEvents } from '#server/plans/service.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import { makeDueNights } from './due-nights.ts';
import { nightOfTemplate } from './night-of-template.ts';
import * as store from './templates-store.ts';
import { t } from '#server/nights/words/words.ts';

/** The owner's templates by name, read while they are sent. Every plan can list and delete them; the rest needs Premium Plus. */
export const listTemplates = (db: Database, owner: Owner): AsyncGenerator<EventTemplate> =>
  rowsByIds(db, store.idsOfTemplates(owner.id), async (ids) =>
    view(db, owner.id, await store.templatesOf(db, owner.id, ids)),
  );

/**
 * Creates a template; a repeating one creates its due nights at once. Returns the template that was created with the same
 * idempotency key, if any. @throws Refusal PLAN_REQUIRED, limit_reached, or
 * invalid_request naming missing fields of a repeating one, a least number of people beyond the seats, or a group that is
 * not the owner's
 */
export const createTemplate = (db: Database, links: GuestLinks, owner: Owner, fields: NewTemplate) =>
  planWrite(db, owner, async (tx) => {
    const { idempotencyKey: key } = fields;
    const created = key === undefined ? undefined : await store.findTemplateByKey(tx, owner.id, key);
    if (created) return viewOne(tx, created);
    refuseHeadsBeyondSeats(fields);
    await refuseUnownedGroup(tx, owner, fields.groupId);
    const gameIds = await ownedGames(tx, owner, fields.gameIds);
    const row = { ...fields, gameIds, attendees: distinct(fields.attendees), createdBy: owner.id };
    return finishTemplate(tx, owner, links, await store.insertTemplate(tx, { ...row, hostEmail: hostEmailOf(owner) }));
  });

/** Changes a template, but not the nights created from it. @throws Refusal not_found, and those of `createTemplate` */
export const changeTemplate = (
  db: Database,
  links: GuestLinks,
  owner: Owner,
  templateId: number,
  { paused, ...changes }: TemplateChanges,
) =>
  planWrite(db, owner, async (tx) => {
    const template = await locked(tx, owner, templateId);
    const { attendees, gameIds, groupId } = changes;
    await refuseUnownedGroup(tx, owner, groupId);
    const changed = await store.updateTemplate(tx, template, {
      ...changes,
      ...(attendees && { attendees: distinct(attendees) }),
      ...(gameIds && { gameIds: await ownedGames(tx, owner, gameIds) }),
      ...(paused !== undefined && { pausedBecause: paused ? 'owner' : null }),
    });
    if (changes.datePoll || changes.maxAttendees !== undefined) refuseHeadsBeyondSeats(changed);
    return finishTemplate(tx, owner, links, changed);
  });

/** Deletes a template; the nights created from it stay. @throws Refusal not_found */
export const deleteTemplate = (db: Database, owner: Owner, templateId: number): Promise<void> =>
  withOwnerLockOnly(db, owner.id, async (tx) => {
    if (!(await store.deleteTemplate(tx, owner.id, templateId))) throw new Refusal('not_found');
  });

/**
 * Creates an event from a template; its regular guests are not invited yet. Returns the event that was created with the
 * same idempotency key, if any. @throws Refusal not_found, PLAN_REQUIRED
 */
export const useTemplate = (
  db: Database,
  links: GuestLinks,
  owner: Owner,
  templateId: number,
  { date, idempotencyKey }: { date: Date; idempotencyKey?: string | undefined },
) =>
  planWrite(db, owner, async (tx) => {
    const created = idempotencyKey && (await findEventByKey(tx, owner.id, idempotencyKey));
    if (created) return getEvent(tx, owner, created.id);
    const template = await locked(tx, owner, templateId);
    const { id } = await nightOfTemplate(tx, owner, links, template, date, { idempotencyKey });
    await publishEventChanged(tx, id);
    return getEvent(tx, owner, id);
  });

/**
 * Skips the next date of a template. Changes nothing if the given day is not the next one, so that repeating the
 * request skips one only. @throws Refusal not_found, PLAN_REQUIRED
 */
export const skipOccurrence = (db: Database, links: GuestLinks, owner: Owner, templateId: number, date: string) =>
  planWrite(db, owner, async (tx) => {
    const template = await locked(tx, owner, templateId);
    const { nextDate, timeZone } = template;
    const next = nextDate && firstFrom(template, nextDate, wallTimeAt(new Date(), timeZone).date);
    const skipped =
      next === date ? await store.updateTemplate(tx, template, { nextDate: dateAfter(template, date) }) : template;
    return finishTemplate(tx, owner, links, skipped);
  });

/** Runs a Premium Plus write under the owner's lock. @throws Refusal PLAN_REQUIRED */
export const planWrite = <T>(db: Database, owner: Owner, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  withOwnerLockOnly(db, owner.id, (tx) => {
    refuseWithoutPremiumEvents(owner.plan, t('Templates need Premium Plus.'));
    return run(tx);
  });

/** @throws Refusal invalid_request */
function refuseHeadsBeyondSeats({ datePoll, maxAttendees }: Pick<store.TemplateRow, 'datePoll' | 'maxAttendees'>) {
  const error = headsError(datePoll?.minHeads ?? null, maxAttendees);
  if (error !== null) throw new Refusal('invalid_request', { fields: { minHeads: error } });
}

/** @throws Refusal invalid_request if a repeating template is incomplete */
async function finishTemplate(tx: Transaction, owner: Owner, links: GuestLinks, template: store.TemplateRow) {
  const errors = repeatErrors(template);
  if (errors) throw new Refusal('invalid_request', { fields: errors });
  return viewOne(tx, await makeDueNights(tx, owner, links, template, new Date()));
}

async function locked(tx: Transaction, owner: Owner, templateId: number): Promise<store.TemplateRow> {
  const template = await store.lockTemplate(tx, owner.id, templateId);
  if (!template) throw new Refusal('not_found');
  return template;
}

/** Guests' answers go to the account's own address. */
export function hostEmailOf({ email }: Owner): string {
  if (email === null) throw new Refusal('invalid_request', { message: t('Your account has no e-mail address.') });
  return email;
}

async function ownedGames(tx: Transaction, owner: Owner, gameIds: readonly number[]): Promise<number[]> {
  const uniqueIds = [...new Set(gameIds)];
  const owned = await store.presentGames(tx, owner.id, uniqueIds);
  if (owned.length === uniqueIds.length) return owned;
  throw new Refusal('invalid_request', {
    fields: { gameIds: t('One of these games is no longer in your collection') },
  });
}

/** Each address once, with its first name. */
const distinct = (people: NewTemplate['attendees']): NewTemplate['attendees'] => {
  const names = new Map<string, string | null>();
  for (const { email, name } of people) names.set(email, names.get(email) ?? name);
  return [...names].map(([email, name]) => ({ email, name }));
};

export async function viewOne(db: Connection, template: store.TemplateRow): Promise<EventTemplate> {
  const [viewed] = await view(db, template.createdBy, [template]);
  if (!viewed) throw new Error('the template was not viewed');
  return viewed;
}

async function view(db: Connection, userId: number, templates: readonly store.TemplateRow[]): Promise<EventTemplate[]> {
  const upcoming = await store.upcomingFrom(
    db,
    userId,
    templates.map(({ id }) => id),
  );
  return templates.map((template) => ({
    ...template,
    upcoming: upcoming.filter(({ templateId }) => templateId === template.id),
  }));
}
