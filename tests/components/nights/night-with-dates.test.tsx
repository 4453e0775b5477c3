import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addAttendees, listAttendees, listRecentGuests } from '#shared/nights/attendees-contract.ts';
import { getDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { createEvent, getEvent } from '#shared/nights/events-contract.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { sixDates } from '#tests/support/screens/date-poll-screens.ts';
import { answer, sentChanges } from '../support/answers.ts';
import { AN_EMPTY_NIGHT } from '../support/an-empty-night.ts';
import { expectHeading } from '../support/expect-shown.ts';
import { HOST } from '../support/open-night.ts';
import { openPage } from '../support/render.tsx';

const DAYS = [3, 4, 9, 10, 11, 17];
const create = page.getByRole('button', { name: 'Create Game Night', exact: true });
const remove = page.getByRole('button', { name: /^Remove / });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

function openForm(): void {
  const night = anEvent({ status: 'finding_date' });
  openPage('/game-nights?create', [
    ...AN_EMPTY_NIGHT,
    answer(
      listRecentGuests,
      ['Priya', 'Tom', 'Elif'].map((name) => ({ email: `${name.toLowerCase()}@example.org`, name })),
    ),
    answer(createEvent, night),
    answer(getEvent, night),
    answer(getDatePoll, sixDates()),
    answer(listAttendees, [HOST]),
    answer(addAttendees, { added: 3, attendees: [] }),
  ]);
}

interface Sent {
  datePoll?: { options: { startsAt: string }[] };
  date?: string;
  attendees?: object[];
}

/** Chooses six days of the next month. */
async function chooseSixDates(): Promise<void> {
  openForm();
  await page.getByText('Let them choose').click();
  await page.getByRole('button', { name: 'Next month' }).click();
  for (const [before, day] of DAYS.entries()) {
    const cell = document.querySelectorAll<HTMLElement>('[role=gridcell]:not([data-outside])')[day - 1];
    cell?.querySelector('button')?.click();
    await expectHeading(before === 0 ? '1 date' : `${before + 1} dates`);
  }
}

test('a night is created with six dates and three guests', async () => {
  await page.viewport(1280, 900);
  await chooseSixDates();
  for (const name of ['Priya', 'Tom', 'Elif']) await page.getByRole('button', { name, exact: true }).click();
  await expect.element(page.getByText('Next: Ask 3 for a date.')).toBeVisible();
  await create.click();
  await expect.poll(() => location.pathname).toBe('/game-nights/1');
  const [created, asked] = sentChanges().map(({ body }) => body as Sent);
  const { datePoll, date } = created ?? {};
  const now = new Date();
  const wanted = DAYS.map((day) => new Date(now.getFullYear(), now.getMonth() + 1, day).toDateString());
  expect(datePoll?.options.map(({ startsAt }) => new Date(startsAt).toDateString())).toEqual(wanted);
  expect(date).toBeUndefined();
  expect(asked?.attendees).toHaveLength(3);
});

test('a form with too few dates shows a visible error and focuses the dates', async () => {
  await chooseSixDates();
  for (const left of [5, 4, 3, 2, 1]) {
    await remove.first().click();
    await expectHeading(left === 1 ? '1 date' : `${left} dates`);
    await expect.poll(focused).toMatch(/^Remove /);
  }
  await page.getByRole('button', { name: 'Priya', exact: true }).click();
  await create.click();
  await expect.poll(focused).toBe('1 date');
  expect(page.getByText('Choose at least one more date.').elements()).toHaveLength(2);
  await expect.element(page.getByRole('heading', { name: '1 date' })).toBeInViewport();
  expect(sentChanges()).toEqual([]);
  await remove.click();
  await expect.poll(focused).toBe('0 dates');
});

test('days in the calendar are selected with the keyboard', async () => {
  openForm();
  const one = page.getByRole('radio', { name: 'One date' });
  await expect.element(one).toBeInTheDocument();
  (one.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  const next = page.getByRole('button', { name: 'Next month' });
  await expect.element(next).toBeVisible();
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowRight} ');
  await expectHeading('2 dates');
});
