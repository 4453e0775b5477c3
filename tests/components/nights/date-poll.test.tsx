import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import {
  answerDatePoll,
  changeDatePoll,
  type DatePoll,
  getDatePoll,
  pinDatePoll,
} from '#shared/nights/date-polls/date-polls-contract.ts';
import { getEvent } from '#shared/nights/events-contract.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { fullPoll, pollAlone, pollWithPendingDate, sixDates } from '#tests/support/screens/date-poll-screens.ts';
import { answer, answerBy, type Answered, fail, sentChanges } from '../support/answers.ts';
import { AN_EMPTY_NIGHT } from '../support/an-empty-night.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openStreams } from '../support/open-streams.ts';
import { openPage } from '../support/render.tsx';

function openNight(poll: DatePoll, ...answers: Answered[]): void {
  const night = anEvent({
    status: 'finding_date',
    title: 'December at Maya’s',
    timeZone: 'Europe/Berlin',
    guests: poll.attendees.length - 1,
    datePoll: {
      options: poll.options.length,
      firstDate: new Date('2031-12-04T18:00:00Z'),
      answersUntil: new Date('2031-11-27T19:00:00Z'),
      answered: Math.max(0, poll.attendees.length - 2),
      settlesAt: null,
    },
  });
  openPage('/game-nights/1', [
    ...AN_EMPTY_NIGHT,
    answer(getEvent, night),
    answer(
      listAttendees,
      poll.attendees.map(({ id, name, isHost }) => anAttendee({ id, name, isHost, email: `guest${id}@example.org` })),
    ),
    answer(getDatePoll, poll),
    ...answers,
  ]);
}

