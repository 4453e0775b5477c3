import type { Page } from 'playwright-core';
import { said } from '#tests/support/words/catalogues.ts';
import type { Person } from '#tests/support/server/owners.ts';
import type { LanguageJourney } from '#tests/support/words/language-journey.ts';

/** Made-up words, so that none is taken for one of a language. */
export const TYPED: ReadonlySet<string> = new Set(
  'Zwirbel Gnorpfel Hulpa Quorvine Tzilbarro Wumbrecht Vexmorb Dralquin Ploomzig Schnurbelweg Knaxt Brimzel Fuzzlop Snurgel'.split(
    ' ',
  ),
);
export const HOST = 'hulpa@example.org';
export const FR = 'quorvine@example.org';
export const ES = 'tzilbarro@example.org';
export const DE = 'wumbrecht@example.org';

const my = (english: string) => said('de', english);

/** What the host does on their phone; each screen is read. */
export async function hostSteps(journey: LanguageJourney, { cookie }: Person) {
  // Their account is German, their browser is not.
  const page: Page = await journey.phone({ locale: 'en-GB', timezoneId: 'Europe/Berlin' });
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: journey.app.origin }]);
  const check = (what: string) => journey.checkPage(page, 'de', `host: ${what}`);
  const button = (english: string) => page.getByRole('button', { name: my(english) }).first();
  const press = (english: string) => button(english).click();
  const openNight = async (eventId: number) => {
    await page.goto(`${journey.app.origin}/game-nights/${eventId}`);
    await page.getByRole('heading', { name: 'Zwirbel Gnorpfel' }).first().waitFor();
  };

  return {
    page,
    /** From the form to the mails that ask three guests for a date. */
    async plan(): Promise<number> {
      await page.goto(`${journey.app.origin}/game-nights`);
      await page
        .getByRole('heading', { name: my('Game Nights') })
        .first()
        .waitFor();
      await check('the list without nights');
      await press('Create Game Night');
      await page.getByLabel(my('Event Title')).fill('Zwirbel Gnorpfel');
      await page.getByText(my('Let them choose')).click();
      const lines = page.getByLabel(my('Or paste lines'));
      await lines.fill('2031-12-05 19:00\n2031-12-12 19:00\n2031-12-19 19:00');
      await lines.blur();
      await page.getByLabel(my('Location')).fill('Schnurbelweg 7');
      await page
        .getByLabel(my("Guests' Email Addresses (optional)"))
        .fill(`Quorvine <${FR}>, Tzilbarro <${ES}>, Wumbrecht <${DE}>`);
      const games = page.getByRole('group', { name: my('Games for the night') });
      for (const title of ['Vexmorb', 'Dralquin']) await games.getByRole('button', { name: title }).click();
      await page.getByText(my('Type, seats, companions, message, who may come')).click();
      await page.getByLabel(my('Max Attendees (optional)')).fill('3');
      await page.getByLabel(my('Special Instructions (optional)')).fill('Knaxt');
      await page.getByRole('checkbox', { name: my('Guests can comment') }).check({ force: true });
      await check('the form of a night');
      await press('Create Game Night');
      await page.waitForURL(/\/game-nights\/\d+$/);
      await button('Ask {count} for a Date').waitFor();
      await check('a night that waits for its invitations');
      await press('Ask {count} for a Date');
      return Number(/\d+$/.exec(page.url())?.[0]);
    },
    async setDate(): Promise<void> {
      await page.reload();
      await button('Set {day}').waitFor();
      await check('answers to dates');
      await press('Set {day}');
      await page.getByText(my('It is {day}')).first().waitFor();
      await check('a date that can be undone');
    },
    async look(what: string): Promise<void> {
      await page.reload();
      await page.getByRole('heading', { name: my('RSVP Status') }).waitFor();
      await check(what);
    },
    async edit(eventId: number): Promise<void> {
      await openNight(eventId);
      await page.getByRole('link', { name: my('Edit Event') }).click();
      await page.getByLabel(my('Date')).fill('2031-12-10');
      await check('the form of a planned night');
      await press('Save Changes');
      await page.waitForURL(/\/game-nights\/\d+$/);
    },
    async write(): Promise<void> {
      await page.getByRole('heading', { name: my('Message to All Who Come') }).click();
      await page.getByLabel(my('Message')).last().fill('Snurgel');
      await press('Send Message');
      await page.getByText(my('Message sent')).first().waitFor();
      await check('a message');
    },
    async wrapUp(eventId: number): Promise<void> {
      await openNight(eventId);
      await check('a night that is over');
      await page
        .getByRole('link', { name: my('Wrap Up') })
        .first()
        .click();
      await page.getByRole('heading', { name: my('Wrap up the night') }).waitFor();
      await press('We Played It: {game}');
      await check('the wrap-up');
      await page.getByRole('checkbox', { name: my('Send the results') }).check({ force: true });
      await button('Wrap Up').click();
      await page.getByRole('heading', { name: my('Results') }).waitFor();
      await check('results');
    },
  };
}
