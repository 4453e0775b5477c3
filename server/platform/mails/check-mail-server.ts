import type { Logger } from 'pino';
import { watchProblem } from '#server/platform/workers/watch-problem.ts';
import { type MailServerProblem, mailServerProblem } from './mail-server-problem.ts';
import { type MailEnvironment, senderOf, smtpServerOf } from './open-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Connects and signs in to the configured mail server. Null if that works, or if there is none. */
export async function checkMailServer(environment: MailEnvironment): Promise<MailServerProblem | null> {
  const server = smtpServerOf(environment);
  if (server === null) return null;
  const mailer = smtpMailer(server, senderOf(environment));
  try {
    await mailer.verify();
    return null;
  } catch (error) {
    return mailServerProblem(error, server);
  } finally {
    await mailer.close();
  }
}

/** Logs a problem of the mail server, and once it is over. @returns a function that ends it */
export function watchMailServer(
  environment: MailEnvironment,
  log: Logger,
  problem: MailServerProblem | null,
  pauseMs?: number,
): () => void {
  if (problem === null) return () => {};
  log.warn(problem.line);
  return watchProblem({
    check: async () => (await checkMailServer(environment))?.line ?? null,
    report: (line) => (line === null ? log.info('SMTP_URL: the mail server answers now') : log.warn(line)),
    known: problem.line,
    ...(pauseMs !== undefined && { pauseMs }),
  });
}
