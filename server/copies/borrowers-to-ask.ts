import { recipientKey } from '#server/platform/mails/mail-recipient.ts';

interface Due {
  userId: number;
  to: string | null;
}

/** A mail of the last day: who had it sent, and the mailbox that got it (`recipientKey`). */
interface SentRequest {
  userId: number | null;
  recipient: string;
}

/**
 * Maximum number of people whom one owner reminds a day: nobody lends to more, and a list of unknown addresses must not
 * become mails.
 */
export const BORROWERS_A_DAY = 10;

/**
 * The loans for which a borrower is asked now: none of a mailbox that the owner has asked within the last day, those of
 * one address of each mailbox, and at most BORROWERS_A_DAY mailboxes for an owner in a day. The order
 * stays; the others wait.
 */
export function borrowersToAsk<L extends Due>(due: readonly L[], earlier: readonly SentRequest[]): L[] {
  /** The address to which each owner writes, by mailbox; null for one that was asked. */
  const addresses = new Map<number, Map<string, string | null>>();
  const ofOwner = (userId: number) => {
    const known = addresses.get(userId) ?? new Map<string, string | null>();
    addresses.set(userId, known);
    return known;
  };
  for (const { userId, recipient } of earlier) if (userId !== null) ofOwner(userId).set(recipient, null);
  return due.filter(({ userId, to }) => {
    if (to === null) return false;
    const known = ofOwner(userId);
    const mailbox = recipientKey(to);
    if (!known.has(mailbox) && known.size < BORROWERS_A_DAY) known.set(mailbox, to);
    return known.get(mailbox) === to;
  });
}
