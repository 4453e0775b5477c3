import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { stopLinks } from '#server/platform/mails/stop-links.ts';
import { mails } from '#shared/schema/mails.ts';
import { typedAddresses } from '#tests/support/accounts/typed-addresses.ts';
import { guestPath, open, send } from '#tests/support/server/guest-pages.ts';
import { addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { ADMIN } from '#tests/support/server/administrators.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp({ environment: ADMIN });
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
const { shared, requested } = typedAddresses(() => ({ app, maya }));

const GERMAN = { 'Accept-Language': 'de', Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
const read = async (path: string) => (await open(app, path, { headers: GERMAN })).text;
const sent = async (path: string, fields: Record<string, string>) => (await send(app, path, fields, GERMAN)).text;

describe('a refusal is written in the language of the reader', () => {
  test('of a form without a name, with more people than the host allows, or with a name that is too long', async () => {
    const { path } = await shared({ maxAttendees: 3, maxCompanions: 2 });
    expect(await sent(path, { name: '', along: '0', email: '' })).toContain('Bitte sag uns deinen Namen');
    expect(await sent(path, { name: 'Cat', along: '4', email: '' })).toContain(
      'Du kannst 2 weitere Personen mitbringen.',
    );
    expect(await sent(path, { name: 'x'.repeat(81), along: '0', email: '' })).toContain('Bitte höchstens 80 Zeichen');
  });

  test('of a form that is too large to be read, or comes from another site', async () => {
    const { path } = await shared();
    const large = await send(app, path, { name: 'x'.repeat(40_000) }, GERMAN);
    expect(large.html).toContain('<html lang="de"');
    expect(large.text).toContain('Das ist zu groß für den Server.');
    const foreign = { ...GERMAN, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await send(app, path, {}, foreign)).text).toContain('Bitte antworte auf dieser Seite');
  });

  test('of a report', async () => {
    const { event } = await shared();
    const [guest = 0] = await addGuestsFor(maya, event.id, ['ben@example.org']);
    const path = `/report${await guestPath(maya, guest)}`;
    const text = await sent(path, { words: ' ', contact: '' });
    for (const words of ['Bitte wähle einen der vier Gründe', 'Bitte sag, was nicht stimmt', 'Etwas anderes'])
      expect(text).toContain(words);
  });
});

test('who typed an address is asked to confirm in the language of the reader', async () => {
  const { path } = await requested();
  const text = await read(path);
  for (const words of ['Bestätigen', 'Du stehst noch nicht auf der Liste.', 'Das war ich nicht'])
    expect(text).toContain(words);
  expect(await sent(`${path}/not-you`, {})).toContain('Deine Adresse ist gelöscht');
});

test('whoever stops mails is asked in the language of the reader', async () => {
  const { event } = await requested();
  const [mail] = await app.services.db.select({ id: mails.id }).from(mails).where(eq(mails.eventId, event.id));
  const links = await stopLinks(app.services.db, app.origin);
  const path = new URL(links.urlOf(mail?.id ?? 0, null)).pathname;
  expect(await read(path)).toContain('Soll Maya Lindqvist dir nicht mehr schreiben?');
  expect(await sent(path, {})).toContain('Maya Lindqvist kann dir nicht mehr über Rollcall schreiben.');
});
