import { dateText } from '#client/lib/reader-time.ts';
import type { Token } from '#shared/accounts/tokens-contract.ts';
import type { TokenScope } from '#shared/enums.ts';
import { TOKEN_DAYS } from '#shared/limits/limits.ts';
import { t } from '#client/profile/words/words.ts';

export const SCOPE_LABELS: Record<TokenScope, string> = {
  read: t('Read'),
  plays: t('Plays'),
  nights: t('Nights'),
  all: t('All but account'),
};

/** What a scope may do, in one line. */
export const SCOPE_TEXTS: Record<TokenScope, string> = {
  read: t('Games, plays, people and nights. Changes nothing.'),
  plays: t('Reads, and logs or changes plays and scores.'),
  nights: t('Reads, and makes or changes game nights. Mails nobody.'),
  all: t('All of this, games and imports too. Not account, mails or tokens.'),
};

const DAYS_LABELS: Record<(typeof TOKEN_DAYS)[number], string> = {
  30: t('30 days'),
  90: t('90 days'),
  365: t('A year'),
};

/** When a new token expires: days as text, '' for never. */
export const EXPIRY_OPTIONS = [
  ...TOKEN_DAYS.map((days) => ({ value: String(days), label: DAYS_LABELS[days] })),
  { value: '', label: t('Never') },
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
      ? t('Does not expire.')
      : hasExpired(token, now)
        ? t('Expired {date}.', { date: dateText(expiresAt) })
        : t('Expires {date}.', { date: dateText(expiresAt) });
  const use = lastUsedAt === null ? t('Never used.') : t('Last used {date}.', { date: dateText(lastUsedAt) });
  return `${t('Made {date}.', { date: dateText(createdAt) })} ${expiry} ${use}`;
}
