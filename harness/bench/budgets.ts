import { readFileSync } from 'node:fs';
import type { Tables } from './floors.ts';

/** Limits of a screen's first visit, by the names of the cells in its row. */
export type Budgets = Record<string, Record<string, number>>;

/** Reads the budgets of each screen that `visiting` opens. */
export const readBudgets = (): Budgets =>
  JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8')) as Budgets;

/** Describes cells beyond their budget, and budgets without a measurement. */
export function overBudget(tables: Tables, budgets: Budgets): string[] {
  const rows = new Map(
    Object.values(tables).flatMap((table) => Object.entries(table as Record<string, Record<string, unknown>>)),
  );
  return Object.entries(budgets).flatMap(([screen, cells]) =>
    Object.entries(cells)
      .filter(([cell, most]) => !(Number(rows.get(screen)?.[cell]) <= most))
      .map(([cell, most]) => `${screen}: ${cell}: ${String(rows.get(screen)?.[cell])}, more than ${most}`),
  );
}
