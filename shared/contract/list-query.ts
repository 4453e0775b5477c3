import * as z from 'zod/mini';
import { columnsIn } from './list-fields.ts';
import { t } from '#shared/words/words.ts';

/** The fields of the columns of a list ('title,,players'), and whether its first row is a game instead of their names. */
const columns = z.optional(
  z.pipe(
    z.string().check(
      z.maxLength(4_000),
      z.refine((text) => columnsIn(text) !== null, t('Please name each column once, and one of them as title')),
    ),
    z.transform((text) => columnsIn(text) ?? []),
  ),
);
const firstRow = z.optional(z.literal('game'));

/** How the owner of a list explains it. */
export const listQuery = { columns, firstRow };
