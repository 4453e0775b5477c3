import { readersLocale, writtenFor } from '#client/lib/reader-time.ts';
import type { Copy } from '#shared/copies/copies-contract.ts';
import { t } from '#client/copies/words/words.ts';

const joined = (...parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(', ');

/** '€49.00' in the reader's format; a number alone without a currency. @param currency ISO 4217 */
export const moneyText = (amount: number, currency: string | null, locale = readersLocale()): string =>
  new Intl.NumberFormat(
    locale,
    currency === null ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { style: 'currency', currency },
  ).format(amount);

/** 'English, 2nd printing'; 'Copy 2' if neither is known. @param place among the game's copies, from 0 */
export const copyName = ({ language, edition }: Pick<Copy, 'language' | 'edition'>, index: number): string =>
  joined(language, edition) || t('Copy {number}', { number: index + 1 });

/** Returns the known details of a copy besides its name, as [name, value]. */
export function copyFacts(copy: Copy, locale?: string): [string, string][] {
  const { place, pricePaid, priceCurrency, acquiredFrom, acquiredOn, condition, isSleeved, barcode, notes } = copy;
  const price = pricePaid !== null && moneyText(pricePaid, priceCurrency, locale);
  const from = acquiredFrom !== null && price !== false ? t('from {shop}', { shop: acquiredFrom }) : acquiredFrom;
  const day = acquiredOn !== null && writtenFor(new Date(acquiredOn), { dateStyle: 'medium', timeZone: 'UTC' }, locale);
  const state = joined(condition, isSleeved && (condition === null ? t('Sleeved') : t('sleeved')));
  const facts: [string, string][] = [
    [t('Place'), place ?? ''],
    [price === false ? (from === null ? t('Since') : t('From')) : t('Paid'), joined(price, from, day)],
    [t('Condition'), state],
    [t('Barcode'), barcode ?? ''],
    [t('Notes'), notes ?? ''],
  ];
  return facts.filter(([, value]) => value !== '');
}
