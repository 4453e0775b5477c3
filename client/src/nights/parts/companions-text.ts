import * as z from 'zod/mini';
import { companions } from '#shared/nights/event-fields.ts';
import { MAX_COMPANIONS } from '#shared/limits/limits.ts';

/** The limit of companions from its field; blank is as many as there may be. */
export const typedCompanions = z.pipe(
  z.transform((text: string) => (text.trim() === '' ? MAX_COMPANIONS : Number(text))),
  companions,
);

/** The limit of companions as its field shows it. */
export const companionsText = (limit: number): string => (limit === MAX_COMPANIONS ? '' : String(limit));
