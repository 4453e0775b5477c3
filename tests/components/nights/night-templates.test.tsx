import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  type EventTemplate,
  listTemplates,
  skipOccurrence,
  useTemplate,
} from '#shared/nights/templates-contract.ts';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { getEvent } from '#shared/nights/events-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { getWrapUp } from '#shared/nights/wrap-up-contract.ts';
import { daysLater } from '#shared/time/repeating-nights.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { aTemplate } from '../support/a-template.ts';
import { aFreeUser, aUser } from '../support/a-user.ts';
import { answer, answerBy, type Answered, fail, sentChanges } from '../support/answers.ts';
import { AN_EMPTY_NIGHT } from '../support/an-empty-night.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { HOST } from '../support/open-night.ts';
import { openPage } from '../support/render.tsx';

const TEMPLATES = [
  aTemplate(),
  aTemplate({
    id: 2,
    name: 'Cup of the month',
    eventType: 'tournament',
    repeat: 'monthly',
    monthWeek: -1,
    nextDate: '2998-12-28',
    pausedBecause: 'owner',
  }),
  aTemplate({ id: 3, name: 'Rules for newcomers, an afternoon', repeat: 'never', nextDate: null, attendees: [] }),
];

const openTemplates = (user = aUser(), ...answers: Answered[]) =>
  openPage('/game-nights?tab=templates', [...EMPTY_ACCOUNT, answer(listTemplates, TEMPLATES), ...answers], user);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = page.getByRole('dialog');

test('templates of each kind and the form of a new one are accessible', async () => {
  openTemplates();
  await expectText('Rules for newcomers, an afternoon');
  await expectAccessible('night-templates');
  await press('Create Template');
  await expect.element(dialog).toBeVisible();
  await expectAccessible('night-template-new');
});

