import { writeAccountMail } from '#server/auth/account-mails.ts';
import type { Database } from '#server/database/database.ts';
import type { Mail } from '#server/outbound/mailer.ts';
import { writeDigest } from './write-digest.ts';
import { writeJoinMail } from './join-mail.ts';
import { messageFacts, messageWords } from './message-words.ts';
import { writeHostInvitation } from './host-invitation-mail.ts';
import { writeConfirmation } from './confirmation-mail.ts';
import { cancelledMail } from './cancelled-mail.ts';
import { answerPayload, cancelPayload, changePayload, offerPayload, reminderPayload } from './payloads.ts';
import { answerCopy, changedCopy, invitationCopy, nudgeCopy, offerCopy, reminderCopy } from './guest-mail-copy.ts';
import type { MailRow, MailContext, MailContexts } from './load-mail-context.ts';
import { addedCopy, askAgainCopy, datesCopy, findsDate, reopenedCopy } from './dates/date-copy.ts';
import { writeDateNeeded } from './dates/date-needed-mail.ts';
import { writeDatesAnswered } from './dates/dates-answered-mail.ts';
import { dateSetCopy } from './dates/date-set-copy.ts';
import { addedDatesPayload, dateSetPayload, reopenedPayload } from './dates/payloads.ts';
import { setItselfMail } from './dates/set-itself-mail.ts';
import { withdrawnDate } from './dates/withdrawn-date.ts';
import { writeLoanMail } from './loans/write-loan-mail.ts';
import { nightMail, type Site } from './night-mail.ts';
import type { Said } from './mail-copy.ts';
import { resultsMail } from './results-mail.ts';

/** Writes the mail of a row. Null if it is unwanted or pointless now. */
export async function writeMail(db: Database, row: MailRow, materials: MailContexts, site: Site): Promise<Mail | null> {
  if (materials.isUnwanted(row)) return null;
  if (row.kind === 'cancelled') {
    const facts = cancelPayload.parse(row.facts);
    if (facts.date <= site.now) return null;
    return cancelledMail(row.to, facts.hostName ?? materials.hostName(row), facts, site);
  }
  if (row.kind === 'verify_account' || row.kind === 'account_exists' || row.kind === 'no_account')
    return writeAccountMail(db, row);
  if (row.kind === 'host_invitation') return writeHostInvitation(db, row, site.origin);
  if (row.kind === 'join_confirmation') return writeJoinMail(db, row, site);
  if (row.kind === 'confirm_sender') return writeConfirmation(db, row, site.origin);
  if (row.kind === 'loan_overdue' || row.kind === 'loan_due') return writeLoanMail(db, row, site);
  if (row.kind === 'host_digest') return writeDigest(db, row, site);
  if (row.kind === 'results') {
    const past = materials.ofPast(row);
    return past && resultsMail(past, site.now);
  }
  const material = materials.of(row);
  if (row.kind === 'host_date_needed') return material && writeDateNeeded(db, row, material, site);
  if (row.kind === 'host_dates_answered')
    return material && findsDate(material) ? writeDatesAnswered(db, row, material, site) : null;
  if (row.kind === 'host_date_set') return material && setItselfMail(row, material, site);
  const said = material && wordsOf(row, material, site.now);
  if (!material || !said) return null;
  const mail = nightMail(said, material, site);
  return row.kind === 'date_reopened' ? withdrawnDate(mail, row, material, site) : mail;
}

function wordsOf({ kind, facts }: MailRow, material: MailContext, now: Date): Said | null {
  switch (kind) {
    case 'invitation':
      return findsDate(material) ? datesCopy(material, now) : invitationCopy(material, now);
    // Once the date is set, those who are silent get an ordinary invitation.
    case 'date_options':
      return findsDate(material) ? datesCopy(material, now) : null;
    case 'date_options_added':
      return findsDate(material) ? addedCopy(material, addedDatesPayload.parse(facts), now) : null;
    case 'date_set':
      return findsDate(material) ? null : dateSetCopy(material, dateSetPayload.parse(facts), now);
    case 'date_reopened':
      return findsDate(material) ? reopenedCopy(material, reopenedPayload.parse(facts), now) : null;
    case 'changed':
      return changedCopy(material, changePayload.parse(facts).changes, now);
    case 'answer_received':
      return findsDate(material) ? null : answerCopy(material, answerPayload.parse(facts), now);
    case 'reminder': {
      const payload = reminderPayload.parse(facts);
      if (payload.reminder === 'dates') return findsDate(material) ? askAgainCopy(material, false, now) : null;
      return reminderCopy(material, { ...payload, reminder: payload.reminder }, now);
    }
    case 'message':
      return messageWords(material, messageFacts.parse(facts), now);
    case 'nudge':
      return findsDate(material) ? askAgainCopy(material, true, now) : nudgeCopy(material, now);
    case 'seat_offered': {
      const offer = offerPayload.parse(facts);
      return offer.until > now && material.guest.seatOfferedUntil !== null ? offerCopy(material, offer, now) : null;
    }
    default:
      throw new Error(`no words for a mail of kind ${kind}`);
  }
}
