import { DateTime } from 'luxon';
import { madeAtOf } from './backup-names.ts';

/** How many days, weeks and months with backups keep their last one. */
const KEPT: readonly (readonly [count: number, periodOf: (day: DateTime) => string])[] = [
  [7, (day) => day.toFormat('yyyy-MM-dd')],
  [4, (day) => day.toFormat("kkkk-'W'WW")],
  [6, (day) => day.toFormat('yyyy-MM')],
];

const DAY = 86_400_000;

/**
 * The names of backups that are to be deleted: all but those of the last 24 hours, and the last of each of the latest 7 days, 4 weeks (from Monday) and 6
 * months that have any, in UTC. Periods without backups do not count, so that a pause deletes nothing.
 * @param names of all files in the folder; those that this site has not named itself are never among the result, nor are
 * those of a time to come, which a wrong clock has named
 */
export function expiredBackups(site: string, names: readonly string[], now: Date): string[] {
  const own = names
    .map((name) => ({ name, madeAt: madeAtOf(site, name) }))
    .filter((file): file is { name: string; madeAt: Date } => file.madeAt !== null && file.madeAt <= now)
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime() || (a.name < b.name ? -1 : 1));
  const isRecent = ({ madeAt }: { madeAt: Date }) => now.getTime() - madeAt.getTime() < DAY;
  const kept = new Set(own.filter(isRecent).map(({ name }) => name));
  for (const [count, periodOf] of KEPT) {
    const periods = new Set<string>();
    for (const { name, madeAt } of own) {
      const period = periodOf(DateTime.fromJSDate(madeAt, { zone: 'utc' }));
      if (periods.has(period)) continue;
      if (periods.size === count) break;
      periods.add(period);
      kept.add(name);
    }
  }
  return own.map(({ name }) => name).filter((name) => !kept.has(name));
}