test('templates after the plan has ended can only be deleted', { tags: ['rare'] }, async () => {
  openTemplates(aFreeUser());
  await expectText('Your templates are paused');
  await expect.element(page.getByRole('button', { name: 'Use Friday at ours' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Delete Friday at ours' })).toBeVisible();
  await expectAccessible('night-templates-lapsed');
});

test('the form to edit a template is accessible', { tags: ['rare'] }, async () => {
  openTemplates();
  await press('Edit Friday at ours');
  await expect.element(dialog.getByLabelText('Next night')).toHaveValue('2998-12-07');
  await expectAccessible('night-template-edit');
});

test('a new template shows errors at their fields', { tags: ['rare'] }, async () => {
  openTemplates(aUser(), answer(createTemplate, aTemplate()));
  await press('Create Template');
  await dialog.getByRole('radio', { name: 'Every month' }).click();
  await dialog.getByLabelText('Next night').fill('2998-12-28');
  await dialog.getByLabelText('Regulars').fill('bea@example.org, cai at home');
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expect.element(dialog.getByText('Please give it a name')).toBeVisible();
  await expectFieldError(dialog.getByLabelText('Regulars'), 'cai at home');
  expect(sentChanges()).toEqual([]);
  await expectAccessible('night-template-errors');
});

test('the form of a template with four dates to choose from is accessible', { tags: ['rare'] }, async () => {
  openTemplates();
  await press('Create Template');
  await dialog.getByRole('radio', { name: 'Every month' }).click();
  await dialog.getByLabelText('Next night').fill('2998-12-28');
  await dialog.getByLabelText('Its date').selectOptions('4');
  await expect.element(dialog.getByLabelText('Answers until')).toBeVisible();
  await expectAccessible('night-template-dates');
});

test('the dialog to use a template is accessible, and Escape closes it without changes', async () => {
  openTemplates(aUser(), answer(useTemplate, anEvent()));
  await press('Use Friday at ours');
  await expect.element(dialog).toBeVisible();
  await expectAccessible('night-template-use');
  await expectWalked('UseTemplateDialog');
  expect(sentChanges()).toEqual([]);
});

test('a template is deleted after confirmation', { tags: ['rare'] }, async () => {
  openTemplates(
    aUser(),
    answerBy(listTemplates, () => (sentChanges().length > 0 ? TEMPLATES.slice(1) : TEMPLATES)),
    answer(deleteTemplate, undefined),
  );
  await press('Delete Friday at ours');
  const question = page.getByRole('alertdialog', { name: 'Delete "Friday at ours"?' });
  await expect.element(question).toHaveAccessibleDescription(/^It creates no more nights/);
  await expectAccessible('night-template-delete');
  await expectWalked('DeleteTemplateDialog question');
  await press('Delete Friday at ours');
  await question.getByRole('button', { name: 'Delete Template' }).click();
  await expect.element(page.getByRole('article', { name: 'Friday at ours' })).not.toBeInTheDocument();
  expect(sentChanges().map(({ call }) => call)).toEqual(['delete /api/templates/1']);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Templates');
});

test('editing a template keeps unchanged fields and returns the focus', { tags: ['rare'] }, async () => {
  const brunch = aTemplate({
    name: 'Sunday brunch',
    attendees: [
      { email: 'priya@example.org', name: 'Priya "P"' },
      { email: 'tom@example.org', name: null },
    ],
  });
  const kept = { name: brunch.name, attendees: brunch.attendees, nextDate: brunch.nextDate };
  const changed = { ...brunch, location: 'The shed' };
  openTemplates(
    aUser(),
    answerBy(listTemplates, () => [sentChanges().length > 0 ? changed : brunch]),
    answer(changeTemplate, changed),
  );
  await press('Edit Sunday brunch');
  const regulars = '"Priya \\"P\\"" <priya@example.org>\ntom@example.org';
  await expect.element(dialog.getByLabelText('Regulars')).toHaveValue(regulars);
  await dialog.getByLabelText('Location').fill('The shed');
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expectText('The shed');
  await expectText('Priya "P" and tom@example.org');
  await expect.element(page.getByRole('button', { name: 'Edit Sunday brunch' })).toHaveFocus();
  expect(sentChanges()).toMatchObject([{ body: { ...kept, location: 'The shed' } }]);
});

test('a template that is edited before the games are loaded keeps its games', async () => {
  const brunch = aTemplate({ gameIds: [7] });
  openTemplates(
    aUser(),
    { contract: listGames, respond: () => new Promise(() => {}) },
    answer(listTemplates, [brunch]),
    answer(changeTemplate, brunch),
  );
  await press('Edit Friday at ours');
  await dialog.getByLabelText('Location').fill('The shed');
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expectText('"Friday at ours" is ready.');
  expect(sentChanges()).toMatchObject([{ body: { location: 'The shed', gameIds: [7] } }]);
});

test('a game that was removed leaves an edited template', { tags: ['rare'] }, async () => {
  const brunch = aTemplate({ gameIds: [7, 8] });
  openTemplates(
    aUser(),
    answer(listGames, [aGame({ id: 7, title: 'Azul', isExpansion: true })]),
    answer(listTemplates, [brunch]),
    answer(changeTemplate, brunch),
  );
  await press('Edit Friday at ours');
  await expect.element(dialog.getByText(/, 1 chosen\./)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Remove Azul' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expectText('"Friday at ours" is ready.');
  expect(sentChanges()).toMatchObject([{ body: { gameIds: [7] } }]);
});

test('using a template creates a night in the time zone of the template and opens it', { tags: ['rare'] }, async () => {
  openTemplates(
    aUser(),
    ...AN_EMPTY_NIGHT,
    answer(listTemplates, TEMPLATES),
    answer(useTemplate, anEvent()),
    answer(getEvent, anEvent()),
    answer(listAttendees, [HOST]),
  );
  await press('Use Friday at ours');
  await dialog.getByLabelText('Date').fill('2998-12-07');
  await dialog.getByRole('button', { name: 'Create Game Night' }).click();
  await expect.poll(() => location.pathname).toBe('/game-nights/1');
  expect(sentChanges()).toMatchObject([
    { call: 'post /api/templates/1/use', body: { date: '2998-12-07T19:30:00.000Z' } },
  ]);
});

test('a template cannot be used at a time that the clocks skip', { tags: ['rare'] }, async () => {
  openTemplates();
  await press('Use Friday at ours');
  await dialog.getByLabelText('Date').fill('2999-03-31');
  await dialog.getByLabelText('Time').fill('01:30');
  await dialog.getByRole('button', { name: 'Create Game Night' }).click();
  await expectFieldError(dialog.getByLabelText('Time'), 'The clocks go forward');
  expect(sentChanges()).toEqual([]);
});

test('using a template in the past asks whether it was meant, and continues with the wrap-up', async () => {
  const night = anEvent({ date: new Date('2020-12-07T19:30:00Z') });
  openTemplates(
    aUser(),
    ...AN_EMPTY_NIGHT,
    answer(listTemplates, TEMPLATES),
    answer(useTemplate, night),
    answer(getEvent, night),
    answer(listAttendees, [HOST]),
    fail(getWrapUp),
  );
  const past = page.getByRole('alertdialog', { name: 'A Night in the Past' });
  await press('Use Friday at ours');
  await dialog.getByLabelText('Date').fill('2020-12-07');
  await dialog.getByRole('button', { name: 'Create Game Night' }).click();
  await expect.element(past).toHaveTextContent('7 December 2020. Record it as played?');
  await past.getByRole('button', { name: 'Change the Date' }).click();
  await expect.element(dialog.getByLabelText('Date')).toHaveValue('2020-12-07');
  expect(sentChanges()).toEqual([]);
  await dialog.getByRole('button', { name: 'Create Game Night' }).click();
  await past.getByRole('button', { name: 'Record It as Played' }).click();
  await expect.poll(() => location.pathname).toBe('/game-nights/1/wrap-up');
  expect(sentChanges()).toMatchObject([
    { call: 'post /api/templates/1/use', body: { date: '2020-12-07T19:30:00.000Z' } },
  ]);
});

test('a repeating night is created, one occurrence is skipped and restored, and it is paused and resumed', async () => {
  let templates: EventTemplate[] = [];
  const dayAfter = (days: number) => daysLater(new Date().toISOString().slice(0, 10), days);
  const change = (changes: Partial<EventTemplate>) => {
    templates = templates.map((one) => ({ ...one, ...changes }));
    return templates[0] ?? aTemplate();
  };
  openTemplates(
    aUser(),
    answer(listGames, [aGame({ id: 7, title: 'Azul' })]),
    answerBy(listTemplates, () => templates),
    answerBy(createTemplate, ({ body }) => {
      const next = dayAfter(11);
      const first = { id: 5, title: 'Thursday club', timeZone: 'UTC', isFindingDate: false };
      const upcoming = [{ ...first, date: new Date(dayAfter(4)) }];
      templates = [aTemplate({ ...(body as Partial<EventTemplate>), nextDate: next, upcoming })];
      return templates[0] ?? aTemplate();
    }),
    answerBy(skipOccurrence, () => change({ nextDate: dayAfter(18) })),
    answerBy(changeTemplate, ({ body }) => {
      const { paused, ...changes } = body as { paused?: boolean };
      return change({ ...changes, ...(paused === undefined ? {} : { pausedBecause: paused ? 'owner' : null }) });
    }),
  );
  await press('Create Template');
  await dialog.getByRole('radio', { name: 'Every week' }).click();
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expectText('Please give it a name');
  await dialog.getByLabelText('Name of the night').fill('Thursday club');
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expectText('Please choose the day of the next night');
  await dialog.getByLabelText('Next night').fill(dayAfter(4));
  await dialog.getByLabelText('Made and invited').selectOptions('1 week before');
  await dialog.getByLabelText('Regulars').fill('Bea <bea@example.org>, cai@example.org');
  await expectText(/^The night of .* is made and 2 regulars are invited as soon as you save\./);
  await dialog.getByRole('searchbox', { name: 'Search your games' }).fill('azul');
  await dialog.getByRole('checkbox', { name: 'Azul' }).click();
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expectText('"Thursday club" is ready.');
  expect(sentChanges()).toMatchObject([
    {
      call: 'post /api/templates',
      body: { repeat: 'weekly', nextDate: dayAfter(4), daysAhead: 7, gameIds: [7], attendees: [{ name: 'Bea' }, {}] },
    },
  ]);

  const card = page.getByRole('article', { name: 'Thursday club' });
  for (const words of ['2 regulars', /Azul$/, /^On the calendar:/])
    await expect.element(card.getByText(words).first()).toBeVisible();
  expect(card.getByRole('link').elements()).toHaveLength(1);
  const skip = card.getByRole('button', { name: /^Skip/ });
  const next = skip.element().textContent;
  await skip.click();
  await expect.poll(() => skip.element().textContent).not.toBe(next);
  await press('Undo');
  await expect.poll(() => skip.element().textContent).toBe(next);
  await press('Pause Thursday club');
  await expect.element(card.getByText('Paused by you')).toBeVisible();
  await expect.element(skip).not.toBeInTheDocument();
  await press('Edit Thursday club');
  await expect.element(dialog.getByText(/^It is paused: it makes no nights/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await press('Resume Thursday club');
  await expect.element(skip).toBeVisible();
});
