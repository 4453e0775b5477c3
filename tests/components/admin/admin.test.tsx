import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listActs } from '#shared/admin/acts-contract.ts';
import { listMails, sendMailAgain, testMail } from '#shared/admin/mails-contract.ts';
import * as people from '#shared/admin/people-contract.ts';
import * as site from '#shared/admin/site-contract.ts';
import { AN_ACT, A_LINK, A_MAIL, A_PERSON, A_REPORT, A_SITE } from '../support/a-site.ts';
import { aUser } from '../support/a-user.ts';
import { answer, type Answered, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const SITE = [
  answer(site.getSite, A_SITE),
  answer(people.listPeople, { people: [A_PERSON], total: 120 }),
  answer(people.getPerson, A_PERSON),
  answer(listMails, { mails: [A_MAIL], counts: { failed: 1, waiting: 0, held: 0, sent: 9, dropped: 0 }, total: 1 }),
  answer(site.listReports, { reports: [A_REPORT], total: 1 }),
  answer(site.listSignUpLinks, [A_LINK]),
  answer(listActs, { acts: [AN_ACT], total: 1 }),
];
const open = (query: string, ...answers: Answered[]) =>
  openPage(`/admin${query}`, [...EMPTY_ACCOUNT, ...SITE, ...answers], aUser({ isAdmin: true }));
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('administration is not found for other users', async () => {
  openPage('/admin', EMPTY_ACCOUNT);
  await expectHeading('Page Not Found');
});

test('an administrator whose sign-in is old is asked to sign in again, and comes back here', async () => {
  open('?tab=people', refuse(site.getSite, 'sign_in_again'), refuse(people.listPeople, 'sign_in_again'));
  await expectHeading('Is it still you?');
  const again = page.getByRole('link', { name: /Sign In Again/ });
  await expect
    .element(again)
    .toHaveAttribute('href', expect.stringContaining('returnTo=%2Fadmin%3Ftab%3Dpeople&fresh=1'));
  await expectAccessible();
});

test.each([
  ['the site', '', 'Versions'],
  ['the accounts', '?tab=people', 'Bea Moss'],
  ['an account', '?tab=people&person=2', 'What Administrators Did'],
  ['mails', '?tab=mails', 'Reminder to b…@example.org'],
  ['reports', '?tab=reports', 'Ask for my password'],
  ['how many reports are only counted', '?tab=reports', '12 more about this account'],
  ['sign-up links', '?tab=links', 'For 2 more accounts'],
  ['the audit', '?tab=acts', 'disabled bea@example.org'],
])('%s is shown for everybody who can read', async (_what, query, words) => {
  open(query);
  await expect.element(page.getByText(words).first()).toBeVisible();
  await expectAccessible();
});

test('a job that failed stands first, with its problem', async () => {
  open('');
  await page.getByText('Jobs, 1 failed').click();
  const rows = page.getByRole('table', { name: 'Jobs' }).getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('the database is away');
});

test('a newer version and a failed backup are said', async () => {
  open('');
  await expectText('1.0.0; 1.1.0 is out');
  await expectText('The disk is full.');
});

test('accounts are searched, sorted and turned over, all in the address', async () => {
  open('?tab=people&page=2');
  await expectText('Page 2 of 3');
  await press('Next');
  await expect.poll(() => location.search).toContain('page=3');
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('Games');
  await expect.poll(() => location.search).toBe('?tab=people&sort=games');
  await page.getByRole('searchbox', { name: 'Search people' }).fill('bea');
  await expect.poll(() => location.search).toContain('search=bea');
});

test('a plan is given until a day', async () => {
  open('?tab=people&person=2', answer(people.givePlan, { ...A_PERSON, plan: 'premium_plus' }));
  await press('Give a Plan');
  await page.getByText('Premium Plus', { exact: true }).click();
  await page.getByLabelText('Until').fill('2999-03-01');
  await expectAccessible();
  await press('Give Plan');
  await expectText('Bea Moss has Premium Plus now.');
  expect(sentChanges()).toEqual([
    {
      call: 'put /api/admin/people/2/plan',
      query: {},
      body: { plan: 'premium_plus', until: '2999-03-01T23:59:59.000Z' },
    },
  ]);
});

test('the dialogs of an account are walked by Tab', { tags: ['rare'] }, async () => {
  open('?tab=people&person=2');
  await press('Give a Plan');
  await expectWalked('PlanDialog');
  await press('Disable...');
  await expectWalked('Acts question');
  await press('Delete...');
  await expectWalked('DeletePersonDialog');
});

test('disabling asks first and says what happens', async () => {
  open(
    '?tab=people&person=2',
    answer(people.setDisabled, {
      ...A_PERSON,
      disabledAt: new Date('2026-05-03T12:00:00Z'),
      paymentsProblem: 'Stripe did not do it.',
    }),
    answer(people.getPerson, { ...A_PERSON, paidPlan: 'premium' }),
  );
  await press('Disable...');
  await expectText('Nothing is deleted, and you can enable the account again. Until then Stripe takes no payments');
  await press('Disable');
  await expectText('Account disabled');
  await expectText('Stripe did not do it.');
  expect(sentChanges().map(({ body }) => body)).toEqual([{ disabled: true }]);
});

test('an account is not deleted until its address is typed', async () => {
  open(
    '?tab=people&person=2',
    refuse(people.deletePerson, 'invalid_request', { confirm: 'Please type bea@example.org' }),
  );
  await press('Delete...');
  const box = page.getByRole('textbox', { name: 'Type bea@example.org' });
  await box.fill('bea');
  await press('Delete Account');
  await expectFieldError(box, 'Please type bea@example.org');
});

test('an administrator is neither disabled nor deleted here', async () => {
  open('?tab=people&person=2', answer(people.getPerson, { ...A_PERSON, isAdmin: true }));
  await expectText('take the address out of ADMIN_EMAILS first');
  expect(page.getByRole('button', { name: 'Disable...' }).elements()).toEqual([]);
});

test('a failed mail shows its answer and is sent again; a test mail shows what the server answers', async () => {
  open(
    '?tab=mails',
    answer(sendMailAgain, undefined),
    answer(testMail, { answer: 'mail.example.org answers: 250 OK' }),
  );
  await expectText('550 <b…@example.org> is unknown');
  await page.getByRole('button', { name: /Send again/ }).click();
  await expectText('Mail waits to be sent');
  await press('Test Mail');
  await expectText('mail.example.org answers: 250 OK');
});

test('a report is closed', { tags: ['rare'] }, async () => {
  open('?tab=reports', answer(site.setReportClosed, undefined));
  await page.getByRole('button', { name: 'Close: report 4' }).click();
  await expect.poll(() => sentChanges().map(({ body }) => body)).toEqual([{ closed: true }]);
});

test('a sign-up link is made within its limits and shown once', async () => {
  open('?tab=links', answer(site.makeSignUpLink, { url: 'https://club.example/api/auth/invitation?token=x' }));
  await press('New Link');
  const uses = page.getByRole('spinbutton', { name: 'Accounts' });
  await uses.fill('0');
  await press('Make Link');
  await expectFieldError(uses, 'Please enter a number from 1 to 10000');
  await uses.fill('5');
  await press('Make Link');
  await expect
    .element(page.getByRole('textbox', { name: 'The link' }))
    .toHaveValue('https://club.example/api/auth/invitation?token=x');
  await expectWalked('ShownOnceDialog');
  expect(sentChanges().map(({ body }) => body)).toEqual([{ uses: 5, days: 7 }]);
});

test('making and deleting a link are walked by Tab', { tags: ['rare'] }, async () => {
  open('?tab=links');
  await press('New Link');
  await expectWalked('NewLinkDialog');
  await page.getByRole('button', { name: /^Delete: Link of/ }).click();
  await expectWalked('LinkRow question');
});
