import type { Page } from 'playwright-core';
import type { RsvpAnswer } from '#shared/enums.ts';
import { said } from '#tests/support/words/catalogues.ts';
import type { LanguageJourney, ReceivedMail } from '#tests/support/words/language-journey.ts';

const HABITS = {
  fr: { javaScriptEnabled: false, locale: 'fr-FR', timezoneId: 'Europe/Paris' },
  es: { locale: 'es-ES', timezoneId: 'Atlantic/Canary' },
} as const;

/** The page of a guest in a mail. */
export const pageIn = ({ text }: ReceivedMail): string => /http\S+\/rsvp\/[\w-]+/.exec(text)?.[0] ?? '';

/** What a guest does on their own page; each page is read. */
export async function guestSteps(journey: LanguageJourney, language: keyof typeof HABITS) {
  const page: Page = await journey.phone(HABITS[language]);
  const my = (english: string) => said(language, english);
  const check = (what: string) => journey.checkPage(page, language, what);
  const press = (english: string) =>
    page
      .getByRole('button', { name: my(english) })
      .first()
      .click();
  const own = () => page.url().replace(/[?#].*/, '');

  return {
    page,
    async answerDates(answers: readonly ('Yes' | 'No' | 'If need be')[]): Promise<void> {
      await check('dates to choose from');
      for (const [place, answer] of answers.entries())
        await page
          .locator('.dates fieldset')
          .nth(place)
          .getByRole('radio', { name: my(answer) })
          .check();
      await page.locator('[name=dateNote]').fill('Brimzel');
      await press('Save Answers');
      await page.getByText(my('Saved. {host} sees it now.')).waitFor();
      await check('saved answers to dates');
      await page.getByRole('link', { name: my('Change Answers') }).click();
      await page.locator('.dates').waitFor();
      await check('answers to dates that are changed');
    },
    async answerAllDates(): Promise<void> {
      await check('dates to choose from');
      await press('Any of these');
      await check('dates that were all chosen');
      await press('Save Answers');
      await page.getByText(my('Saved. {host} sees it now.')).waitFor();
      await check('saved answers to dates');
    },
    async open(what: string): Promise<void> {
      await page.goto(own());
      await check(what);
    },
    async answer(status: RsvpAnswer, companions = 0): Promise<void> {
      await page.goto(own());
      const radio = page.locator(`[name=status][value=${status}]`);
      await radio.check({ force: true });
      if (companions > 0) await page.locator('[name=along]').fill(String(companions));
      await page.locator('.confirm button').click();
      await page.getByText(my('Your answer is saved.')).waitFor();
      await check(`an answer: ${status}`);
    },
    async vote(titles: readonly string[]): Promise<void> {
      for (const title of titles)
        await page
          .locator('.ballot li')
          .filter({ hasText: title })
          .getByRole('checkbox')
          .first()
          .check({ force: true });
      await press('Save my votes');
      await page.getByText(my('Your votes are saved.')).waitFor();
      await check('votes');
    },
    async bring(title: string): Promise<void> {
      await page.getByText(my('Bring a game of your own')).click();
      await page.locator('[name=title]').fill(title);
      await press('I bring it');
      await page.getByText(title).first().waitFor();
      await check('a game that they bring');
    },
    async comment(text: string): Promise<void> {
      await page.locator('[name=comment]').fill(text);
      await press('Post comment');
      await page.locator('#comments').getByText(text).first().waitFor();
      await check('comments');
    },
    calendar: (what: string) => journey.checkCalendarFile(page, language, what),
  };
}
