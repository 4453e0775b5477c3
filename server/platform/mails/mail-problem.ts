import { SendsNoMail } from './mailer.ts';
import { oneLine } from './one-line.ts';

export interface MailProblem {
  /** For the host. */
  words: string;
  /** Whether retrying is useless. */
  isFinal: boolean;
  /** Whether other mails would fail as well now. */
  isUnreachable: boolean;
}

const UNREACHABLE = new Set(['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH']);
/** The mail server refused this address or this mail, not our connection. */
const ABOUT_THIS_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

const NO_MAILS: MailProblem = {
  words: 'This site sends no mail. Tell them yourself, and give them their link.',
  isFinal: true,
  isUnreachable: false,
};

/** Why sending failed, as text. @param error thrown by nodemailer */
export function mailProblem(error: unknown): MailProblem {
  if (error instanceof SendsNoMail) return NO_MAILS;
  const { code, responseCode, response } = error as { code?: unknown; responseCode?: unknown; response?: unknown };
  const refused = typeof responseCode === 'number' && responseCode >= 500 && ABOUT_THIS_MAIL.has(String(code));
  if (refused) {
    const reason = typeof response === 'string' ? ` It said: ${oneLine(response).slice(0, 200)}` : '';
    return { words: `The mail server refused this mail.${reason}`, isFinal: true, isUnreachable: false };
  }
  const isUnreachable = UNREACHABLE.has(String(code));
  const words = isUnreachable
    ? 'The mail server cannot be reached.'
    : 'The mail server has not accepted this mail yet.';
  return { words, isFinal: false, isUnreachable };
}
