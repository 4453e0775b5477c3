import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { RsvpAnswer } from '#shared/enums.ts';
import type { HourCycle } from '#shared/time/hour-cycle.ts';
import { seesPlace } from './rules/place-shown.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isVoter } from '#shared/nights/vote-status.ts';
import { answer } from './answers.ts';
import { withoutHostNotes, viewAttendee } from './attendee-view.ts';
import { invitationsOf, relationTo } from './attendees-store.ts';
import { plannedGames } from './event-games.ts';
import type { EventRow } from './events-store.ts';
import { hostNameFrom, hostNameInSentence } from './host-name.ts';
import { companies } from './mails/visible-guests.ts';
import { withNightLock, withOwnNightLock } from './night-lock.ts';

/** The acting user, and the owner they act for. */
interface Who {
  owner: Owner;
  actor: Owner;
}

/**
 * Answers for an attendee: for oneself by verified e-mail, or as the host for a guest. @throws Refusal not_found for
 * everybody else, and those of `answer`
 */
export async function answerInvitation(
  db: Database,
  { owner, actor }: Who,
  attendeeId: number,
  status: RsvpAnswer,
  hourCycle: HourCycle | null,
): Promise<Attendee> {
  const relation = await relationTo(db, owner.id, attendeeId);
  // A host of an organization may also be a guest of its night.
  const own = actor.id === owner.id ? relation : await relationTo(db, actor.id, attendeeId);
  const isThemselves = relation?.isThemselves || own?.isThemselves;
  if (!relation || (!relation.hosts && !isThemselves)) throw new Refusal('not_found');
  const given = {
    attendeeId,
    status,
    via: isThemselves ? 'account' : 'host',
    ...(isThemselves && { hourCycle }),
  } as const;
  const save = async (tx: Transaction, event: EventRow) => {
    await answer(tx, event, given);
    return viewAttendee(tx, event, attendeeId);
  };
  return relation.hosts
    ? withOwnNightLock(db, owner, relation.eventId, save)
    : withoutHostNotes(await withNightLock(db, relation.eventId, save));
}

/** A user's invitations to upcoming nights of others, next one first. */
export async function listInvitations(db: Database, owner: Owner) {
  const rows = await invitationsOf(db, owner.id);
  const ids = rows.map(({ event }) => event.id);
  const [companyOf, plans] = await Promise.all([companies(db, ids), plannedGames(db, ids)]);
  return rows.map(({ attendee, event, host, datesToChoose }) => {
    const { comes, broughtPlan } = companyOf(event, attendee, hostNameInSentence(host));
    const plan = isVoter(attendee) ? [...(plans.get(event.id) ?? []), ...broughtPlan] : [];
    return {
      attendeeId: attendee.id,
      status: attendee.status,
      inLine: attendee.waitingSince !== null,
      seatOfferedUntil: attendee.seatOfferedUntil,
      awaitsApproval: attendee.awaitsApproval,
      title: event.title,
      date: event.date,
      datesToChoose,
      movedFrom: attendee.movedFrom,
      timeZone: event.timeZone,
      durationMinutes: event.durationMinutes,
      hostName: hostNameFrom(host),
      location: seesPlace(event, attendee) ? event.location : null,
      comes,
      plan: plan.toSorted((a, b) => a.startsAfter - b.startsAfter),
    };
  });
}
