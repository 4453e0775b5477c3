import * as z from 'zod/mini';
import { MAX_BARCODE_LENGTH, MAX_COPY_TEXT_LENGTH, MAX_PRICE, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { readBarcode } from './barcode.ts';
import { contract } from '#shared/contract/contract.ts';
import { copy, listCopies } from './copies-contract.ts';
import {
  bounded,
  clearableText,
  day,
  idParams,
  optionalText,
  orNull,
  atLeastOneField,
} from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** The texts of a copy with their greatest lengths. */
export const COPY_TEXTS = {
  edition: MAX_TITLE_LENGTH,
  language: MAX_TITLE_LENGTH,
  acquiredFrom: MAX_TITLE_LENGTH,
  place: MAX_TITLE_LENGTH,
  condition: MAX_COPY_TEXT_LENGTH,
  notes: MAX_COPY_TEXT_LENGTH,
  barcode: MAX_BARCODE_LENGTH,
} as const;
type CopyText = keyof typeof COPY_TEXTS;

const texts = <S extends z.ZodMiniType>(of: (max: number) => S) =>
  Object.fromEntries(Object.entries(COPY_TEXTS).map(([name, max]) => [name, of(max)])) as Record<CopyText, S>;

const NO_PRICE = t('Please enter a price of 0 or more, with at most two decimals');
const price = z.number(NO_PRICE).check(
  z.minimum(0, NO_PRICE),
  z.maximum(MAX_PRICE, NO_PRICE),
  z.refine((value) => Math.abs(value - Math.round(value * 100) / 100) < 1e-9, NO_PRICE),
);
const currency = z
  .string()
  .check(z.maxLength(3, t('Please choose a currency')), z.regex(/^[A-Z]{3}$/, t('Please choose a currency')));

const NO_BARCODE = t('Please check the digits: one is wrong or missing. A barcode has 8, 12 or 13');
const typedBarcode = bounded(MAX_BARCODE_LENGTH).check(
  z.refine((text) => text.trim() === '' || readBarcode(text) !== null, NO_BARCODE),
);
const keptBarcode = (text: string | null | undefined) => readBarcode(text ?? '');

export const newCopy = z.object({
  ...texts(optionalText),
  barcode: z.pipe(z.nullish(typedBarcode), z.transform(keptBarcode)),
  pricePaid: orNull(price),
  priceCurrency: orNull(currency),
  acquiredOn: orNull(day),
  isSleeved: z._default(z.boolean(), false),
});
export type NewCopy = z.output<typeof newCopy>;

/** Omitted fields stay as they are. */
export const copyChanges = z
  .object({
    ...z.partial(z.object(texts(clearableText))).shape,
    barcode: z.optional(
      z.pipe(
        z.nullable(typedBarcode),
        z.transform((text: string | null) => keptBarcode(text)),
      ),
    ),
    pricePaid: z.optional(z.nullable(price)),
    priceCurrency: z.optional(z.nullable(currency)),
    acquiredOn: z.optional(z.nullable(day)),
    isSleeved: z.optional(z.boolean()),
  })
  .check(atLeastOneField);
export type CopyChanges = z.output<typeof copyChanges>;

export const addCopy = contract({
  method: 'post',
  path: '/api/games/:id/copies',
  summary: 'Adds a copy of a game',
  access: 'owner',
  params: idParams,
  body: newCopy,
  status: 201,
  response: copy,
  refusals: ['limit_reached'],
});

export const changeCopy = contract({
  method: 'patch',
  path: '/api/copies/:id',
  summary: 'Changes what is known of a copy',
  access: 'owner',
  params: idParams,
  body: copyChanges,
  status: 200,
  response: copy,
});

export const removeCopy = contract({
  method: 'delete',
  path: '/api/copies/:id',
  summary: 'Removes a copy; its game stays',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const copyContracts = [listCopies, addCopy, changeCopy, removeCopy];
