import { type NewCopy, newCopy } from '#shared/copies/change-copies-contract.ts';
import { type Copy } from '#shared/copies/copies-contract.ts';
import { nameHas } from '#shared/text/search-names.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { t } from '#client/collection/words/words.ts';

/** A copy as typed in the form; unknown values are blank. */
export interface CopyFields {
  edition: string;
  language: string;
  pricePaid: string;
  priceCurrency: string;
  acquiredOn: string;
  acquiredFrom: string;
  place: string;
  condition: string;
  notes: string;
  isSleeved: boolean;
  barcode: string;
}

/** @param copies all of the owner's: a new copy begins with the currency of the latest price */
export const fieldsOf = (copy: Copy | null, copies: readonly Copy[]): CopyFields => ({
  edition: copy?.edition ?? '',
  language: copy?.language ?? '',
  pricePaid: copy?.pricePaid?.toString() ?? '',
  priceCurrency: (copy ?? copies.findLast(({ priceCurrency }) => priceCurrency !== null))?.priceCurrency ?? '',
  acquiredOn: copy?.acquiredOn ?? '',
  acquiredFrom: copy?.acquiredFrom ?? '',
  place: copy?.place ?? '',
  condition: copy?.condition ?? '',
  notes: copy?.notes ?? '',
  isSleeved: copy?.isSleeved ?? false,
  barcode: copy?.barcode ?? '',
});

const NO_CURRENCY = t('Please choose the currency of the price');

/**
 * Returns the copy to send, or the errors by field. A price may have a decimal comma; its currency must be given. An
 * unchanged barcode is not validated, because imported ones may be invalid.
 * @param before the copy that is changed
 */
export function copyOf(
  fields: CopyFields,
  before: Copy | null = null,
): { copy: NewCopy } | { errors: Partial<Record<keyof CopyFields, string>> } {
  const keepsBarcode = before !== null && fields.barcode === (before.barcode ?? '');
  const price = fields.pricePaid.trim();
  const hasPrice = price !== '';
  const read = newCopy.safeParse({
    ...fields,
    barcode: keepsBarcode ? null : fields.barcode,
    pricePaid: hasPrice ? Number(price.replace(',', '.')) : null,
    priceCurrency: hasPrice ? fields.priceCurrency || null : null,
    acquiredOn: fields.acquiredOn || null,
  });
  const errors: Partial<Record<keyof CopyFields, string>> = {};
  for (const { path, message } of read.error?.issues ?? []) errors[path[0] as keyof CopyFields] ??= message;
  if (hasPrice && fields.priceCurrency === '') errors.priceCurrency = NO_CURRENCY;
  if (!read.success || Object.keys(errors).length > 0) return { errors };
  return { copy: keepsBarcode ? { ...read.data, barcode: before.barcode } : read.data };
}

/** The owner's places that contain the typed text, except the text itself; those with most copies first. */
export function placesFor(typed: string, copies: readonly Copy[]): string[] {
  const key = nameKey(typed);
  const counts = new Map<string, { place: string; count: number }>();
  for (const { place } of copies) {
    if (place === null) continue;
    const known = counts.get(nameKey(place));
    if (known) known.count++;
    else counts.set(nameKey(place), { place, count: 1 });
  }
  return [...counts]
    .filter(([known]) => known !== key && nameHas(known, typed))
    .map(([, one]) => one)
    .toSorted((a, b) => b.count - a.count)
    .map(({ place }) => place);
}
