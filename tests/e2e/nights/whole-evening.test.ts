import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageIn, wholeEvening } from '#tests/support/evenings/whole-evening.ts';

const evening = wholeEvening();
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dina', 'Emil', 'Finn'] as const;
type Name = (typeof NAMES)[number];
const addressOf = (name: Name) => `${name.toLowerCase()}@example.org`;
const LIVE = { timeout: 20_000 };

const row = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Attendees' }).getByRole('listitem').filter({ hasText: name });
const section = (page: Page, part: string) => page.locator(`[data-part="${part}"]`);
const choose = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** From the form to the mails: three seats, six guests, two games. The number of the night. */
async function createNight(host: Page): Promise<number> {
  await host.goto(`${evening.origin()}/api/auth/demo`);
  await host.goto(`${evening.origin()}/game-nights`);
  await press(host, 'Create Game Night');
  await host.getByLabel('Event Title').fill('An Evening of Foxes');
  await host.getByLabel(/^Date/).fill('2999-05-03');
  await host.getByLabel('Time', { exact: false }).first().fill('19:00');
  await host.getByLabel('Location').fill('14 Linden Row');
  const else_ = host.getByRole('button', { name: 'Somebody else' });
  if (await else_.isVisible()) await else_.click();
  await host.getByLabel("Guests' Email Addresses").fill(NAMES.map((name) => `${name} <${addressOf(name)}>`).join(', '));
  const games = host.getByRole('group', { name: 'Games for the night' }).getByRole('button');
  for (const place of [0, 1]) await games.nth(place).click();
  await host.getByText('Type, seats, companions, message, who may come').click();
  await host.getByLabel('Max Attendees').fill('3');
  await host.getByLabel('Special Instructions').fill('Ring twice.');
  await evening.picture(host, 'host-form');
  await host.getByRole('button', { name: 'Create Game Night', exact: true }).click();
  await host.waitForURL(/\/game-nights\/\d+$/);
  await host.getByRole('button', { name: 'Send 6 Invitations Now' }).waitFor();
  await evening.picture(host, 'host-created');
  await press(host, 'Send 6 Invitations Now');
  await expect.poll(() => row(host, 'Ana').innerText(), LIVE).toContain('Asked ');
  return Number(/\d+$/.exec(host.url())?.[0]);
}

/** The page of a guest, by the link in their invitation. */
async function openInvitation(name: Name, answer: string, options = {}): Promise<Page> {
  const mail = await evening.mail(addressOf(name), /Evening of Foxes/);
  if (name === 'Ana') await evening.mailPicture(mail, 'mail-invitation');
  const page = await evening.phone(options);
  await page.goto(`${pageIn(mail)}?a=${answer}`);
  return page;
}

