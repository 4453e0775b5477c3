import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { listEvents } from '#shared/contracts/events.ts';
import { listGames } from '#shared/contracts/games.ts';
import { listTemplates } from '#shared/contracts/templates.ts';
import { anEvent } from '#tests/support/an-event.ts';
import { aUser } from './support/a-user.ts';
import { answer } from './support/answers.ts';
import { AN_EMPTY_NIGHT } from './support/an-empty-night.ts';
import { expectText } from './support/expect-shown.ts';
import { openPage } from './support/render.tsx';

/** No machine's zone. */
const user = aUser({ timeZone: 'Pacific/Kiritimati' });
const ANSWERS = [...AN_EMPTY_NIGHT, answer(listGames, []), answer(getCurrentUser, user)];
const zone = page.getByLabelText('Time Zone');

test('a new night is in the time zone of the profile, and names that of the browser', async () => {
  const last = anEvent({ timeZone: 'Asia/Tokyo', status: 'completed' });
  openPage('/game-nights?create', [...ANSWERS, answer(listEvents, [last])], user);
  await expectText(/\(Kiritimati\).*From your profile; this browser is set to/);
  await page.getByRole('button', { name: 'Change time zone' }).click();
  await expect.element(zone).toHaveValue('Pacific/Kiritimati');
});

test('a new template is in the time zone of the profile', async () => {
  openPage('/game-nights?tab=templates', [...ANSWERS, answer(listEvents, []), answer(listTemplates, [])], user);
  await page.getByRole('button', { name: 'Create Template' }).first().click();
  await page.getByText('More: type, look').click();
  await expect.element(zone).toHaveValue('Pacific/Kiritimati');
});
