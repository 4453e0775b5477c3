import { READERS_ENGLISH } from '#client/features/game-nights/night-words.ts';
import type { Attendee } from '#shared/contracts/attendees.ts';
import type { AttendeeStatus } from '#shared/enums.ts';
import { canBeWrittenTo } from '#shared/rules/guest-address.ts';

/** The specification's word for each status (section 3). */
export const STATUS_WORDS: Record<AttendeeStatus, string> = {
  accepted: 'Accepted',
  maybe: 'Maybe',
  declined: 'Declined',
  invited: 'Pending',
};

/** How the host calls somebody: by name, else by address. */
export const calledBy = ({ name, email }: Pick<Attendee, 'name' | 'email'>): string =>
  name ?? (canBeWrittenTo(email) ? email : 'A guest without a name');

/** The address, where a name stands above it and mail would arrive. */
export const addressBeside = ({ name, email }: Pick<Attendee, 'name' | 'email'>): string | null =>
  name !== null && canBeWrittenTo(email) ? email : null;

/** How the news to somebody stand; `bad` is for what the host should look at. */
export interface MailWords {
  tone: 'plain' | 'waiting' | 'sent' | 'bad';
  words: string;
}

const moment = new Intl.DateTimeFormat(READERS_ENGLISH, { weekday: 'long', hour: 'numeric', minute: '2-digit' });

/** When a mail that is held back is tried again, on the reader's clock. */
const triedAgain = (heldUntil: Date | null): string | null =>
  heldUntil && `It is sent as soon as it may be, from ${moment.format(heldUntil)}.`;

/** What is to be said of mail to a guest, or null of those whom none concerns: the host. */
export function mailWords(attendee: Attendee): MailWords | null {
  const { isHost, email, muted, mail, invitedAt, toInvite } = attendee;
  if (isHost) return null;
  if (!canBeWrittenTo(email)) return { tone: 'plain', words: 'Gave no address' };
  if (mail?.state === 'failed') return { tone: 'bad', words: mail.problem ?? 'The mail could not be delivered.' };
  if (muted) return { tone: 'plain', words: 'Wants no mail' };
  if (mail?.state === 'held')
    return {
      tone: 'waiting',
      words: `Mail held back. ${[mail.problem, triedAgain(mail.heldUntil)].filter(Boolean).join(' ')}`,
    };
  if (mail?.state === 'waiting')
    return { tone: 'waiting', words: mail.problem ? `Mail is waiting: ${mail.problem}` : 'Mail is waiting to go out' };
  if (mail?.state === 'sent') return { tone: 'sent', words: 'Mail sent' };
  if (invitedAt !== null) return { tone: 'sent', words: 'Invited' };
  return toInvite ? { tone: 'plain', words: 'Not invited yet' } : null;
}

/** What somebody said of themselves beside the answer, each in few words. */
export const saidFacts = ({ partySize, arrival, brings }: Pick<Attendee, 'partySize' | 'arrival' | 'brings'>) =>
  [partySize > 1 && `+${partySize - 1}`, arrival && `Arrives ${arrival}`, brings && `Brings ${brings}`].filter(
    (fact) => fact !== false && fact !== null && fact !== '',
  );
