import { inArray } from 'drizzle-orm';
import type { MailKind } from '#shared/enums.ts';
import { users } from '#shared/schema/users.ts';
import type { Language } from '#shared/text/languages.ts';
import type { Database } from '#server/platform/database/database.ts';
import { known, t } from '#server/platform/words/words.ts';
import type { MailsOverBudget } from './apply-mail-budget.ts';
import { MAIL_BUDGET_HOURS, MAIL_KIND_RULES, MAX_HELD_HOURS } from './mail-budget.ts';
import { SendsNoMail } from './mailer.ts';
import type { MailRow } from './mail-writer.ts';
import { oneLine } from './one-line.ts';

export interface MailProblem {
  /** For the host, in the present language. */
  words: () => string;
  /** Whether retrying is useless. */
  isFinal: boolean;
  /** Whether other mails would fail as well now. */
  isUnreachable: boolean;
}

const UNREACHABLE = new Set(['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH']);
/** The mail server refused this address or this mail, not our connection. */
const ABOUT_THIS_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

export const UNWRITTEN: MailProblem = {
  words: () => t('The mail could not be written.'),
  isFinal: false,
  isUnreachable: false,
};

const NO_MAILS: MailProblem = {
  words: () => t('This site sends no mail. Tell them yourself, and give them their link.'),
  isFinal: true,
  isUnreachable: false,
};

/** Why sending failed, as text. @param error thrown by nodemailer */
export function mailProblem(error: unknown): MailProblem {
  if (error instanceof SendsNoMail) return NO_MAILS;
  const { code, responseCode, response } = error as { code?: unknown; responseCode?: unknown; response?: unknown };
  const refused = typeof responseCode === 'number' && responseCode >= 500 && ABOUT_THIS_MAIL.has(String(code));
  if (refused) {
    const words = () =>
      typeof response === 'string'
        ? t('The mail server refused this mail. It said: {reason}', { reason: oneLine(response).slice(0, 200) })
        : t('The mail server refused this mail.');
    return { words, isFinal: true, isUnreachable: false };
  }
  const isUnreachable = UNREACHABLE.has(String(code));
  const words = () =>
    isUnreachable ? t('The mail server cannot be reached.') : t('The mail server has not accepted this mail yet.');
  return { words, isFinal: false, isUnreachable };
}

export type LimitReached = MailsOverBudget extends ReadonlyMap<number, infer Reached> ? Reached : never;

/** Why a mail waits, or was not sent, for the host. It does not say whose mails used up a recipient's budget. */
export function heldText(kind: MailKind, reached: LimitReached, isTooLate: boolean): string {
  const problem = limitText(kind, reached);
  const days = MAX_HELD_HOURS / 24;
  return isTooLate ? t('{problem} It was held back for {days} days and not sent.', { problem, days }) : problem;
}

function limitText(kind: MailKind, { limit, allowed, planCalled }: LimitReached): string {
  const hours = MAIL_BUDGET_HOURS;
  if (limit === 'recipient') return t('This address was sent enough mails for {hours} hours.', { hours });
  const sent = { plan: known(planCalled), allowed, hours };
  if (limit === 'invitations') return t('{plan} sends at most {allowed} invitations in {hours} hours.', sent);
  return ['own', 'security'].includes(MAIL_KIND_RULES[kind].pool)
    ? t('{plan} sends at most {allowed} mails to you in {hours} hours.', sent)
    : t('{plan} sends at most {allowed} mails to guests in {hours} hours.', sent);
}

export type LanguageOfHost = (row: Pick<MailRow, 'userId'>) => Language;

/** The languages of the hosts who read why their mails were not sent. */
export async function languagesOfHosts(db: Database, rows: readonly MailRow[]): Promise<LanguageOfHost> {
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const found = await db.select({ id: users.id, language: users.language }).from(users).where(inArray(users.id, ids));
  const languages = new Map(found.map(({ id, language }) => [id, language]));
  return ({ userId }) => languages.get(userId ?? 0) ?? 'en';
}
