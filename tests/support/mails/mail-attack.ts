import * as attendees from '#shared/nights/attendees-contract.ts';
import { createAccount } from '#shared/accounts/auth-contract.ts';
import * as events from '#shared/nights/events-contract.ts';
import { nudgeGuest } from '#shared/nights/nudges-contract.ts';
import { inviteHost } from '#shared/organizations/hosts-contract.ts';
import { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import { mailSends, mails } from '#shared/schema/mails.ts';
import { rateLimits } from '#shared/schema/operations.ts';
import { queueReminders } from '#server/nights/mails/queue-reminders.ts';
import type { Mail, Mailer } from '#server/platform/mails/mailer.ts';
import { fileOf, restore } from '../accounts/account-file.ts';
import type { AccountFile } from '../accounts/account-normal-form.ts';
import { eventPayload } from '../rows/event-payloads.ts';
import { guestPath, send as sendForm, sharedPath } from '../server/guest-pages.ts';
import { makeOwner, type Person } from '../server/owners.ts';
import { sendDueMails, sendDelayedMails, shiftClock } from './sent-mails.ts';
import { askForCode, openBrowser } from '../server/sign-in.ts';
import type { TestApp } from '../server/test-app.ts';

/** API calls that can cause a mail, and passing time. */
export const MOVES = [
  'add',
  'add',
  'remove',
  'invite',
  'invite',
  'resend',
  'nudge',
  'title',
  'title',
  'date',
  'place',
  'past',
  'future',
  'cancel',
  'delete',
  'night',
  'duplicate',
  'seats',
  'approval',
  'approve',
  'answerForGuest',
  'answerByLink',
  'answerByLink',
  'joinPage',
  'wrapUp',
  'askToHost',
  'askForAccount',
  'askForCode',
  'remind',
  'halfADay',
] as const;

export interface Move {
  what: string;
  /** Number of hosts, their nights, and the victims. */
  host: number;
  night: number;
  victim: number;
  spelling: number;
  times: number;
}

export interface SentMail extends Mail {
  at: number;
}

const HALF_A_DAY_MS = 12 * 3_600_000;
const VICTIMS = 3;
const IN_A_FEW_DAYS_MS = 3 * 86_400_000;

/** Records each mail with the time of the attack. */
export function timedMailer(clock: { aheadMs: number }): { mailer: Mailer; sentMails: SentMail[] } {
  const sentMails: SentMail[] = [];
  const send = (mail: Mail) => Promise.resolve(void sentMails.push({ ...mail, at: Date.now() + clock.aheadMs }));
  return { mailer: { send, verify: () => Promise.resolve(), close: () => Promise.resolve() }, sentMails };
}

/**
 * An attacker with two Free accounts, one of them restored from a file of past nights, who tries to flood three people.
 */
export class MailAttack {
  readonly victims: string[];
  private readonly hosts: Person[] = [];

  constructor(
    private readonly app: TestApp,
    private readonly clock: { aheadMs: number },
    private readonly name: string,
  ) {
    this.victims = Array.from({ length: VICTIMS }, (_, index) => `victim${index}of${name}@example.org`);
  }

  async begin(): Promise<void> {
    const { db } = this.app.services;
    for (const table of [mails, mailSends, rateLimits]) await db.delete(table);
    const first = await this.newHost('One');
    const { id } = (await first.call(events.createEvent, { body: this.soon() })).body;
    const guests = this.victims.map((email) => ({ email }));
    await first.call(attendees.addAttendees, { params: { id }, body: { attendees: guests } });
    await first.call(events.sendInvitations, { params: { id } });
    await sendDueMails(this.app);
    const file = structuredClone(await pastNights(this.app));
    for (const night of file.nights) night.attendees.push(...this.victims.map(fileGuest));
    const second = await this.newHost('Two');
    const { status } = await restore(second, file);
    if (status !== 201) throw new Error(`the file was refused: ${status}`);
    this.hosts.push(first, second);
  }

  /** Makes a move several times, and sends due mails after each. */
  async make(move: Move): Promise<void> {
    const act = await this.actOf(move);
    // Codes are expensive to create and counted separately.
    const times = move.what === 'askForCode' ? 1 : move.times;
    for (let time = 0; time < times; time += 1) {
      await act?.(time);
      await (move.spelling % 2 === 0 ? sendDelayedMails(this.app) : sendDueMails(this.app));
    }
  }

  /** Sends all mails that may be sent. */
  async end(): Promise<void> {
    await sendDelayedMails(this.app);
  }

  /** The mails to one victim, in any spelling. */
  mailsTo = (victim: string, sentMails: readonly SentMail[]): SentMail[] =>
    sentMails.filter(({ to }) => recipientKey(to) === recipientKey(victim));

  private newHost = (lastName: string) =>
    makeOwner(this.app, {
      firstName: `Host of ${this.name}`,
      lastName,
      accountType: 'organization',
      organizationName: `Club ${lastName} ${this.name}`,
    });

  private soon = (title = 'Friday night') =>
    eventPayload({ title, date: new Date(Date.now() + IN_A_FEW_DAYS_MS).toISOString() });

  private spelt({ victim, spelling }: Move): string {
    const address = this.victims[victim % VICTIMS] ?? '';
    return [address, address.replace('@', `+${spelling}@`), address.toUpperCase()][spelling % 3] ?? address;
  }

  private async actOf(move: Move): Promise<Act | undefined> {
    const host = this.hosts[move.host % this.hosts.length];
    if (!host) return undefined;
    const act = this.withoutNight(move, host);
    if (act) return act;
    const nights = (await host.call(events.listEvents, {})).body;
    const event = nights[move.night % Math.max(nights.length, 1)];
    if (!event) return undefined;
    const of = { params: { id: event.id } };
    const list = (await host.call(attendees.listAttendees, of)).body.filter(({ isHost }) => !isHost);
    const guest = list[move.victim % Math.max(list.length, 1)];
    const change = (body: object) => host.call(events.changeEvent, { ...of, body });
    const ofGuest = { params: { id: guest?.id ?? 0 } };
    const status = (time: number) =>
      (['accepted', 'declined', 'maybe'] as const)[(move.spelling + time) % 3] ?? 'maybe';
    const acts: Record<string, Act> = {
      add: () => host.call(attendees.addAttendees, { ...of, body: { attendees: [{ email: this.spelt(move) }] } }),
      remove: () => host.call(attendees.removeAttendee, ofGuest),
      invite: () => host.call(events.sendInvitations, of),
      resend: () => host.call(attendees.resendInvitation, ofGuest),
      nudge: () => host.call(nudgeGuest, ofGuest),
      title: (time) => change({ title: `Night ${move.spelling} ${time}` }),
      date: (time) => change({ date: new Date(Date.now() + IN_A_FEW_DAYS_MS + (move.spelling + time) * 60_000) }),
      place: (time) => change({ location: `Place ${move.spelling} ${time}` }),
      past: () => change({ date: '2020-02-01T18:00:00Z' }),
      future: () => change({ date: this.soon().date }),
      cancel: () => host.call(events.cancelEvent, of),
      delete: () => host.call(events.deleteEvent, of),
      duplicate: () => host.call(events.duplicateEvent, { ...of, body: { date: this.soon().date } }),
      seats: (time) => change({ maxAttendees: 1 + ((move.spelling + time) % 5) }),
      approval: (time) => change({ requiresApproval: time % 2 === 0, isPublic: true }),
      approve: () => host.call(attendees.changeAttendee, { ...ofGuest, body: { approved: true } }),
      answerForGuest: (time) => host.call(attendees.answerInvitation, { ...ofGuest, body: { status: status(time) } }),
      answerByLink: async (time) =>
        guest && sendForm(this.app, await guestPath(host, guest.id), { status: status(time) }),
      joinPage: async () =>
        sendForm(this.app, await sharedPath(host, event.id), { name: 'Eve', email: this.spelt(move), along: '0' }),
      wrapUp: () =>
        host.call(wrapUp, { ...of, body: { came: list.map(({ id }) => id), plays: [], sendsResults: true } }),
    };
    return acts[move.what];
  }

  /** Moves that involve no night. */
  private withoutNight(move: Move, host: Person): Act | undefined {
    const email = this.spelt(move);
    const acts: Record<string, Act> = {
      night: () => host.call(events.createEvent, { body: this.soon() }),
      askToHost: () => host.call(inviteHost, { body: { email } }),
      askForAccount: () =>
        fetch(this.app.origin + createAccount.path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: this.app.origin },
          body: JSON.stringify({ email, firstName: 'Eve', lastName: 'Adler' }),
        }),
      askForCode: () => askForCode(openBrowser(this.app), email).catch(() => null),
      remind: () => queueReminders(this.app.services.db, new Date(Date.now() + (move.spelling % 4) * 86_400_000)),
      halfADay: async () => {
        await shiftClock(this.app, '12 hours');
        this.clock.aheadMs += HALF_A_DAY_MS;
      },
    };
    return acts[move.what];
  }
}

type Act = (time: number) => Promise<unknown>;
type NightsFile = AccountFile & { nights: { attendees: object[] }[] };
const files = new WeakMap<TestApp, Promise<NightsFile>>();

/** An account file with three past nights; created once. */
function pastNights(app: TestApp): Promise<NightsFile> {
  const make = async () => {
    const model = await makeOwner(app, { isPremiumPlus: true });
    for (let night = 0; night < 3; night += 1)
      await model.call(events.createEvent, { body: eventPayload({ date: '2020-02-01T18:00:00Z' }) });
    return (await fileOf(model)) as NightsFile;
  };
  const file = files.get(app) ?? make();
  files.set(app, file);
  return file;
}

const fileGuest = (email: string) => ({
  email,
  name: null,
  status: 'accepted',
  respondedAt: '2020-01-01T00:00:00Z',
  invitedAt: '2020-01-01T00:00:00Z',
  isHost: false,
  awaitsApproval: false,
  createdAt: '2020-01-01T00:00:00Z',
  answers: [{ status: 'accepted', partySize: 1, via: 'link', createdAt: '2020-01-01T00:00:00Z' }],
});
