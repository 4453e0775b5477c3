import { dateText } from '#client/lib/reader-time.ts';
import type { Token } from '#shared/accounts/tokens-contract.ts';
import type { TokenScope } from '#shared/enums.ts';
import { TOKEN_DAYS } from '#shared/limits/limits.ts';

export const SCOPE_LABELS: Record<TokenScope, string> = {
  read: 'Read',
  plays: 'Plays',
  nights: 'Nights',
  all: 'All but account',
};

/** What a scope may do, in one line. */
export const SCOPE_TEXTS: Record<TokenScope, string> = {
  read: 'Games, plays, people and nights. Changes nothing.',
  plays: 'Reads, and logs or changes plays and scores.',
  nights: 'Reads, and makes or changes game nights. Mails nobody.',
  all: 'All of this, games and imports too. Not account, mails or tokens.',
};

const DAYS_LABELS: Record<(typeof TOKEN_DAYS)[number], string> = { 30: '30 days', 90: '90 days', 365: 'A year' };

/** When a new token expires: days as text, '' for never. */
export const EXPIRY_OPTIONS = [
  ...TOKEN_DAYS.map((days) => ({ value: String(days), label: DAYS_LABELS[days] })),
  { value: '', label: 'Never' },
];

/** The days of such a value. */
export const daysOf = (value: string) => TOKEN_DAYS.find((days) => String(days) === value) ?? null;

export const hasExpired = ({ expiresAt }: Pick<Token, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/** 'Made 30 Nov 2026. Expires 28 Feb 2027. Never used.' */
export function factsOf(token: Pick<Token, 'createdAt' | 'expiresAt' | 'lastUsedAt'>, now: Date): string {
  const { createdAt, expiresAt, lastUsedAt } = token;
  const expiry =
    expiresAt === null
      ? 'Does not expire.'
      : `${hasExpired(token, now) ? 'Expired' : 'Expires'} ${dateText(expiresAt)}.`;
  const use = lastUsedAt === null ? 'Never used.' : `Last used ${dateText(lastUsedAt)}.`;
  return `Made ${dateText(createdAt)}. ${expiry} ${use}`;
}
