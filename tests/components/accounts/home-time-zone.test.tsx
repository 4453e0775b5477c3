import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { listEvents } from '#shared/nights/events-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { listTemplates } from '#shared/nights/templates-contract.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { aUser } from '../support/a-user.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { AN_EMPTY_NIGHT } from '../support/an-empty-night.ts';
import { expectText } from '../support/expect-shown.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

/** The zone of no machine. */
const user = aUser({ timeZone: 'Pacific/Kiritimati' });
const ANSWERS = [...AN_EMPTY_NIGHT, answer(listGames, []), answer(getCurrentUser, user)];
const zone = page.getByLabelText('Time Zone');

test('a new night is in the time zone of the profile, and names that of the browser', async () => {
  const last = anEvent({ timeZone: 'Asia/Tokyo', status: 'completed' });
  openPage('/game-nights?create', [...ANSWERS, answer(listEvents, [last])], user);
  await expectText(/\(Kiritimati\).*From your profile; this browser is set to/);
  await page.getByRole('button', { name: 'Change time zone' }).click();
  await expect.element(zone).toHaveValue('Pacific/Kiritimati');
  await expectWalked('NightFormPanel');
});

test('a new template is in the time zone of the profile', async () => {
  openPage('/game-nights?tab=templates', [...ANSWERS, answer(listEvents, []), answer(listTemplates, [])], user);
  await page.getByRole('button', { name: 'Create Template' }).first().click();
  await page.getByText('More: type').click();
  await expect.element(zone).toHaveValue('Pacific/Kiritimati');
  await expectWalked('TemplateDialog');
});

test('an import names the zone in which times are read, and asks once where the browser has another', async () => {
  localStorage.removeItem('time-zones-kept');
  const browser = Intl.DateTimeFormat().resolvedOptions().timeZone;
  openPage('/import', EMPTY_ACCOUNT, user);
  await expectText('Plays without a time zone are read in the time of Kiritimati');
  await page.getByRole('button', { name: 'Keep Kiritimati' }).click();
  await expectText('in the time of Kiritimati, as your profile says.');
  expect(JSON.parse(localStorage.getItem('time-zones-kept') ?? '')).toEqual({ profile: user.timeZone, browser });
});

test('the zone of the browser becomes that of the profile if the owner says so', async () => {
  localStorage.removeItem('time-zones-kept');
  const browser = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const changed = answerBy(changeProfile, () => ({ ...user, timeZone: browser }));
  openPage('/import', [...EMPTY_ACCOUNT, changed], user);
  await page.getByRole('button', { name: /^Use / }).click();
  await expectText('as your profile says.');
  expect(sentChanges().map(({ body }) => body)).toEqual([{ timeZone: browser }]);
});

test('a play is listed on the day and at the time of the zone of the profile', async () => {
  const playedAt = new Date('2026-01-31T23:30:00Z');
  openPage('/plays', [...EMPTY_ACCOUNT, answer(listPlays, [aPlay({ playedAt })])], user);
  await expectText(/1 Feb 2026|Feb 1, 2026/);
});
