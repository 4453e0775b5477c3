import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { queueReminders } from '#server/nights/mails/queue-reminders.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { events } from '#shared/schema/nights.ts';
import { openBrowser } from '../browser/browser.ts';
import { type MailServer, startMailServer } from '../server/mail-server.ts';
import { readMail } from '../mails/read-mail.ts';
import { shiftClock } from '../mails/sent-mails.ts';
import { startTestApp, type TestApp } from '../server/test-app.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Europe/Berlin' } as const;
const PATIENCE = { timeout: 30_000 };
/** Folder for pictures of each step; none are taken without it. */
const PICTURES = process.env.EVENING_PICTURES;

type ReadMail = Awaited<ReturnType<typeof readMail>>;

/** A server with its client and a mail server, for one night played through on phones; new ones for each try. */
export function wholeEvening() {
  let app: TestApp;
  let post: MailServer;
  let browser: Browser;
  let stopMails: () => Promise<void>;
  let pictures = 0;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    post = await startMailServer();
    app = await startTestApp({
      screens: true,
      environment: post.environment,
    });
    stopMails = startMailWork(app.services, { aheadMs: 600_000 });
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await stopMails();
    await app.close();
    await post.close();
  });
  const mailsTo = async (address: string): Promise<ReadMail[]> =>
    (await Promise.all(post.received.map(readMail))).filter(({ to }) => to[0] === address);

  return {
    origin: () => app.origin,
    phone: async (options: BrowserContextOptions = {}) =>
      (await browser.newContext({ ...PHONE, ...options })).newPage(),

    /** The latest mail to an address with a subject, awaited. */
    mail: async (address: string, subject: RegExp): Promise<ReadMail> => {
      const found = async () => (await mailsTo(address)).findLast((mail) => subject.test(mail.subject));
      await expect.poll(async () => (await found())?.subject ?? null, PATIENCE).not.toBeNull();
      const mail = await found();
      if (!mail) throw new Error('the mail is gone');
      return mail;
    },
    subjectsTo: async (address: string) => (await mailsTo(address)).map(({ subject }) => subject),

    /** Lets time pass for sent mails. @param interval in PostgreSQL's syntax */
    wait: (interval: string) => shiftClock(app, interval),
    /** Sets the night's start to a number of minutes from now. */
    beginsIn: (eventId: number, minutes: number) =>
      app.services.db
        .update(events)
        .set({ date: sql`date_trunc('minute', now()) + ${`${minutes} minutes`}::interval` })
        .where(eq(events.id, eventId)),
    /** Queues reminders as of two minutes from now. */
    remind: () => queueReminders(app.services.db, new Date(Date.now() + 120_000)),

    /** A full-page screenshot. */
    picture: async (page: Page, name: string): Promise<void> => {
      if (PICTURES === undefined) return;
      await page.evaluate(() => document.fonts.ready).catch(() => null);
      pictures += 1;
      const path = join(PICTURES, `${String(pictures).padStart(2, '0')}-${name}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    },
    /** The same for a mail. */
    mailPicture: async ({ html }: ReadMail, name: string): Promise<void> => {
      if (PICTURES === undefined) return;
      const context = await browser.newContext(PHONE);
      const page = await context.newPage();
      await page.setContent(html);
      pictures += 1;
      await page.screenshot({
        path: join(PICTURES, `${String(pictures).padStart(2, '0')}-${name}.png`),
        fullPage: true,
      });
      await context.close();
    },
  };
}

/** The URL of a guest's own page in a mail. */
export function pageIn({ text }: ReadMail): string {
  const link = /http\S+\/rsvp\/[\w-]+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`no link in: ${text}`);
  return link;
}
