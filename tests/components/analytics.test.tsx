import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listPlays } from '#shared/contracts/plays.ts';
import { aPlay } from '#tests/support/a-play.ts';
import { FULL_COLLECTION } from './support/a-full-collection.ts';
import { answer } from './support/answers.ts';
import { expectHeading } from './support/expect-shown.ts';
import { openPage } from './support/render.tsx';

afterEach(() => vi.useRealTimers());

const figure = (label: string) =>
  [...document.querySelectorAll('.stat-tile')]
    .find(({ textContent }) => textContent?.includes(label))
    ?.querySelector('.stat-value')?.textContent;

test(
  'analytics follow the selected period, and the table of a chart has the same total',
  { tags: ['rare'] },
  async () => {
    openPage('/my-games?tab=analytics', FULL_COLLECTION);
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

test('the plays of today are those of the next day once midnight has passed', async () => {
  const evening = new Date(2026, 4, 1, 22);
  vi.useFakeTimers({ toFake: ['Date'], now: evening });
  openPage('/my-games?tab=analytics', [...FULL_COLLECTION, answer(listPlays, [aPlay({ playedAt: evening })])]);
  await expect.poll(() => figure('Games Played Today')).toBe('1');
  vi.setSystemTime(new Date(2026, 4, 2, 9));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => figure('Games Played Today')).toBe('0');
});
