import { whenText } from '../night-text.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { AttendeeStatus } from '#shared/enums.ts';
import { companionText } from '#shared/text/companions.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { readersLocale, writtenFor } from '#client/lib/reader-time.ts';
import { t } from '#client/nights/words/words.ts';

/** The label of each status. */
export const STATUS_TEXTS: Record<AttendeeStatus, string> = {
  accepted: t('Accepted'),
  maybe: t('Maybe'),
  declined: t('Declined'),
  invited: t('Pending'),
};

/** Returns the host's name for an attendee: their name, else their address. */
export const displayNameOf = ({ name, email }: Pick<Attendee, 'name' | 'email'>): string =>
  name ?? (canBeWrittenTo(email) ? email : t('A guest without a name'));

/** The address, if there is a name above it and mail can arrive. */
export const addressBeside = ({ name, email }: Pick<Attendee, 'name' | 'email'>): string | null =>
  name !== null && canBeWrittenTo(email) ? email : null;

/** Why an attendee gets no mail; `bad` if the host should act. */
export interface MailText {
  tone: 'plain' | 'waiting' | 'bad';
  words: string;
}

const WEEKDAY_AND_TIME = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** When a held mail is retried, in the reader's clock format. */
const triedAgain = (heldUntil: Date | null): string | null =>
  heldUntil &&
  t('It is sent automatically as soon as the limit allows, from {moment}.', {
    moment: writtenFor(heldUntil, WEEKDAY_AND_TIME, readersLocale()),
  });

/** Why mail does not reach a guest, or not yet; null if it does, and for the host. */
export function mailText({ isHost, email, muted, mail }: Attendee): MailText | null {
  if (isHost) return null;
  if (!canBeWrittenTo(email)) return { tone: 'plain', words: t('Gave no address') };
  if (mail?.state === 'failed') return { tone: 'bad', words: mail.problem ?? t('The mail could not be delivered.') };
  if (muted) return { tone: 'plain', words: t('Unsubscribed from mails') };
  // Without a problem it waits for quiet hours, which are the guest's own affair.
  if (mail?.state === 'held' && mail.problem !== null)
    return {
      tone: 'waiting',
      words: [t('Mail held back.'), mail.problem, triedAgain(mail.heldUntil)].filter(Boolean).join(' '),
    };
  return mail?.state === 'waiting' && mail.problem
    ? { tone: 'waiting', words: t('Mail is waiting: {problem}', { problem: mail.problem }) }
    : null;
}

/** The state beside the answer: waitlist position, reserved seat, time of invitation. */
export function statusText(attendee: Attendee, timeZone: string, now: Date): string[] {
  const { status, placeInLine, seatOfferedUntil, awaitsApproval, invitedAt, lastNudgedAt, toInvite, answeredDates } =
    attendee;
  if (awaitsApproval || answeredDates) return [];
  if (seatOfferedUntil !== null)
    return [t('Seat held until {moment}', { moment: whenText(seatOfferedUntil, timeZone, now) })];
  if (placeInLine !== null) return [t('On the waitlist, place {place}', { place: placeInLine })];
  if (status !== 'invited' || toInvite) return [];
  if (lastNudgedAt !== null) return [t('Nudged {moment}', { moment: whenText(lastNudgedAt, timeZone, now) })];
  if (invitedAt === null) return [];
  const moment = whenText(invitedAt, timeZone, now);
  return [invitedAt > now ? t('Invitation leaves {moment}', { moment }) : t('Asked {moment}', { moment })];
}

type AnswerDetails = Pick<Attendee, 'partySize' | 'companions' | 'arrival' | 'brings'>;

/** Returns the details that a guest added to the answer, as short texts. */
export const answerFacts = ({ arrival, brings, ...party }: AnswerDetails): string[] =>
  [
    companionText(party),
    arrival && t('Arrives {arrival}', { arrival }),
    brings && t('Brings {brings}', { brings }),
  ].flatMap((fact) => fact || []);
