import { accessSync, constants, statSync } from 'node:fs';
import * as z from 'zod';
import { withAsciiDomain } from '#shared/text/ascii-domain.ts';

/** An empty environment variable counts as unset. */
export const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Likewise, with a default. */
export const withDefault = <S extends z.ZodType, D extends z.output<S>>(schema: S, value: D) =>
  optional(schema).transform((given): z.output<S> => given ?? value);

export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
});

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

/** E-mail addresses separated by commas, in lower case and with the domain in ASCII as stored for accounts. */
export const emailList = z
  .string()
  .default('')
  .transform((text) => partsOf(text).map(withAsciiDomain))
  .pipe(z.array(z.email('must be e-mail addresses with commas between them')));

/** Names of hosts separated by commas, in lower case. */
export const hostList = z
  .string()
  .default('')
  .transform(partsOf)
  .pipe(z.array(z.string().regex(/^[a-z0-9.-]{1,253}$/, 'must be names of hosts with commas between them')));

/** The sender of mails: an address that stands alone, or in angle brackets after a name. */
export const sender = z
  .string()
  .regex(
    /^(?:[^<>]*<[^<>@\s]+@[^<>@\s]+>|\s*[^<>@\s"]+@[^<>@\s"]+)\s*$/,
    'must be an address, or a name and an address: Rollcall <rollcall@example.org>',
  );

/** The path of a readable file. */
export const readableFile = z.string().refine((path) => {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}, 'is no file that can be read');

export const wholeNumber = (what: string, min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number(`must be ${what}`).int(`must be ${what}`).min(min, `must be ${what}`).max(max, `must be ${what}`);

export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127(\.\d{1,3}){3}$/.test(hostname);
