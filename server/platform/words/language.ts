import { LANGUAGES, type Language } from '#shared/text/languages.ts';
import { writeBy } from '#shared/words/reader.ts';
import de from '#shared/words/de.json' with { type: 'json' };
import es from '#shared/words/es.json' with { type: 'json' };
import fr from '#shared/words/fr.json' with { type: 'json' };
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler } from 'express';
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

/**
 * Pages in the reader's language: that of their choice on such a page (`?in=de`, kept a year in a cookie of this browser), else
 * what their browser asks for. Mount it after the parsers of bodies.
 */
export const readersLanguage: RequestHandler = (req, res, next) => {
  const chosen = languageNamed(req.query['in']);
  if (chosen && (req.method === 'GET' || req.method === 'HEAD')) {
    res.cookie(COOKIE, chosen, { maxAge: YEAR_SECONDS * 1000, httpOnly: true, sameSite: 'lax', secure: req.secure });
    const { pathname, searchParams } = new URL(req.originalUrl, 'http://localhost');
    searchParams.delete('in');
    // Two slashes at the beginning would name another site: '/.//evil.example'.
    const path = pathname.replace(/^\/+/, '/');
    res.redirect(303, path + (searchParams.size > 0 ? `?${searchParams}` : ''));
    return;
  }
  inLanguage(languageOf(req), next);
};

/** The language of a request: that of the signed-in person's account, else the choice of this browser, else what it asks for. */
export const languageOf = (req: Request): Language =>
  req.user?.language ??
  languageNamed(readCookie(req.headers, COOKIE)) ??
  languageNamed(req.acceptsLanguages(...LANGUAGES)) ??
  'en';
