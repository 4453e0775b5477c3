import { readFileSync } from 'node:fs';
import type { Tables } from './floors.ts';

/** What a first visit of a screen may take at most, by the names of the cells in its row. */
export type Budgets = Record<string, Record<string, number>>;

/** Of each screen that `visiting` opens. */
export const readBudgets = (): Budgets =>
  JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8')) as Budgets;

/** What exceeds its budget, and what has a budget and was not measured, in words. */
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
