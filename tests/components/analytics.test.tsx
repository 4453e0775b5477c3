import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FULL_SHELF } from './support/a-full-shelf.ts';
import { expectHeading } from './support/expect-shown.ts';
import { openPage } from './support/render.tsx';

const figure = (label: string) =>
  [...document.querySelectorAll('.stat-tile')]
    .find(({ textContent }) => textContent?.includes(label))
    ?.querySelector('.stat-value')?.textContent;

test(
  'analytics follow the selected period, and the table of a chart has the same total',
  { tags: ['rare'] },
  async () => {
    openPage('/my-games?tab=analytics', FULL_SHELF);
    await expectHeading('Plays per Month');
    const all = figure('Time at the Table');
    expect(all).toMatch(/^\d/);
    await page.getByRole('combobox', { name: 'Period' }).selectOptions('Last 30 days');
    await expectHeading('Plays per Week');
    await expect.poll(() => figure('Time at the Table')).not.toBe(all);
    expect(location.search).toContain('period=thirtyDays');
    (page.getByText('Show as a table').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const rows = page.getByRole('region', { name: 'Plays per Week, as a table' }).getByRole('row');
    await expect.element(rows.first()).toBeVisible();
    const counts = rows
      .elements()
      .slice(1)
      .map((row) => Number(row.lastElementChild?.textContent));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(figure('Plays')));
  },
);
