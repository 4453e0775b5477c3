import * as z from 'zod/mini';
import { t } from '#shared/words/words.ts';

/** Rows on a page of an administrator's list. */
export const ADMIN_PAGE = 50;

/** The page of a list, from 1. */
export const pageQuery = z._default(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/, t('Please give the number of a page'))), z.transform(Number)),
  1,
);
