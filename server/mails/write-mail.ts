import { writeAccountMail } from '#server/auth/account-mails.ts';
import type { Database } from '#server/database/database.ts';
import type { Mail } from '#server/outbound/mailer.ts';
import { writeDigest } from './write-digest.ts';
import { writeJoinMail } from './join-mail.ts';
import { messageFacts, messageWords } from './message-words.ts';
import { writeHostInvitation } from './host-invitation-mail.ts';
import { writeConfirmation } from './confirmation-mail.ts';
import { cancelledMail } from './cancelled-mail.ts';
import { answerFacts, cancelFacts, changeFacts, offerFacts, reminderFacts } from './facts.ts';
import { answerWords, changedWords, invitationWords, nudgeWords, offerWords, reminderWords } from './guest-words.ts';
import type { MailRow, Material, Materials } from './load-material.ts';
import { nightMail, type Said, type Site } from './night-mail.ts';
import { resultsMail } from './results-mail.ts';

/** Writes the mail of a row. Null if it is unwanted or pointless now. */
export async function writeMail(db: Database, row: MailRow, materials: Materials, site: Site): Promise<Mail | null> {
  if (materials.isUnwanted(row)) return null;
  if (row.kind === 'cancelled') {
    const facts = cancelFacts.parse(row.facts);
    if (facts.date <= site.now) return null;
    return cancelledMail(row.to, facts.hostName ?? materials.hostName(row), facts, site);
  }
  if (row.kind === 'verify_account' || row.kind === 'account_exists' || row.kind === 'no_account')
    return writeAccountMail(db, row);
  if (row.kind === 'host_invitation') return writeHostInvitation(db, row, site.origin);
  if (row.kind === 'join_confirmation') return writeJoinMail(db, row, site);
  if (row.kind === 'confirm_sender') return writeConfirmation(db, row, site.origin);
  if (row.kind === 'host_digest') return writeDigest(db, row, site);
  if (row.kind === 'results') {
    const past = materials.ofPast(row);
    return past && resultsMail(past, site.now);
  }
  const material = materials.of(row);
  const said = material && wordsOf(row, material, site.now);
  return material && said && nightMail(said, material, site);
}

function wordsOf({ kind, facts }: MailRow, material: Material, now: Date): Said | null {
  switch (kind) {
    case 'invitation':
      return invitationWords(material, now);
    case 'changed':
      return changedWords(material, changeFacts.parse(facts).changes, now);
    case 'answer_received':
      return answerWords(material, answerFacts.parse(facts), now);
    case 'reminder':
      return reminderWords(material, reminderFacts.parse(facts), now);
    case 'message':
      return messageWords(material, messageFacts.parse(facts), now);
    case 'nudge':
      return nudgeWords(material, now);
    case 'seat_offered': {
      const offer = offerFacts.parse(facts);
      return offer.until > now && material.guest.seatOfferedUntil !== null ? offerWords(material, offer, now) : null;
    }
    default:
      throw new Error(`no words for a mail of kind ${kind}`);
  }
}
