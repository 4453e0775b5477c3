import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { newWindows } from '../browser/new-windows.ts';
import { readMail } from '../mails/read-mail.ts';
import { ownMailServer } from '../server/own-mail-server.ts';
import type { Translated } from './catalogues.ts';
import { foreignIn } from './foreign-words.ts';
import { readPage } from './pieces-of-page.ts';

export type ReceivedMail = Awaited<ReturnType<typeof readMail>>;

const QUICK = { pollMs: 50, retrySeconds: 1, batch: 10, aheadMs: 600_000 };
const PATIENCE = { timeout: 25_000, interval: 50 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Europe/Berlin' } as const;

/**
 * A server with screens and mails, whose pages, mails and calendar files are checked word by word.
 * @param typed words that people type in the course of the test
 */
export function languageJourney(typed: ReadonlySet<string>) {
  const post = ownMailServer();
  const windows = newWindows(() => ({ environment: post.environment }));
  let stopMails: () => Promise<void>;
  let left: string[] = [];
  /** How many mails to an address were read. */
  let readMails = new Map<string, number>();
  beforeAll(() => {
    stopMails = startMailWork(windows.app.services, QUICK);
  });
  afterAll(() => stopMails());
  beforeEach(() => {
    left = [];
    readMails = new Map();
  });

  const note = (what: string, language: Translated, pieces: readonly string[]) => {
    left.push(...foreignIn(language, pieces, typed).map((found) => `${what} (${language}): ${found}`));
  };
  const noteLanguage = (what: string, language: Translated, found: string | null | undefined) => {
    if (found !== language) left.push(`${what}: lang is ${found}, not ${language}`);
  };
  const mailsTo = async (address: string): Promise<ReceivedMail[]> =>
    Promise.all(post.received.filter(({ to }) => to[0] === address).map(readMail));

  const readIn = async (mail: ReceivedMail, language: Translated, what: string): Promise<void> => {
    const page = await (await windows.browser.newContext(PHONE)).newPage();
    await page.setContent(mail.html);
    const { language: found, pieces } = await readPage(page);
    await page.context().close();
    noteLanguage(`mail: ${what}`, language, found);
    note(`mail: ${what}`, language, [...pieces, mail.subject, ...mail.text.split('\n'), mail.from?.name ?? '']);
    if (mail.calendar) note(`file in mail: ${what}`, language, textsOfCalendar(mail.calendar.content));
  };

  return {
    app: windows.app,
    phone: (options: BrowserContextOptions): Promise<Page> => windows.open({ ...PHONE, ...options }),
    /** Errors of pages. */
    complaints: () => windows.complaints,
    /** What was found so far that is not in the language of its reader. */
    left: () => left,

    /** Reads a page, also what is folded. */
    async checkPage(page: Page, language: Translated, what: string): Promise<void> {
      const { language: found, pieces } = await readPage(page);
      noteLanguage(what, language, found);
      note(what, language, pieces);
    },

    /** Reads what else an address has got, once nothing waits to be sent. */
    async restOfMails(address: string, language: Translated): Promise<void> {
      const states = async () =>
        (await windows.app.services.db.select({ state: mails.state }).from(mails)).map(({ state }) => state);
      await expect.poll(states, PATIENCE).not.toContain('waiting');
      for (const mail of (await mailsTo(address)).slice(readMails.get(address) ?? 0))
        await readIn(mail, language, mail.subject);
    },

    /** Awaits the next mail to an address, and reads its subject, text, page and calendar file. */
    async nextMail(address: string, language: Translated, what: string): Promise<ReceivedMail> {
      const seen = readMails.get(address) ?? 0;
      await expect
        .poll(async () => (await mailsTo(address)).length, { ...PATIENCE, message: what })
        .toBeGreaterThan(seen);
      readMails.set(address, seen + 1);
      const mail = (await mailsTo(address))[seen];
      if (!mail) throw new Error('the mail is gone');
      await readIn(mail, language, what);
      return mail;
    },

    /** Downloads the calendar file of a page. */
    async checkCalendarFile(page: Page, language: Translated, what: string): Promise<string[]> {
      const href = await page.locator('a[href*=".ics"]').first().getAttribute('href');
      const file = await page.request.get(new URL(href ?? '', page.url()).href, {
        headers: { 'Accept-Language': language },
      });
      expect(file.headers()['content-type']).toContain('text/calendar');
      const texts = textsOfCalendar(await file.text());
      note(`file: ${what}`, language, texts);
      return texts;
    },

    /** Sets the start of a night to a number of minutes from now. */
    beginsIn: (eventId: number, minutes: number) =>
      windows.app.services.db
        .update(events)
        .set({ date: sql`date_trunc('minute', now()) + ${`${minutes} minutes`}::interval` })
        .where(eq(events.id, eventId)),
  };
}

export type LanguageJourney = ReturnType<typeof languageJourney>;

/** What a calendar shows of a file. */
const textsOfCalendar = (content: string): string[] =>
  content
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .flatMap(
      (line) =>
        /^(?:SUMMARY|DESCRIPTION|LOCATION|COMMENT|X-WR-CALNAME|X-WR-CALDESC|ORGANIZER;CN=[^:]*|ATTENDEE;[^:]*)[^:]*:(.*)$/.exec(
          line,
        )?.[1] ?? [],
    )
    .flatMap((text) => text.replaceAll('\\,', ',').split('\\n'));
