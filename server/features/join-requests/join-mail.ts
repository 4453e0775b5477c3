import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { isOver } from '#shared/rules/event-end.ts';
import { eventAttendees } from '#shared/schema.ts';
import type { Database } from '../../database/database.ts';
import { layOutMail } from '../../outbound/mail-layout.ts';
import type { Mail } from '../../outbound/mailer.ts';
import { oneLine } from '../../outbound/one-line.ts';
import type { AttendeeRow } from '../game-nights/attendees-store.ts';
import { guestLinks } from '../game-nights/guest-link.ts';
import { hostOf, withinSentence } from '../game-nights/host-name.ts';
import { makeLink } from '../mails/load-material.ts';
import { datePlate } from '../mails/moment-words.ts';
import { findRequestById } from './request-store.ts';

const facts = z.object({ requestId: z.int() });

/**
 * The mail of a row of kind `join_confirmation`: it asks the owner of an address that was typed on the page of a night to
 * confirm, or hands somebody on the list their own link. What was typed beside the address is not in it, since anybody
 * may have typed it. Null where the request is gone, the night cancelled or over, or its reader the host.
 */
export async function writeJoinMail(
  db: Database,
  row: { to: string; facts: object },
  site: { origin: string; now: Date },
): Promise<Mail | null> {
  const found = await findRequestById(db, facts.parse(row.facts).requestId);
  if (!found || found.event.status === 'cancelled' || isOver(found.event, site.now)) return null;
  const { event, request } = found;
  const links = await guestLinks(db, site.origin);
  const [known] = await db
    .select()
    .from(eventAttendees)
    .where(and(eq(eventAttendees.eventId, event.id), eq(sql`lower(${eventAttendees.email})`, request.email)));
  if (known?.isHost || known?.mutedAt) return null;
  const seed = known ? (known.linkSeed ?? (await makeLink(db, links, known.id))) : request.linkSeed;
  if (seed === null) return null;
  const link = links.linkUrl(seed);
  const { name: hostName } = await hostOf(db, event.userId);
  const host = withinSentence(hostName);
  return {
    to: row.to,
    ...layOutMail({
      ...wordsFor(known, event.title),
      stripColor: event.bannerColor,
      plate: datePlate(event, null, [`Hosted by ${hostName}`]),
      action: { label: known ? 'Open your page' : 'Confirm that you come', href: link },
      footer: `Sent by Rollcall because this address was typed on the page of a night that ${host} hosts. If that was not you, ignore this mail.`,
      stop: { label: `Stop mails from ${host}`, href: known ? `${link}#stop` : `${link}#not-you` },
    }),
    subject: oneLine(`${known ? 'Your link' : 'Please confirm'}: ${event.title}`),
    fromName: `${hostName} (Rollcall)`,
    unsubscribeUrl: `${link}/stop`,
  };
}

const wordsFor = (known: AttendeeRow | undefined, title: string) =>
  known
    ? {
        preheader: 'You are on the list already.',
        heading: 'You are on the list already',
        paragraphs: [
          `Your address was typed on the page of ${title}. Your answer is as it was; change it on your page.`,
        ],
      }
    : {
        preheader: 'Confirm your address, and you are in.',
        heading: `Do you come to ${title}?`,
        paragraphs: [
          'This address was typed on the page of this night. Confirm that it is yours and that you come. Until then no seat is held for you.',
        ],
      };
