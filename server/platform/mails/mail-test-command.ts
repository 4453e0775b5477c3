import * as z from 'zod';
import { readArguments, refuseArguments } from '#server/platform/config/read-arguments.ts';
import { EnvironmentError, readEnvironment } from '#server/platform/config/environment.ts';
import { loadEnvFile } from '#server/platform/config/load-env-file.ts';
import { formatStartupError } from '#server/platform/lifecycle/format-startup-error.ts';
import { mailTest } from './mail-test.ts';
import { mailServerProblem } from './mail-server-problem.ts';
import { senderOf, smtpServerOf } from './open-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const USAGE = `npm run mail-test -- you@example.org
  sends a mail to this address by the mail server of SMTP_URL and prints what the server answers.`;

/** Sends a mail and returns what to print. */
async function sendTestMail(to: string): Promise<string> {
  const environment = readEnvironment(process.env);
  const server = smtpServerOf(environment);
  if (server === null) throw new EnvironmentError(['SMTP_URL: is missing, so mails are kept at /dev/outbox']);
  const from = senderOf(environment);
  const mailer = smtpMailer(server, from);
  const { host } = new URL(server.url);
  try {
    const answer = await mailer.send(mailTest(to, environment.origin));
    return `${host} has accepted the mail from ${from} to ${to}: ${answer}\nIf it does not arrive, look into the spam folder.`;
  } catch (error) {
    throw new EnvironmentError([mailServerProblem(error, server).line]);
  } finally {
    await mailer.close();
  }
}

const [to] = readArguments(USAGE, {}, 1).positionals;
if (to === undefined) refuseArguments(USAGE, 'The address is missing.');
if (!z.email().safeParse(to).success) refuseArguments(USAGE, `'${to}' is not an e-mail address.`);
loadEnvFile();
await sendTestMail(to).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${formatStartupError(error).join('\n')}\n`);
    process.exitCode = 1;
  },
);
