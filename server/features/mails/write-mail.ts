import type { Database } from '../../database/database.ts';
import type { Mail } from '../../outbound/mailer.ts';
import type { GuestLinks } from '../game-nights/guest-link.ts';
import { cancelledMail } from './cancelled-mail.ts';
import { answerFacts, cancelFacts, changeFacts, offerFacts, reminderFacts } from './facts.ts';
import { answerWords, changedWords, invitationWords, offerWords, reminderWords } from './guest-words.ts';
import { hostNameOf, isUnwanted, loadMaterial, type MailRow, type Material } from './load-material.ts';
import { nightMail, type Said, type Site } from './night-mail.ts';

/** The mail of a row, made of what holds now. Null where it is no longer wanted or has lost its sense. */
export async function writeMail(db: Database, links: GuestLinks, row: MailRow, site: Site): Promise<Mail | null> {
  if (await isUnwanted(db, row)) return null;
  if (row.kind === 'cancelled') {
    const facts = cancelFacts.parse(row.facts);
    return facts.date <= site.now ? null : cancelledMail(row.to, await hostNameOf(db, row.userId), facts, site);
  }
  const material = await loadMaterial(db, links, row, site.now);
  const said = material && wordsOf(row, material, site.now);
  return material && said && nightMail(said, material, site);
}

function wordsOf({ kind, facts }: MailRow, material: Material, now: Date): Said | null {
  switch (kind) {
    case 'invitation':
      return invitationWords(material);
    case 'changed':
      return changedWords(material, changeFacts.parse(facts).changes);
    case 'answer_received':
      return answerWords(material, answerFacts.parse(facts));
    case 'reminder':
      return reminderWords(material, reminderFacts.parse(facts));
    case 'seat_offered': {
      const offer = offerFacts.parse(facts);
      return offer.until > now && material.guest.seatOfferedUntil !== null ? offerWords(material, offer) : null;
    }
    default:
      throw new Error(`no words for a mail of kind ${kind}`);
  }
}
