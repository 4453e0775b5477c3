import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { HostedBy } from '#shared/contract/contract.ts';
import { eventAttendees, eventComments, eventProposals } from '#shared/schema/attendees.ts';
import { channelDeliveries, channels } from '#shared/schema/channels.ts';
import { groups } from '#shared/schema/groups.ts';
import { events, eventTemplates } from '#shared/schema/nights.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { users } from '#shared/schema/users.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import type { ActingFor } from '#server/platform/owner-data/acting-for.ts';
import { ownerOf } from './load-owner.ts';
import { ownerColumns } from './owner-row.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { t } from '#server/platform/words/words.ts';

type HostedKind = Exclude<HostedBy, 'for'>;

/** A query for the id of the account that owns a thing. */
const OWNER_OF: Record<HostedKind, (id: number) => SQL> = {
  event: (id) => sql`(select ${events.userId} from ${events} where ${events.id} = ${id})`,
  attendee: (id) => ofAttendee(sql`${eventAttendees.id} = ${id}`),
  host_seat: (id) => ofAttendee(sql`${eventAttendees.id} = ${id} and ${eventAttendees.isHost}`),
  host_proposal: (id) =>
    ofAttendee(sql`${eventAttendees.isHost} and ${eventAttendees.id} =
      (select ${eventProposals.attendeeId} from ${eventProposals} where ${eventProposals.id} = ${id})`),
  night_play: (id) =>
    sql`(select ${gameSessions.userId} from ${gameSessions}
      where ${gameSessions.id} = ${id} and ${gameSessions.eventId} is not null)`,
  night_comment: (id) =>
    ofAttendee(sql`${eventAttendees.id} =
      (select ${eventComments.attendeeId} from ${eventComments} where ${eventComments.id} = ${id})`),
  template: (id) => sql`(select ${eventTemplates.createdBy} from ${eventTemplates} where ${eventTemplates.id} = ${id})`,
  channel: (id) => sql`(select ${channels.userId} from ${channels} where ${channels.id} = ${id})`,
  channel_delivery: (id) =>
    sql`(select ${channels.userId} from ${channels} join ${channelDeliveries}
      on ${channelDeliveries.channelId} = ${channels.id} where ${channelDeliveries.id} = ${id})`,
  group: (id) => sql`(select ${groups.userId} from ${groups} where ${groups.id} = ${id})`,
};

const ofAttendee = (which: SQL) =>
  sql`(select ${events.userId} from ${events}
    join ${eventAttendees} on ${eventAttendees.eventId} = ${events.id} where ${which})`;

/**
 * The only place that lets a user act for an organization that they host for, within one request. Users who host for
 * none cause no query. A resource of neither owner is passed on to the owner's query, which does not find it.
 */
export function actingFor({ db, environment }: Pick<Services, 'db' | 'environment'>): ActingFor {
  const organization = async (person: Owner, which: SQL | undefined): Promise<Owner | null> => {
    const ids = person.hostsFor.map(({ id }) => id);
    if (ids.length === 0) return null;
    const [row] = await db
      .select(ownerColumns)
      .from(users)
      .where(and(inArray(users.id, ids), which));
    return row ? ownerOf(row, environment) : null;
  };

  return async (person, how, target) => {
    if (how !== 'for') return (await organization(person, eq(users.id, OWNER_OF[how](Number(target.id))))) ?? person;
    if (target.for === undefined || target.for === String(person.id)) return person;
    const isId = typeof target.for === 'string' && /^[1-9]\d{0,14}$/.test(target.for);
    const found = isId ? await organization(person, eq(users.id, Number(target.for))) : null;
    if (!found) throw new Refusal('not_found', { message: t('You do not host for this organization.') });
    return found;
  };
}
