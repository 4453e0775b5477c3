import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isOver } from '#shared/rules/event-end.ts';
import { noAddress } from '#shared/rules/guest-address.ts';
import { planOf } from '#shared/rules/plan.ts';
import { PLAN_LIMITS } from '#shared/rules/plan-limits.ts';
import { users } from '#shared/schema.ts';
import type { Transaction } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { answer } from '../game-nights/answers.ts';
import { attendeesOf, countGuests, insertAttendees, updateAttendee } from '../game-nights/attendees-store.ts';
import { type EventRow, lockEvent } from '../game-nights/events-store.ts';
import type { GuestLinks } from '../game-nights/guest-link.ts';
import { sendLinkAgain } from '../game-nights/invitations.ts';
import type { JoinForm } from './guest-forms.ts';

/** The personal link of who joined, or null where it goes by mail. */
export interface Joined {
  link: string | null;
}

/**
 * Puts a newcomer on the list of a night, where they accept at once: seated, in line, or until the host lets them in.
 * Who leaves an address gets the link by mail and not here, so that a newcomer and somebody who is on the list are told
 * the same; the latter stays as they are. A form that is sent twice counts once.
 * @param stillOpen whether the way in by which they came holds under the lock of the night
 * @throws Refusal not_found, event_cancelled, event_over, event_full
 */
export const joinNight = (
  services: Pick<Services, 'db' | 'environment'>,
  links: GuestLinks,
  eventId: number,
  stillOpen: (event: EventRow) => boolean,
  { name, email, along, once }: JoinForm,
): Promise<Joined> =>
  services.db.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event || !stillOpen(event)) throw new Refusal('not_found');
    refuseEnded(event);
    const partySize = along + 1;
    refuseTooMany(event, partySize);
    const address = email ?? noAddress(onceFor(once, name));
    const before = (await attendeesOf(tx, eventId)).find((guest) => guest.email.toLowerCase() === address);
    if (before && email === null)
      return { link: links.linkUrl(before.linkSeed ?? (await giveLink(tx, links, before.id))) };
    await refuseFullList(tx, services, event);
    if (before) {
      await sendLinkAgain(tx, event, before);
      return { link: null };
    }
    const made = links.make();
    const row = { email: address, name, partySize, awaitsApproval: event.requiresApproval, ...made };
    const [guest] = await insertAttendees(tx, eventId, [row]);
    if (!guest) throw new Error('the list changed under the lock of its night');
    await answer(tx, { attendeeId: guest.id, status: 'accepted', partySize, via: 'link' });
    return { link: email === null ? links.linkUrl(made.linkSeed) : null };
  });

function refuseEnded(event: EventRow): void {
  if (event.status === 'cancelled') throw new Refusal('event_cancelled');
  if (isOver(event, new Date())) throw new Refusal('event_over');
}

/** Told to everybody alike, before it is looked up who asks. */
function refuseTooMany({ maxAttendees }: EventRow, partySize: number): void {
  if (maxAttendees === null || partySize <= maxAttendees) return;
  const message = `This night has ${maxAttendees === 1 ? '1 seat' : `${maxAttendees} seats`} in all.`;
  throw new Refusal('event_full', { message, fields: { along: message } });
}

/** The host's plan is none of a guest's business: they read that the list is full. */
async function refuseFullList(tx: Transaction, { environment }: Pick<Services, 'environment'>, event: EventRow) {
  const [host] = await tx
    .select({
      isPremium: users.isPremium,
      isPremiumPlus: users.isPremiumPlus,
      paidPlan: users.paidPlan,
      trialEndsAt: users.trialEndsAt,
    })
    .from(users)
    .where(eq(users.id, event.userId));
  if (!host) throw new Refusal('not_found');
  const { guestsANight } = PLAN_LIMITS[planOf(host, environment.DEFAULT_PLAN, new Date())];
  if ((await countGuests(tx, event.id)) < guestsANight) return;
  throw new Refusal('event_full', { message: 'The guest list of this night is full. Please ask your host.' });
}

const giveLink = async (tx: Transaction, links: GuestLinks, attendeeId: number): Promise<string> => {
  const made = links.make();
  await updateAttendee(tx, attendeeId, made);
  return made.linkSeed;
};

/** The same for the same form and name, so that a friend may join on the same phone after one went back. */
const onceFor = (once: string, name: string): string =>
  createHash('sha256')
    .update(once === '' ? randomUUID() : `${once} ${name}`)
    .digest('hex')
    .slice(0, 32);
