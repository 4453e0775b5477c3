import { isOver } from '#shared/time/event-end.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { MailContext } from '#server/nights/mails/load-mail-context.ts';
import type { MailRow } from '#server/platform/mails/mail-writer.ts';
import { anAttendeeRow, anEventRow } from '#server/guests/mails/night-rows.ts';
import { writeMail } from '#server/guests/mails/write-mail.ts';

export const DATE = new Date('2999-05-03T18:00:00Z');
/** The end of every subject. */
export const NIGHT = 'Fri 3 May, 19:00 · Friday Night';
export const LATER = new Date('2999-05-01T18:00:00Z');
const QUEUED = new Date('2999-03-30T00:00:00Z');
export const event = anEventRow({ date: DATE });
export const SITE = {
  origin: 'https://games.example.org',
  address: 'post@rollcall.test',
  now: new Date('2999-04-01T00:00:00Z'),
};

const STOP = 'https://games.example.org/stop-mails/1-token';

/** The data of a mail to Ben, whom Maya invited. */
export const aMailContext = (guest: object = {}, given: Partial<MailContext> = {}): MailContext => ({
  organization: null,
  hostName: 'Maya',
  replyTo: 'maya@example.org',
  guest: anAttendeeRow(guest),
  reader: { hourCycle: 'h23', timeZone: null },
  event,
  comes: null,
  brings: [],
  broughtPlan: [],
  maybe: null,
  asked: null,
  waitlisted: null,
  dates: null,
  lacksVote: false,
  games: [
    { title: 'Azul', players: '2-4', duration: '45', category: 'abstract', startsAfter: null },
    { title: 'Set', players: '', duration: '', category: 'card', startsAfter: null },
  ],
  link: 'https://games.example.org/rsvp/token',
  stopUrl: STOP,
  ...given,
});

export function write(kind: MailRow['kind'], payload: object, guest: object = {}, given: Partial<MailContext> = {}) {
  const row = { id: 1, userId: 1, to: 'ben@example.org', kind, payload, createdAt: QUEUED } as unknown as MailRow;
  const context = aMailContext(guest, given);
  const contexts = {
    hostName: () => 'Maya',
    isUnwanted: () => false,
    languageOf: () => 'en' as const,
    stopUrl: () => STOP,
    pageOf: () => context.link,
    of: () => (isOver(context.event, SITE.now) ? null : context),
    ofPast: () => ({ ...context, plays: [], morePlays: 0 }),
  };
  return writeMail({} as Database, row, contexts, SITE);
}

export const reminder = (which: 'week' | 'three_days' | 'day') => ({ reminder: which, date: DATE.toISOString() });