test('a host and six guests play a whole evening on their phones', { timeout: 300_000 }, async () => {
  const host = await evening.phone();
  const night = await createNight(host);

  const ana = await openInvitation('Ana', 'accepted');
  await evening.picture(ana, 'ana-invited');
  await press(ana, 'Count me in');
  await ana.getByText('You are in', { exact: true }).waitFor();
  const ben = await openInvitation('Ben', 'maybe');
  await ben.getByLabel('How many come with you?').fill('1');
  await ben.getByLabel('Their names').fill('Ida');
  await ben.getByText('Tell Maya more').click();
  await ben.getByLabel('What you bring').fill('Lemonade');
  await press(ben, 'Say maybe');
  await ben.getByText('You said maybe').waitFor();
  await evening.picture(ben, 'ben-maybe');
  const cleo = await openInvitation('Cleo', 'declined');
  await press(cleo, 'Send my regrets');
  await cleo.getByText('You said no').waitFor();
  const dina = await openInvitation('Dina', 'accepted', { javaScriptEnabled: false });
  await press(dina, 'Count me in');
  await dina.getByText('You are in', { exact: true }).waitFor();
  await evening.picture(dina, 'dina-no-script');
  const emil = await openInvitation('Emil', 'accepted');
  await press(emil, 'Join the waitlist');
  await emil.getByText('You are number 1 on the waitlist').waitFor();
  await evening.picture(emil, 'emil-waitlisted');

  await expect.poll(() => section(host, 'coming').innerText(), LIVE).toMatch(/Ana[\s\S]*Dina/);
  await expect.poll(() => section(host, 'maybe').innerText(), LIVE).toContain('Ida');
  await expect.poll(() => section(host, 'waitlist').innerText(), LIVE).toContain('Emil');
  await expect.poll(() => section(host, 'silent').innerText(), LIVE).toContain('Finn');
  await evening.picture(host, 'host-answers');

  for (const voter of [ana, dina]) {
    await voter
      .getByRole('checkbox', { name: /^I want it/ })
      .first()
      .check({ force: true });
    await press(voter, 'Save my votes');
    await voter.getByText('Your votes are saved.').waitFor();
  }
  await evening.picture(ana, 'ana-voted');
  await ben.getByText('Bring a game of your own').click();
  await ben.getByLabel('Which game?').fill('Carcassonne');
  await press(ben, 'I bring it');
  await ben.getByText('You bring it').waitFor();
  await evening.picture(ben, 'ben-brings');

  await evening.wait('25 hours');
  await host.reload();
  await press(host, 'Nudge Finn');
  await host.getByText(/^Last nudged/).waitFor();
  await evening.picture(host, 'host-nudged');
  await evening.mailPicture(await evening.mail(addressOf('Finn'), /asks: are you in/), 'mail-nudge');

  await host.getByRole('button', { name: 'Seat: Emil' }).click();
  await host.getByRole('alertdialog').or(host.getByRole('dialog')).getByRole('button', { name: 'Seat' }).click();
  await expect.poll(() => section(host, 'coming').innerText(), LIVE).toContain('Emil');

  await host.getByRole('link', { name: 'Edit Event' }).click();
  await host.getByLabel(/^Date/).fill('2999-05-10');
  await press(host, 'Save Changes');
  await host.waitForURL(/\/game-nights\/\d+$/);
  await evening.mailPicture(await evening.mail(addressOf('Ana'), /^Changed/), 'mail-moved');
  await ana.reload();
  await ana.getByText('Still in?').waitFor();
  await evening.picture(ana, 'ana-moved');
  await press(ana, 'Still in');
  await ana.getByText('You are in', { exact: true }).waitFor();
  await expect.poll(() => row(host, 'Ana').innerText(), LIVE).toContain('Answered again');
  await expect.poll(() => row(host, 'Dina').innerText(), LIVE).toContain('Asked again');

  await host.getByRole('heading', { name: 'Message to All Who Come' }).click();
  await host.getByLabel('Message', { exact: true }).fill('The cellar is cold: bring socks.');
  await press(host, 'Send Message');
  await host.getByText('Message sent').first().waitFor();
  await evening.picture(host, 'host-message');
  await evening.mailPicture(await evening.mail(addressOf('Dina'), /^(?!Changed).*Foxes/), 'mail-message');
  await dina.reload();
  await dina.getByText('The cellar is cold: bring socks.').waitFor();

  await host.reload();
  await host.getByRole('heading', { name: 'What Shall We Play?' }).click();
  await evening.picture(host, 'host-plan');
  await press(host, 'Put These on the Night');
  const keep = host.getByRole('dialog').getByRole('button', { name: /^Keep/ });
  await keep
    .or(host.getByRole('button', { name: 'These Are on the Night' }))
    .first()
    .waitFor();
  if (await keep.isVisible()) await keep.click();
  await host.getByText('Games saved').first().waitFor();

  await evening.beginsIn(night, 24 * 60 + 1);
  await evening.remind();
  const reminder = await evening.mail(addressOf('Ana'), /^Soon:/);
  expect(reminder.text).toMatch(
    /Who comes: Maya, you, Dina and Emil\.[\s\S]*14 Linden Row|14 Linden Row[\s\S]*Who comes/,
  );
  expect(reminder.text).toMatch(/The plan: \d/);
  await evening.mailPicture(reminder, 'mail-reminder');

  await evening.beginsIn(night, -30);
  await host.reload();
  await choose(host, 'Ana', 'Check In');
  await row(host, 'Ana').getByText('Checked in').waitFor();
  await host.getByRole('link', { name: 'Keep Score', exact: true }).waitFor();
  await evening.picture(host, 'host-checked-in');

  await evening.beginsIn(night, -300);
  await host.reload();
  await evening.picture(host, 'host-over');
  await host.getByRole('link', { name: 'Wrap Up' }).first().click();
  await host.getByRole('heading', { name: 'Wrap up the night' }).waitFor();
  await press(host, /^We Played It/);
  // The plan may begin with a game that is won together.
  await host
    .getByRole('radio', { name: /^(Ana|Won)$/ })
    .first()
    .check({ force: true });
  await host.getByRole('checkbox', { name: 'Send the results' }).check({ force: true });
  await evening.picture(host, 'host-wrap-up');
  await host.getByRole('button', { name: 'Wrap Up' }).click();
  await host.getByRole('heading', { name: 'Results' }).waitFor();
  await evening.picture(host, 'host-results');
  const results = await evening.mail(addressOf('Ana'), /^How it went/);
  await evening.mailPicture(results, 'mail-results');
});
