import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import {
  getWaitingMails,
  sendWaitingMails,
  undoWaitingMails,
  type WaitingMails,
} from '#shared/nights/waiting-mails-contract.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { type Answered, answerBy, refuse } from '../support/answers.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openNight, PRIYA } from '../support/open-night.ts';

const CHANGED: WaitingMails = { kind: 'changed', mails: 4, seconds: 170 };
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A night whose guests are told of a change in a moment. */
function openWaiting(...answers: Answered[]): void {
  let waiting: WaitingMails | null = CHANGED;
  openNight(
    {},
    [PRIYA],
    answerBy(getWaitingMails, () => ({ waiting })),
    answerBy(undoWaitingMails, () => {
      waiting = null;
      return anEvent();
    }),
    answerBy(sendWaitingMails, () => {
      waiting = null;
      return { sent: 4 };
    }),
    ...answers,
  );
}

test('an undo that comes too late says so', async () => {
  openWaiting(refuse(undoWaitingMails, 'undo_expired'));
  await button('Undo').click();
  await expectText('The time to undo is over.');
});

test('a change can be undone until its mails leave, and is accessible', async () => {
  openWaiting();
  await expectText('4 guests are told in three minutes');
  await expectAccessible('night-waiting-mails');
  await button('Undo').click();
  await expectText('Nobody was told.');
  await expect.element(button('Undo')).not.toBeInTheDocument();
});

test('waiting mails can be sent now', async () => {
  openWaiting();
  await button('Send Now').click();
  await expectText('4 mails go out now.');
  await expect.element(button('Send Now')).not.toBeInTheDocument();
});

test('a host without a name is asked for it when invitations are sent', async () => {
  openNight({ uninvited: 1 }, [anAttendee({ id: 2 })], refuse(sendInvitations, 'host_unnamed'));
  await page.getByRole('button', { name: 'Send to 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who invites?' });
  await expect.element(dialog).toBeVisible();
  await expectWalked('HostNameDialog');
  await page.getByRole('button', { name: 'Send to 1' }).click();
  await dialog.getByRole('button', { name: 'Save and Send' }).click();
  await expectText('Please enter your name');
});
