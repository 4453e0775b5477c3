import { sql } from 'drizzle-orm';
import { addPasskey, beginPasskey } from '#shared/accounts/passkeys-contract.ts';
import { sessions } from '#shared/schema/users.ts';
import { type Authenticator, newAuthenticator, type Question } from './authenticator.ts';
import type { Person } from './owners.ts';
import { type Browser, openBrowser, type Page, post, visit } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** Lets a person's sessions be from a sign-in of so many minutes ago. */
export async function signedInBefore(app: TestApp, { id }: Pick<Person, 'id'>, minutes = 0): Promise<void> {
  const since = new Date(Date.now() - minutes * 60_000).toISOString();
  const sess = sql`(${sessions.sess} - 'provedAt') || ${JSON.stringify({ device: { words: 'Chrome on Mac', since } })}::jsonb`;
  await app.services.db
    .update(sessions)
    .set({ sess })
    .where(sql`${sessions.sess} -> 'passport' ->> 'user' = ${String(id)}`);
}

/** Adds a passkey over HTTP. Returns its id and the authenticator that has it. */
export async function givePasskey(app: TestApp, person: Person): Promise<{ id: number; authenticator: Authenticator }> {
  await signedInBefore(app, person);
  const authenticator = newAuthenticator(app.origin);
  const { body: options } = await person.call(beginPasskey, {});
  const { status, body } = await person.call(addPasskey, { body: authenticator.create(options) });
  if (status !== 201) throw new Error(`the passkey was not added: ${status} ${JSON.stringify(body)}`);
  return { id: body.id, authenticator };
}

/** The page of a new sign-in, and what it asks passkeys. */
export async function openDoor(browser: Browser): Promise<{ page: Page; asked: Question }> {
  const page = await visit(browser, '/api/auth/rollcall');
  return { page, asked: questionOf(page.html) };
}

/** @throws if the page takes no passkeys */
export function questionOf(html: string): Question {
  const [, escaped] = html.match(/data-passkey="([^"]+)"/) ?? [];
  if (escaped === undefined) throw new Error(`the page takes no passkey:\n${html}`);
  return JSON.parse(escaped.replaceAll('&quot;', '"')) as Question;
}

/** Sends an answer as the page's script does. */
export const sendAnswer = (browser: Browser, page: Page, answer: string): Promise<Response> =>
  post(browser, page.path.split('?')[0] + '/passkey', { answer });

/** Signs in with a passkey in a new browser; returns the browser and where it was led. */
export async function enterWith(
  app: Pick<TestApp, 'origin'>,
  authenticator: Authenticator,
  browser: Browser = openBrowser(app),
): Promise<{ browser: Browser; target: string }> {
  const { page, asked } = await openDoor(browser);
  let response = await sendAnswer(browser, page, authenticator.get(asked));
  let location = response.headers.get('location');
  while (location !== null && /\/(oidc|api)\//.test(location)) {
    response = await browser(location);
    location = response.headers.get('location');
  }
  if (location === null) throw new Error(`the sign-in ended with ${response.status}: ${await response.text()}`);
  return { browser, target: location };
}
