import makeFetchCookie from 'fetch-cookie';
import { CookieJar } from 'tough-cookie';
import type { TestApp } from './test-app.ts';

/** A browser with its own cookies. Paths are relative to the site; redirects are not followed by default. */
export interface Browser {
  (path: string, init?: RequestInit): Promise<Response>;
  jar: CookieJar;
  /** The address that its user sees. */
  site: string;
}

/** A page with forms and its address. */
export interface Page {
  path: string;
  status: number;
  html: string;
}

/** @param site the public address if it is not the server's own, for example behind a proxy */
export function openBrowser(app: Pick<TestApp, 'origin'>, site = app.origin): Browser {
  const jar = new CookieJar();
  const viaProxy = async (input: string | URL | Request, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : input.toString();
    const headers = new Headers(input instanceof Request ? input.headers : init?.headers);
    if (site !== app.origin) headers.set('X-Forwarded-Host', new URL(site).host);
    const response = await fetch(url.replace(site, app.origin), { ...init, headers });
    return Object.defineProperty(response, 'url', { value: url });
  };
  const fetchWithCookies = makeFetchCookie(viaProxy, jar);
  const browse = (path: string, init?: RequestInit) =>
    fetchWithCookies(new URL(path, site).href, { redirect: 'manual', ...init });
  return Object.assign(browse, { jar, site });
}

/** Follows redirects; returns the final page with its address. */
export async function visit(browser: Browser, path: string, init?: RequestInit): Promise<Page> {
  const response = await browser(path, init);
  const location = response.headers.get('location');
  const address = new URL(path, browser.site);
  if (location !== null) return visit(browser, new URL(location, address).href);
  return { path: address.href.replace(browser.site, ''), status: response.status, html: await response.text() };
}

/** Submits the form with this field like a browser: with the site's own origin. */
export function send(browser: Browser, page: Page, field: string, value: string): Promise<Response> {
  const form = [...page.html.matchAll(/<form[^>]*action="([^"]+)"[^>]*>([\s\S]*?)<\/form>/g)].find(([, , inner]) =>
    inner?.includes(`name="${field}"`),
  );
  if (!form?.[1]) throw new Error(`no form with a field ${field} at ${page.path}:\n${page.html}`);
  return post(browser, form[1], { [field]: value });
}

export const post = (browser: Browser, path: string, fields: Record<string, string>): Promise<Response> =>
  browser(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: browser.site },
    body: new URLSearchParams(fields).toString(),
  });

/** Requests a code from the built-in provider; returns the page that asks for it. */
export async function askForCode(browser: Browser, email: string, query = ''): Promise<Page> {
  const page = await visit(browser, `/api/auth/rollcall${query}`);
  const answer = await send(browser, page, 'email', email);
  return visit(browser, answer.headers.get('location') ?? '');
}

type OutboxMail = Record<'to' | 'subject' | 'text', string>;

/** Returns the outbox's mails to an address, the latest first. */
export async function outboxOf(app: Pick<TestApp, 'origin'>, email: string): Promise<OutboxMail[]> {
  const response = await fetch(new URL('/dev/outbox', app.origin), { headers: { Accept: 'application/json' } });
  return ((await response.json()) as OutboxMail[]).filter(({ to }) => to === email);
}

/** The latest code for an address in the outbox. */
export async function lastCode(app: Pick<TestApp, 'origin'>, email: string): Promise<string> {
  const [mail] = await outboxOf(app, email);
  const code = mail?.subject.match(/^\d{6}/)?.[0];
  if (code === undefined) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** Submits a code and follows the provider; returns the target of the last redirect. */
export async function finishSignIn(browser: Browser, page: Page, code: string): Promise<string> {
  let response = await send(browser, page, 'code', code);
  let location = response.headers.get('location');
  // Somebody is asked there about a name that was typed in another browser.
  while (location !== null && /\/(oidc|api)\//.test(location) && !location.startsWith('/api/auth/typed-name')) {
    response = await browser(location);
    location = response.headers.get('location');
  }
  if (location === null) throw new Error(`the sign-in ended with ${response.status}: ${await response.text()}`);
  return location;
}

/** Signs a person in by the built-in provider's forms. */
export async function signIn(app: Pick<TestApp, 'origin'>, email: string): Promise<Browser> {
  const browser = openBrowser(app);
  const page = await askForCode(browser, email);
  await finishSignIn(browser, page, await lastCode(app, email));
  return browser;
}
