import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { FULL_COLLECTION } from '../support/a-full-collection.ts';
import { answer } from '../support/answers.ts';
import { expectHeading } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';

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

test('the total of wins is the sum of its column, and each rate says what it counts', async () => {
  const together = { outcome: 'cooperative', seats: [{ won: true }, { won: true }] } as const;
  openPage('/my-games?tab=analytics', [
    ...FULL_COLLECTION,
    answer(listPlays, [
      ...[1, 2, 3].map((id) => aPlay({ id, scores: [9, 4] })),
      aPlay({ id: 4, scores: [4, 9] }),
      aPlay({ id: 5, ...together, seats: [...together.seats] }),
      aPlay({ id: 6, outcome: 'none' }),
    ]),
  ]);
  await expect.poll(() => figure('Total Wins')).toBe('4');
  await expect.element(page.getByText('6 plays of Azul; Ana wins most, 3 of 4 decided.')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Ana/ })).toHaveTextContent('75%3 of 4 decided');
  await expect.element(page.getByRole('row', { name: /Tom/ })).toHaveTextContent('25%1 of 4 decided');
});

test('the plays of today are those of the next day once midnight has passed', async () => {
  const evening = new Date(2026, 4, 1, 22);
  vi.useFakeTimers({ toFake: ['Date'], now: evening });
  openPage('/my-games?tab=analytics', [...FULL_COLLECTION, answer(listPlays, [aPlay({ playedAt: evening })])]);
  await expect.poll(() => figure('Games Played Today')).toBe('1');
  vi.setSystemTime(new Date(2026, 4, 2, 9));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => figure('Games Played Today')).toBe('0');
});