async function openDialog(name: RegExp): Promise<void> {
  openNight(sixDates(), answer(answerDatePoll, sixDates()));
  const opener = page.getByRole('button', { name });
  await opener.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

async function leave(opener: RegExp): Promise<void> {
  await expect.element(page.getByRole('button', { name: opener })).toHaveFocus();
  expect(sentChanges()).toEqual([]);
}

test('a date poll with six dates is accessible', { tags: ['rare'] }, async () => {
  openNight(sixDates());
  await expectHeading(/^6 dates/);
  await expectAccessible('date-poll');
});

test('a date poll with twenty dates and twelve people is accessible', { tags: ['rare'] }, async () => {
  openNight(fullPoll(11));
  await expectHeading(/^20 dates/);
  await expectAccessible('date-poll-twelve');
});

test('a date poll with twenty dates and a hundred guests is accessible', async () => {
  openNight(fullPoll());
  await expectHeading(/^20 dates/);
  await expectAccessible('date-poll-full');
});

test('a date poll with the host only is accessible', { tags: ['rare'] }, async () => {
  openNight(pollAlone());
  await expectHeading(/^6 dates/);
  await expectAccessible('date-poll-alone');
});

test('a date poll whose date is about to be set is accessible', { tags: ['rare'] }, async () => {
  openNight(pollWithPendingDate());
  await expectHeading(/^6 dates/);
  await expectAccessible('date-poll-pending-date');
});

test('a date poll that fails to load shows an error and is accessible', { tags: ['rare'] }, async () => {
  openNight(sixDates(), fail(getDatePoll));
  await expectText('The dates could not be loaded');
  await expectAccessible('date-poll-unavailable');
});

test('dates that are open again without a deadline are not said to be set automatically', async () => {
  openNight({ ...sixDates(), settlesItself: true, answersUntil: null });
  const facts = page.getByRole('region', { name: 'Answers, deadline and conditions' });
  await expect.element(facts).toHaveTextContent('Answers untilNo deadlineIt is set when you set it');
});

test('the dialog for the conditions of a date is accessible, and Escape closes it without changes', async () => {
  await openDialog(/^Change$/);
  await expectAccessible('date-poll-conditions');
  await expectWalked('ConditionsDialog');
  await leave(/^Change$/);
});

test('the dialog to fill in answers of a guest is accessible, and Escape closes it without changes', async () => {
  await openDialog(/^Fill In$/);
  await expectAccessible('date-poll-answers');
  await expectWalked('AnswersDialog');
  await leave(/^Fill In$/);
});

test('the dialog to change dates is accessible, and Escape closes it without changes', async () => {
  await openDialog(/^Change Dates$/);
  await expectAccessible('date-poll-change');
  await expectWalked('ChangeDatesDialog');
  await leave(/^Change Dates$/);
});

test(
  'removing a date shows the number of its answers, and lines that are still in the field are read when saving',
  { tags: ['rare'] },
  async () => {
    openNight(sixDates(), answer(changeDatePoll, sixDates()));
    await page.getByRole('button', { name: /^Change Dates$/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expectText(/^\d answers are deleted with the dates you took off\./);
    await dialog.getByLabelText('Or paste lines').fill('2998-05-04 19:00');
    await dialog.getByRole('button', { name: 'Save Dates' }).click();
    await expectText('Dates changed');
    const [{ body } = { body: null }] = sentChanges();
    const { options } = body as { options: { startsAt: string }[] };
    expect(options.map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual([
      ...sixDates()
        .options.slice(1)
        .map(({ startsAt }) => startsAt.toISOString()),
      '2998-05-04T17:00:00.000Z',
    ]);
  },
);

test('setting a date without a required guest asks for confirmation', { tags: ['rare'] }, async () => {
  openNight(sixDates(), answer(pinDatePoll, sixDates()));
  await page.getByRole('button', { name: /^Change$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Priya Raman', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentChanges()).toMatchObject([{ body: { attendeeIds: [5, 2] } }]);

  const cards = [...document.querySelectorAll('summary')];
  cards.find((card) => card.textContent.includes('Not without Elif'))?.click();
  await page.getByRole('button', { name: /^Set .*10 December/ }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveAccessibleDescription(/^It breaks a condition\. Not without Elif/);
  await expect.element(question.getByRole('button', { name: 'Set It Anyway' })).toBeVisible();
  await expectWalked('LoadedPoll question');
  expect(sentChanges()).toHaveLength(1);
});

test(
  'after a deadline without a date, the host can go to the dates or extend the deadline',
  { tags: ['rare'] },
  async () => {
    openNight({ ...sixDates(), hostAskedAt: new Date('2031-11-27T19:00:00Z') });
    await expectText('Please set a date');
    await page.getByRole('button', { name: 'Set...', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: /^6 dates/ })).toHaveFocus();
    await page.getByRole('button', { name: 'More Time' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Change Dates' })).toBeVisible();
  },
);

test('on a phone the leading date is expanded, and the former one is collapsed', { tags: ['rare'] }, async () => {
  const streams = openStreams();
  const poll = sixDates();
  let leaderId = poll.leader?.optionId ?? 0;
  const formerLeaderId = leaderId;
  openNight(
    poll,
    answer(
      listAttendees,
      poll.attendees.map(({ id, name, isHost }) => anAttendee({ id, name, isHost, toInvite: false })),
    ),
    answerBy(getDatePoll, () => ({ ...poll, leader: poll.leader && { ...poll.leader, optionId: leaderId } })),
  );
  const open = () => [...document.querySelectorAll('details[open]:has([data-best])')].map((card) => card.textContent);
  const opened = () => document.querySelectorAll('section details[open]:has(summary b)').length;
  await expect.poll(open).toEqual([expect.stringContaining('Best so far')]);
  const [before] = open();
  await expect.poll(() => streams).not.toHaveLength(0);
  leaderId = poll.options.find(({ id }) => id !== formerLeaderId)?.id ?? 0;
  for (const stream of streams) stream.dispatchEvent(new Event('changed'));
  await expect.poll(() => open()[0]).not.toBe(before);
  expect(open()).toEqual([expect.stringContaining('Best so far')]);
  expect(opened()).toBe(1);

  const options = page.getByRole('button', { name: /^Options for Noor/ });
  const isThere = () => {
    // Sections below the window are loaded when somebody comes near.
    scrollBy(0, innerHeight / 2);
    return options.elements().length;
  };
  await expect.poll(isThere).toBe(1);
  await options.click();
  await page.getByRole('menuitem', { name: 'Fill In Their Answers...' }).click();
  const whose = page.getByRole('dialog').getByLabelText('Whose answers');
  await expect.element(whose).toBeVisible();
  expect((whose.element() as HTMLSelectElement).selectedOptions[0]?.textContent).toContain('Noor');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(options).toHaveFocus();
});
