import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as cheerio from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPrivacyPolicy, getTerms } from '#shared/accounts/legal-contract.ts';
import { LANGUAGES } from '#shared/text/languages.ts';
import { makeOwner, visitor } from '#tests/support/server/owners.ts';
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

type LegalContract = typeof getTerms | typeof getPrivacyPolicy;

/** The document as somebody without an account gets it. */
async function read(document: LegalContract, language: string, from: TestApp = app): Promise<string> {
  const response = await visitor(from).fetch(document.path, { headers: { 'Accept-Language': language } });
  return ((await response.json()) as { html: string }).html;
}

async function withOwnTerms(text: string, language = 'en'): Promise<string> {
  const file = join(folder, 'terms.md');
  await writeFile(file, text);
  const own = await startTestApp({ databaseOf: app, environment: { TERMS_FILE: file } });
  const html = await read(getTerms, language, own);
  await own.close();
  return html;
}

test("an unreadable file stops the server at startup with the variable's name", async () => {
  await expect(startTestApp({ environment: { PRIVACY_FILE: join(folder, 'nowhere.md') } })).rejects.toThrow(
    'PRIVACY_FILE: is no file that can be read',
  );
});

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

describe('a reader of another language', () => {
  test('gets English where nobody has translated it, or the choice is none', async () => {
    expect(await read(getTerms, 'nl')).toContain('<h1>Terms of Service</h1>');
    expect(await read(getTerms, '../../README')).toContain('<h1>Terms of Service</h1>');
  });

  test('gets it in the language of the browser, with who runs the site', async () => {
    const { host } = new URL(app.origin);
    const beginnings = await Promise.all(
      ['de-AT,en;q=0.5', 'fr', 'es'].map(async (language) => {
        const html = await read(getPrivacyPolicy, language);
        return [html.slice(0, html.indexOf('</h1>')), html.split(host).length];
      }),
    );
    expect(beginnings).toEqual([
      ['<h1>Datenschutz\u00ADerklärung', 3],
      ['<h1>Politique de confidentialité', 3],
      ['<h1>Política de privacidad', 3],
    ]);
    expect(await read(getTerms, 'de')).toContain(`wird betrieben von den Menschen hinter ${host}.`);
  });

  test('gets it in the language of their account, whatever the browser asks for', async () => {
    const ben = await makeOwner(app, { language: 'de' });
    const response = await ben.fetch(getTerms.path, { headers: { 'Accept-Language': 'fr' } });
    expect(await response.text()).toContain('<h1>Nutzungs\u00ADbedingungen</h1>');
  });

  test("gets the operator's text as it is", async () => {
    for (const language of LANGUAGES)
      expect(await withOwnTerms('# House Rules\n\nBe kind.', language)).toBe('<h1>House Rules</h1>\n<p>Be kind.</p>');
  });
});

/** What a translation has in common with its original, of each heading, paragraph, item of a list and cell. */
const outline = ($: cheerio.CheerioAPI) =>
  $('h1, h2, h3, p, li, th, td')
    .toArray()
    .map((block) => ({
      block: block.tagName,
      sentences:
        $(block)
          .text()
          .match(/[.!?](?=\s|$)/g)?.length ?? 0,
      figures: ($(block).text().match(/\d+/g) ?? []).toSorted(),
      links: $(block).find('a').length,
      emphasized: $(block).find('strong').length,
    }));

describe.each([
  ['the terms', getTerms],
  ['the privacy policy', getPrivacyPolicy],
])('of %s', (_name, document) => {
  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'the text in %s says that English decides, and has each part of the English one',
    async (language) => {
      const club = await startTestApp({ databaseOf: app, environment: { OPERATOR: 'Dice Club <board@example.org>' } });
      const english = cheerio.load(await read(document, 'en', club));
      const translated = cheerio.load(await read(document, language, club));
      await club.close();
      const said = translated('h1 + p');
      expect(said.text()).toMatch(/engl|angl|inglés/);
      said.remove();
      expect(outline(translated)).toEqual(outline(english));
      expect(translated('h2').first().text()).not.toBe(english('h2').first().text());
    },
  );
});
