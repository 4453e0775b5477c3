import type { Page } from 'playwright-core';
import { at, openWithoutScreen } from '../browser/open-screen.ts';

const TEMPLATES = [
  {
    name: 'Friday at ours',
    repeat: 'weekly',
    nextDate: '2998-12-07',
    time: '19:30',
    timeZone: 'Europe/Lisbon',
    location: '14 Linden Row, top bell',
    attendees: ['Priya', 'Jonas', 'Tom', 'Elif'].map((name) => ({ email: `${name}@example.org`, name })),
  },
  {
    name: 'Cup of the month',
    eventType: 'tournament',
    bannerColor: '#1f7a4a',
    repeat: 'monthly',
    monthWeek: -1,
    nextDate: '2998-12-28',
    time: '14:00',
    maxAttendees: 12,
  },
  {
    name: 'Rules for newcomers, an afternoon',
    eventType: 'workshop',
    bannerColor: '#c2372b',
    location: 'The Corner House',
  },
];

const TAB = '/game-nights?tab=templates';

/** The tab with these templates; the second one is paused. */
const openWith =
  (templates: readonly object[], then?: (page: Page) => Promise<void>) => async (page: Page, origin: string) => {
    await openWithoutScreen(page, origin);
    await page.evaluate(async (wanted) => {
      const headers = { 'Content-Type': 'application/json' };
      const there = (await (await fetch('/api/templates')).json()) as { id: number }[];
      for (const { id } of there) await fetch(`/api/templates/${id}`, { method: 'DELETE' });
      for (const [place, body] of wanted.entries()) {
        const made = await fetch('/api/templates', { method: 'POST', headers, body: JSON.stringify(body) });
        const { id } = (await made.json()) as { id: number };
        if (place === 1)
          await fetch(`/api/templates/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ paused: true }) });
      }
    }, templates);
    await at(TAB, templates.length > 0 ? 'Friday at ours' : 'No templates yet')(page, origin);
    await then?.(page);
  };

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole(name.startsWith('Delete') ? 'alertdialog' : 'dialog').waitFor();
};

async function writeBadly(page: Page): Promise<void> {
  await press('Create Template')(page);
  await page.getByRole('radio', { name: 'Every month' }).check();
  await page.getByLabel('Next night').fill('2998-12-28');
  await page.getByLabel('Regulars').fill('bea@example.org, cai at home');
  await page.getByText('More: type').click();
  await page.getByRole('button', { name: 'Save Template' }).click();
  await page.getByText('Please give it a name').waitFor();
}

/** Its nights begin with four dates to choose from. */
async function findDates(page: Page): Promise<void> {
  await press('Create Template')(page);
  await page.getByRole('radio', { name: 'Every month' }).check();
  await page.getByLabel('Next night').fill('2998-12-28');
  await page.getByLabel('Its date').selectOption('4');
  await page.getByLabel('Answers until').waitFor();
}

/** The state after the plan has ended. */
async function lapse(page: Page): Promise<void> {
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, json: { ...((await response.json()) as object), plan: 'free' } });
  });
  await page.reload();
  await page.getByText('Your templates are paused').waitFor();
}

/** Screens of templates and analytics as the demo owner. */
export const nightTemplateScreens = [
  { name: 'night-templates', signedIn: true, open: openWith(TEMPLATES) },
  { name: 'night-templates-lapsed', signedIn: true, open: openWith(TEMPLATES, lapse) },
  { name: 'night-templates-none', signedIn: true, open: openWith([]) },
  { name: 'night-template-new', signedIn: true, long: true, open: openWith(TEMPLATES, press('Create Template')) },
  { name: 'night-template-edit', signedIn: true, long: true, open: openWith(TEMPLATES, press('Edit Friday at ours')) },
  { name: 'night-template-errors', signedIn: true, long: true, open: openWith(TEMPLATES, writeBadly) },
  { name: 'night-template-dates', signedIn: true, long: true, open: openWith(TEMPLATES, findDates) },
  { name: 'night-template-use', signedIn: true, open: openWith(TEMPLATES, press('Use Friday at ours')) },
  { name: 'night-template-delete', signedIn: true, open: openWith(TEMPLATES, press('Delete Friday at ours')) },
  { name: 'night-analytics', signedIn: true, open: at('/game-nights?tab=analytics', 'Recent Performance') },
  {
    name: 'night-analytics-none',
    signedIn: true,
    open: at('/game-nights?tab=analytics&period=lastYear', /No nights in this period|Recent Performance/),
  },
];
