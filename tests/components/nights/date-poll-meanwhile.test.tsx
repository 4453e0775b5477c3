import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import {
  answerDatePoll,
  type DatePoll,
  getDatePoll,
  pinDatePoll,
} from '#shared/nights/date-polls/date-polls-contract.ts';
import { getEvent } from '#shared/nights/events-contract.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { sixDates } from '#tests/support/screens/date-poll-screens.ts';
import { answer, answerBy, type Answered, sentChanges } from '../support/answers.ts';
import { AN_EMPTY_NIGHT } from '../support/an-empty-night.ts';
import { openPage } from '../support/render.tsx';

function openNight(poll: DatePoll, ...answers: Answered[]): void {
  const night = anEvent({ status: 'finding_date', timeZone: 'Europe/Berlin', guests: poll.attendees.length - 1 });
  const attendees = poll.attendees.map(({ id, name, isHost }) => anAttendee({ id, name, isHost }));
  openPage('/game-nights/1', [
    ...AN_EMPTY_NIGHT,
    answer(getEvent, night),
    answer(listAttendees, attendees),
    answer(getDatePoll, poll),
    ...answers,
  ]);
}

test('answers that the host fills in name no other dates, which the guest may answer meanwhile', async () => {
  const poll = sixDates();
  openNight(poll, answer(answerDatePoll, poll));
  await page.getByRole('button', { name: /^Fill In$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Whose answers').selectOptions('Noor Haddad');
  await dialog.getByRole('radio', { name: 'If need be' }).first().click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentChanges()).toMatchObject([
    { body: { attendeeId: 6, answers: [{ optionId: poll.options[0]?.id, answer: 'if_need_be' }] } },
  ]);
});

test('two people who are pinned in quick succession are both pinned', async () => {
  await page.viewport(1280, 900);
  let poll = sixDates();
  openNight(
    poll,
    answerBy(getDatePoll, () => poll),
    answerBy(pinDatePoll, ({ body }) => {
      const { attendeeIds } = body as { attendeeIds: number[] };
      const attendees = poll.attendees.map((one) => ({ ...one, notWithout: attendeeIds.includes(one.id) }));
      return (poll = { ...poll, attendees });
    }),
  );
  const pinOf = (name: string) => page.getByRole('button', { name: `not without ${name}` });
  await expect.element(pinOf('Priya Raman')).toBeVisible();
  for (const name of ['Priya Raman', 'Tom Weiss']) (pinOf(name).element() as HTMLElement).click();
  await expect.element(pinOf('Tom Weiss')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(pinOf('Priya Raman')).toHaveAttribute('aria-pressed', 'true');
  expect(sentChanges().map(({ body }) => body)).toEqual([{ attendeeIds: [2, 5] }, { attendeeIds: [2, 4, 5] }]);
});
