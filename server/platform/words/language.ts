import { LANGUAGES, type Language } from '#shared/text/languages.ts';
import { writeBy } from '#shared/words/reader.ts';
import de from '#shared/words/de.json' with { type: 'json' };
import es from '#shared/words/es.json' with { type: 'json' };
import fr from '#shared/words/fr.json' with { type: 'json' };
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler, Response } from 'express';
import { readCookie } from '../http/read-cookie.ts';

export type Translated = Exclude<Language, 'en'>;

const COOKIE = 'rollcall_language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const reader = new AsyncLocalStorage<Language>();

/** The language in which the present request or mail is written. */
export const language = (): Language => reader.getStore() ?? 'en';

/** The same, or null outside of what somebody reads. */
export const readersOwnLanguage = (): Language | null => reader.getStore() ?? null;

/** For `Intl`, in that language. */
export const locale = (): string => (language() === 'en' ? 'en-GB' : language());

const ofShared: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, de, fr, es };
writeBy({ translated: (message) => ofShared[language()][message] ?? message, locale });

/** Runs what writes for a reader of this language. */
export const inLanguage = <T>(chosen: Language, write: () => T): T => reader.run(chosen, write);

const languageNamed = (text: unknown): Language | undefined => LANGUAGES.find((one) => one === text);

/** The language that an address chooses: 'de' of `/premium?in=de`. */
export const chosenLanguage = ({ method, query }: Request): Language | undefined =>
  method === 'GET' || method === 'HEAD' ? languageNamed(query['in']) : undefined;

/** The address of a request without its choice of a language. */
export function addressWithoutChoice({ originalUrl }: Pick<Request, 'originalUrl'>): string {
  // A path of two slashes alone is no address beside a base.
  const address = `http://localhost${originalUrl}`;
  if (!URL.canParse(address)) return '/';
  const { pathname, searchParams } = new URL(address);
  searchParams.delete('in');
  // Two slashes at the beginning would name another site: '/.//evil.example'.
  return pathname.replace(/^\/+/, '/') + (searchParams.size > 0 ? `?${searchParams}` : '');
}

/**
 * Pages in the reader's language: that of their choice on such a page (`?in=de`, kept a year in a cookie of this browser), else
 * what their browser asks for. Mount it after the parsers of bodies.
 * @param hasOwnAddress whether a page is found in each language at an address of its own; others lead to the address without it
 */
export const readersLanguageWhere =
  (hasOwnAddress: (req: Request, res: Response) => boolean): RequestHandler =>
  (req, res, next) => {
    const chosen = chosenLanguage(req);
    if (chosen) {
      res.cookie(COOKIE, chosen, { maxAge: YEAR_SECONDS * 1000, httpOnly: true, sameSite: 'lax', secure: req.secure });
      if (!hasOwnAddress(req, res)) return res.redirect(303, addressWithoutChoice(req));
    }
    const own = languageOf(req);
    res.setHeader('Content-Language', own);
    res.vary('Accept-Language, Cookie');
    inLanguage(own, next);
  };

export const readersLanguage = readersLanguageWhere(() => false);

/**
 * The language of a request: that of the signed-in person's account, else the choice of its address or of this browser, else
 * what it asks for.
 */
export const languageOf = (req: Request): Language =>
  req.user?.language ??
  chosenLanguage(req) ??
  languageNamed(readCookie(req.headers, COOKIE)) ??
  languageNamed(req.acceptsLanguages(...LANGUAGES)) ??
  'en';
