const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD', '¥': 'JPY', zł: 'PLN' };

/** An amount and its currency: '49,99 €', '$1,049.00', 'EUR 20'. */
export function priceOf(cell: string): { amount: string; currency: string } | null {
  const [, before = '', figures = '', after = ''] =
    /^([€£$¥]|[a-z]{3})?\s*(\d[\d.,']{0,14})\s*([€£$¥]|zł|[a-z]{3})?$/i.exec(cell) ?? [];
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures) ?? [];
  const digits = whole.replace(/[.,']/g, '');
  if (digits === '' || (before !== '' && after !== '')) return null;
  const sign = (before || after).toLowerCase();
  return { amount: cents === '' ? digits : `${digits}.${cents}`, currency: SYMBOLS[sign] ?? sign.toUpperCase() };
}

const two = (part: string) => part.padStart(2, '0');

/** A day as YYYY-MM-DD: '14.3.2021', '2021/03/14'; '3/14/2021' only if one order alone is possible. */
export function dayOf(cell: string): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(cell) ?? [];
  if (year !== '') return `${year}-${two(month)}-${two(day)}`;
  const [, first = '', sign = '', second = '', last = ''] =
    /^(\d{1,2})([./-])\s?(\d{1,2})[./-]\s?(\d{4})$/.exec(cell) ?? [];
  if (last === '') return null;
  if (sign === '.' || Number(first) > 12 || first === second) return `${last}-${two(second)}-${two(first)}`;
  return Number(second) > 12 ? `${last}-${two(first)}-${two(second)}` : null;
}
