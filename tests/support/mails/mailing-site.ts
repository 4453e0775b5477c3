import { beforeEach } from 'vitest';
import * as attendees from '#shared/nights/attendees-contract.ts';
import * as contracts from '#shared/nights/events-contract.ts';
import { mailSends, mails } from '#shared/schema/mails.ts';
import { addEventFor, addGuestsFor } from '../rows/event-payloads.ts';
import { makeOwner, type Person } from '../server/owners.ts';
import { recordingMailer, sendDueMails } from './sent-mails.ts';
import { testApp } from '../server/test-app.ts';

export const of = (row: { id: number }) => ({ params: { id: row.id } });

/** An app whose mails are collected in `sentMails`. Each test starts without mails, with a host on Free. */
export function mailingSite() {
  const { mailer, sentMails } = recordingMailer();
  const app = testApp({ services: { mailer } });
  let host: Person;
  beforeEach(async () => {
    await app.services.db.delete(mailSends);
    await app.services.db.delete(mails);
    sentMails.splice(0);
    host = await makeOwner(app, { firstName: 'Maya' });
  });
  const invite = (event: { id: number }, by = host) => by.call(contracts.sendInvitations, of(event));

  return {
    mailer,
    sentMails,
    app: () => app,
    host: () => host,
    becomes: (other: Person) => {
      host = other;
    },
    invite,
    change: (event: { id: number }, body: object) => host.call(contracts.changeEvent, { ...of(event), body }),
    subjects: () => sentMails.map(({ subject }) => subject),
    guestOf: async (event: { id: number }, email: string) =>
      (await host.call(attendees.listAttendees, of(event))).body.find((one) => one.email === email),
    /** A night with invited guests, whose invitations are sent and removed from `sentMails`. */
    invited: async (...guests: string[]) => {
      const event = await addEventFor(host);
      const ids = await addGuestsFor(host, event.id, guests);
      await invite(event);
      await sendDueMails(app);
      sentMails.splice(0);
      return { event, ids };
    },
  };
}
