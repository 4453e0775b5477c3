import * as z from 'zod';
import { optional, sender } from './variables.ts';

const EXAMPLE = 'smtp://mail.example.org:587';
/** Characters that end the user name or password of an address, or begin a code. */
const AMBIGUOUS =
  'the user name and the password must not contain @, #, /, ? or % as they are: write %40, %23, %2F, %3F or %25, or set ' +
  `SMTP_USER and SMTP_PASSWORD and leave the mail server alone here, such as ${EXAMPLE}`;

/** Strict, because a password with @ or # may be read as another host, to which the rest of it would be sent. */
function smtpUrlMistake(text: string): string | null {
  if (!/^smtps?:\/\//i.test(text)) return 'must begin with smtp:// or smtps://';
  const credentials = text.slice(text.indexOf('//') + 2, Math.max(0, text.lastIndexOf('@')));
  if (/[@#/?]/.test(credentials) || !isDecodable(credentials)) return AMBIGUOUS;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url?.hostname || url.hash || !['', '/'].includes(url.pathname)) {
    return `must be a mail server, such as ${EXAMPLE}; in a .env file a value with # stands in single quotes`;
  }
  return null;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const smtpUrl = z
  .string()
  .trim()
  .check((context) => {
    const message = smtpUrlMistake(context.value);
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
  });

/** The variables for sending mails. */
export const mailVariables = {
  SMTP_URL: optional(smtpUrl),
  SMTP_USER: optional(z.string()),
  SMTP_PASSWORD: optional(z.string()),
  MAIL_FROM: optional(sender),
};
const variables = z.object(mailVariables);
type MailVariables = z.output<typeof variables>;

const CREDENTIALS = ['SMTP_USER', 'SMTP_PASSWORD'] as const;

/** One line for each variable that does not fit the others. */
export function mailMistakes({ SMTP_URL }: MailVariables, set: ReadonlySet<string>): string[] {
  const given = CREDENTIALS.find((name) => set.has(name));
  if (given === undefined) return [];
  const missing = [...CREDENTIALS, 'SMTP_URL'].filter((name) => !set.has(name));
  const url = SMTP_URL === undefined ? null : new URL(SMTP_URL);
  return [
    ...missing.map((name) => `${name}: is missing, because ${given} is set`),
    ...(url?.username || url?.password ? [`SMTP_URL: has a user name too, but ${given} is set; keep one of them`] : []),
  ];
}
