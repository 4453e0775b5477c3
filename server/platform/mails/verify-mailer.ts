import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';

/** @throws Refusal mail_unreachable if the mail server does not respond within a few seconds */
export async function verifyMailer({ mailer, log }: Pick<Services, 'mailer' | 'log'>): Promise<void> {
  try {
    await mailer.verify();
  } catch (error) {
    log.warn({ err: error }, 'the mail server cannot be reached');
    throw new Refusal('mail_unreachable');
  }
}
