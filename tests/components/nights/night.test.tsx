import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { cancelEvent } from '#shared/nights/events-contract.ts';
import { getDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { sixDates } from '#tests/support/screens/date-poll-screens.ts';
import { answer, fail, sentChanges } from '../support/answers.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openNight } from '../support/open-night.ts';

const shown = () => expectHeading('Six around the table');
async function choose(entry: string, ...night: Parameters<typeof openNight>): Promise<void> {
  openNight(...night);
  await page.getByRole('button', { name: 'More to do with this event' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('the page of a night without guests is accessible', { tags: ['rare'] }, async () => {
  openNight({}, []);
  await shown();
  await expectAccessible('night-alone');
});

test('the page of a cancelled night shows the reason and is accessible', { tags: ['rare'] }, async () => {
  openNight({ status: 'cancelled', cancelReason: 'The boiler is broken' });
  await shown();
  await expectText(/boiler is broken/);
  await expectAccessible('night-cancelled');
});

test('the page of a night with three hundred guests is accessible', { tags: ['rare'] }, async () => {
  openNight(
    {},
    Array.from({ length: 300 }, (_, n) => anAttendee({ id: n + 2, name: `Guest ${n}`, email: `g${n}@example.org` })),
  );
  await shown();
  await expectAccessible('night-many-guests');
});

test('cancelling a night asks for confirmation, and Escape closes the dialog without changes', async () => {
  await choose('Cancel Event...');
  const question = page.getByRole('alertdialog', { name: 'Cancel Event' });
  await expect.element(question).toHaveAccessibleDescription(/^1 guest who knows of it will be told/);
  await expectAccessible('night-cancel');
  await expectWalked('CancelDialog question');
  await expect.element(page.getByRole('button', { name: 'More to do with this event' })).toHaveFocus();
  expect(sentChanges()).toEqual([]);
});

test('guests who joined by a link are told of a cancellation; its reason stays in the dialog if it fails', async () => {
  const joined = anAttendee({
    id: 2,
    toInvite: false,
    status: 'accepted',
    respondedAt: new Date('2026-01-01T00:00:00Z'),
  });
  openNight({}, [joined], fail(cancelEvent));
  await page.getByRole('button', { name: 'More to do with this event' }).click();
  await page.getByRole('menuitem', { name: 'Cancel Event...' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel Event' });
  await expect.element(question).toHaveAccessibleDescription(/^1 guest who knows of it will be told/);
  const reason = question.getByLabelText('Reason (optional)');
  await reason.fill('The boiler is broken');
  await question.getByRole('button', { name: 'Cancel Event' }).click();
  await expectText('Error cancelling event');
  await expect.element(reason).toHaveValue('The boiler is broken');
});

test('deleting a night asks for confirmation, which Escape closes without changes', { tags: ['rare'] }, async () => {
  openNight();
  const opener = page.getByRole('button', { name: 'Delete' });
  await opener.click();
  const question = page.getByRole('alertdialog', { name: 'Delete Event' });
  await expect.element(question).toHaveAccessibleDescription(/This action cannot be undone/);
  await expectAccessible('night-delete');
  await expectWalked('DeleteDialog question');
  await expect.element(opener).toHaveFocus();
  expect(sentChanges()).toEqual([]);
});

test('the dialog to duplicate a night is accessible', async () => {
  await choose('Duplicate...');
  await expect.element(page.getByRole('dialog', { name: 'Duplicate Event' })).toBeVisible();
  await expectAccessible('night-duplicate');
  await expectWalked('DuplicateDialog');
});

test('the dialog to add attendees counts the valid new addresses and is accessible', async () => {
  openNight();
  await page.getByRole('button', { name: 'Add Attendees' }).click();
  await page
    .getByRole('textbox', { name: 'E-mail addresses' })
    .fill('"Ana Sá" <ana@example.org>, bo@example.org, bo@example.org; priya@example.org\nnot an address');
  await expectText('2 people to add');
  await expectAccessible('night-add-attendees');
  await expectWalked('AddAttendeesDialog');
});

test('the menu of a guest and the dialog for name and notes are accessible', async () => {
  openNight();
  await page.getByRole('button', { name: 'Options for Priya' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expectAccessible('night-attendee-menu');
  await page.getByRole('menuitem', { name: 'Name, Notes, Companions...' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectAccessible('night-attendee-notes');
  await expectWalked('AttendeeDetailsDialog');
  await page.getByRole('button', { name: 'Options for Priya' }).click();
  await page.getByRole('menuitem', { name: 'Remove...' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('RemoveAttendeeDialog question');
  await page.getByRole('button', { name: 'Options for Priya' }).click();
  await page.getByRole('menuitem', { name: 'New Link...' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('RenewLinkDialog question');
});

test('opening the date of a night again asks for confirmation, which Escape closes without changes', async () => {
  const datePoll = { options: 6, firstDate: new Date(), answersUntil: new Date(), answered: 3, settlesAt: null };
  await choose('Open the Date Again...', { datePoll }, undefined, answer(getDatePoll, sixDates()));
  await expect.element(page.getByRole('alertdialog', { name: 'Open the Date Again' })).toBeVisible();
  await expectWalked('ReopenDialog question');
  expect(sentChanges()).toEqual([]);
});
