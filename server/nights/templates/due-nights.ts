import { nightsDue } from '#shared/time/repeating-nights.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { GuestLinks } from '../guest-link.ts';
import { inviteAll } from '../invitations.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { nightOfTemplate } from './night-of-template.ts';
import { madeOccurrences, type TemplateRow, updateTemplate } from './templates-store.ts';

const DAY_MS = 86_400_000;

/**
 * Creates the due nights of a locked template, invites its regular guests, and stores the next date. Of several nights the
 * first invites at once and each further one a day later, so that nobody gets all mails together. A date that
 * already has a night, even moved or cancelled, gets no second one; a paused template creates none.
 */
export async function makeDueNights(
  tx: Transaction,
  owner: Owner,
  links: GuestLinks,
  template: TemplateRow,
  now: Date,
): Promise<TemplateRow> {
  if (template.pausedBecause !== null) return template;
  const { due, next } = nightsDue(template, now);
  const made = due.length > 0 ? await madeOccurrences(tx, template) : new Set();
  for (const [place, { date, at }] of due.filter((night) => !made.has(night.date)).entries()) {
    const event = await nightOfTemplate(tx, owner, links, template, at, { occurrence: date });
    await inviteAll(tx, event, place * DAY_MS);
    await publishEventChanged(tx, event.id);
  }
  return next === template.nextDate ? template : updateTemplate(tx, template, { nextDate: next });
}
