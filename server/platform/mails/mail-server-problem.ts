import { networkErrorOf } from '#server/platform/observability/network-error-text.ts';
import type { SmtpServer } from './smtp-mailer.ts';

export interface MailServerProblem {
  /** One line that begins with the variable. */
  line: string;
  /** Whether only a changed setting helps; otherwise the mail server may be well again later. */
  lasting: boolean;
}

/** Explains why a mail server cannot be used. @param error of Nodemailer */
export function mailServerProblem(error: unknown, { url, auth }: SmtpServer): MailServerProblem {
  const { host, protocol } = new URL(url);
  const { code, originalCode, response = '', message } = error as Partial<Record<string, string>>;
  const at = `SMTP_URL: ${host}`;
  const answer = response.split(/\r?\n/)[0] ?? '';
  if (code === 'EAUTH') {
    const where = auth ? 'SMTP_USER, SMTP_PASSWORD: ' : 'SMTP_URL: ';
    const line = `${where}${host} refuses the user name or the password: ${answer || message}`;
    return { line, lasting: !answer.startsWith('4') };
  }
  if (originalCode === 'ERR_SSL_WRONG_VERSION_NUMBER')
    return { line: `${at} speaks no TLS from the start; write smtp:// instead of smtps://`, lasting: true };
  const network = networkErrorOf(error);
  if (network) return { line: `${at} cannot be used for mails: ${network.text}`, lasting: network.lasting };
  if (answer) return { line: `${at} refuses: ${answer}`, lasting: false };
  const hint = protocol === 'smtp:' ? '; if it speaks TLS from the start, as on port 465, write smtps://' : '';
  return { line: `${at} cannot be used for mails: ${message}${hint}`, lasting: false };
}
