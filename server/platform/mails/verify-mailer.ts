import { Refusal } from '#server/platform/http/refusal.ts';
import { SendsNoMail } from './mailer.ts';
import type { Services } from '#server/platform/services.ts';

/** @throws Refusal mails_off, or mail_unreachable if the mail server does not respond within a few seconds */
export async function verifyMailer({ mailer, log }: Pick<Services, 'mailer' | 'log'>): Promise<void> {
  try {
    await mailer.verify();
  } catch (error) {
    if (error instanceof SendsNoMail) throw new Refusal('mails_off');
    log.warn({ err: error }, 'the mail server cannot be reached');
    throw new Refusal('mail_unreachable');
  }
}
