import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '#shared/accounts/auth-contract.ts';
import type { Language } from '#shared/text/languages.ts';
import { users } from '#shared/schema/users.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import {
  askForCode,
  type Browser,
  finishSignIn,
  lastCode,
  openBrowser,
  outboxOf,
  send,
  visit,
} from '#tests/support/server/sign-in.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { wordsOfPage } from '#tests/support/server/words-of-page.ts';

const app = testApp();
let stopMailing: () => Promise<void>;
beforeAll(async () => {
  stopMailing = startMailWork(app.services);
});
afterAll(() => stopMailing());

/** A browser that asks for this language. */
function browserIn(language: Language): Browser {
  const browser = openBrowser(app);
  const ask = (path: string, init: RequestInit = {}) =>
    browser(path, { ...init, headers: { ...(init.headers as Record<string, string>), 'Accept-Language': language } });
  return Object.assign(ask, { jar: browser.jar, site: browser.site });
}
const someEmail = () => `${crypto.randomUUID()}@example.org`;
const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];
const accountWith = (email: string, language: Language | null) =>
  app.services.db.insert(users).values({ email, language, emailVerifiedAt: new Date() });
const subjects = async (email: string) =>
  (await outboxOf(app, email)).map(({ subject }) => subject.replace(/\d+/, '…'));

/** Each page of a sign-in with a code, and those that say what went wrong. */
async function pagesIn(language: Language, email: string): Promise<string[]> {
  const browser = browserIn(language);
  const first = await visit(browser, '/api/auth/rollcall');
  const invalid = await (await send(browser, first, 'email', 'ana')).text();
  const asksCode = await askForCode(browser, email);
  const wrong = await (await send(browser, asksCode, 'code', '1')).text();
  const expired = await visit(browser, '/oidc/interaction/unknown');
  const lost = await visit(browser, '/oidc/auth/unknown');
  return [first.html, invalid, asksCode.html, wrong, expired.html, lost.html];
}

test.each(['de', 'fr', 'es'] as const)('pages to sign in are written in %s', async (language) => {
  const email = someEmail();
  const english = (await pagesIn('en', email)).map(wordsOfPage);
  const pages = await pagesIn(language, email);
  expect(pages.map(languageOf)).toEqual(pages.map(() => language));
  const same = pages.map((html, place) => [...wordsOfPage(html)].filter((piece) => english[place]?.has(piece)));
  expect(new Set(same.flat())).toEqual(new Set(language === 'es' ? [email] : [email, 'Code']));
});

describe('a mail to sign in is written in the language', () => {
  test('of the page, to somebody without an account, who gets an account in it', async () => {
    const email = someEmail();
    const browser = browserIn('fr');
    const page = await askForCode(browser, email);
    expect(await subjects(email)).toEqual(['… est votre code Rollcall']);
    await finishSignIn(browser, page, await lastCode(app, email));
    const [account] = await app.services.db.select().from(users).where(eq(users.email, email));
    expect(account?.language).toBe('fr');
  });

  test('of the account, whatever the browser asks for', async () => {
    const email = someEmail();
    await accountWith(email, 'de');
    await askForCode(browserIn('fr'), email);
    expect(await subjects(email)).toEqual(['… ist Ihr Code für Rollcall']);
  });
});

describe('a mail to sign up is written in the language', () => {
  const signUp = async (email: string) => {
    const browser = browserIn('es');
    const response = await browser(createAccount.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: browser.site },
      body: JSON.stringify({ firstName: 'Ana', lastName: 'Sá', email }),
    });
    expect(response.status).toBe(201);
    await expect.poll(() => outboxOf(app, email), { timeout: 20_000, interval: 20 }).toHaveLength(1);
    return outboxOf(app, email);
  };

  test('of the page, and so is the page that its link opens in another browser', async () => {
    const [mail] = await signUp(someEmail());
    expect(mail?.subject).toBe('Confirme su dirección de correo');
    const link = mail?.text.match(/http\S+/)?.[0] ?? '';
    const page = await visit(browserIn('de'), link.replace(app.origin, ''));
    expect([languageOf(page.html), page.html.includes('Ist das Ihr Konto?')]).toEqual(['de', true]);
  });

  test.each([
    ['de', 'Sie haben schon ein Rollcall-Konto'],
    [null, 'You already have a Rollcall account'],
  ] as const)('of the account that there is already: %j', async (language, subject) => {
    const email = someEmail();
    await accountWith(email, language);
    expect((await signUp(email)).map((one) => one.subject)).toEqual([subject]);
  });
});
