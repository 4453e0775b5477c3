import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPrivacyPolicy, getTerms } from '#shared/accounts/legal-contract.ts';
import { visitor } from '#tests/support/server/owners.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'rollcall-legal-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function withOwnTerms(text: string): Promise<string> {
  const file = join(folder, 'terms.md');
  await writeFile(file, text);
  const own = await startTestApp({ databaseOf: app, environment: { TERMS_FILE: file } });
  const { html } = (await visitor(own).call(getTerms, {})).body;
  await own.close();
  return html;
}

test("without texts of the operator the default texts are shown, with the operator's name", async () => {
  const { html: terms } = (await visitor(app).call(getTerms, {})).body;
  const { html: privacy } = (await visitor(app).call(getPrivacyPolicy, {})).body;
  expect(terms).toContain('<h1>Terms of Service</h1>');
  expect(privacy).toContain('<h1>Privacy Policy</h1>');
  expect(privacy).toContain('<td>30 days, as a keyed hash');
  for (const html of [terms, privacy]) expect(html).toContain(`run by the people who run ${new URL(app.origin).host}`);

  const club = await startTestApp({ databaseOf: app, environment: { OPERATOR: 'Dice Club, $& <board@example.org>' } });
  expect((await visitor(club).call(getTerms, {})).body.html).toContain(
    'run by Dice Club, $&amp; <a href="mailto:board@example.org">board@example.org</a>',
  );
  await club.close();
});

test('the privacy policy names every cookie, those of guests and of invited people included', async () => {
  const { html } = (await visitor(app).call(getPrivacyPolicy, {})).body;
  const lasts = [
    '30 days after',
    '180 days in all',
    'for a year',
    'for three days',
    'for a day',
    'for 60 days',
    'one for a year keeps that choice',
    'an hour',
  ];
  for (const long of lasts) expect(html).toContain(long);
});

test('a text of the operator is shown as Markdown or plain text', async () => {
  expect(await withOwnTerms('# Our rules\n\nBe *kind*, {operator}.')).toBe(
    '<h1>Our rules</h1>\n<p>Be <em>kind</em>, {operator}.</p>',
  );
  expect(await withOwnTerms('Be kind.\n\nClean up.')).toBe('<p>Be kind.</p>\n<p>Clean up.</p>');
});

test('HTML in a text is escaped', async () => {
  const html = await withOwnTerms(
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[press](javascript:alert(1)) ![x](data:text/html,x)',
  );
  expect(html).not.toMatch(/<script|<img[^>]*onerror|javascript:|data:/);
  expect(html).toContain('&lt;script&gt;');
});

test("an unreadable file stops the server at startup with the variable's name", async () => {
  await expect(startTestApp({ environment: { PRIVACY_FILE: join(folder, 'nowhere.md') } })).rejects.toThrow(
    'PRIVACY_FILE: is no file that can be read',
  );
});
