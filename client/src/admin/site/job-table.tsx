import { momentText } from '#client/lib/reader-time.ts';
import { countText, wholeText } from '#client/lib/number-text.ts';
import { FiguresTable } from '#client/ui/charts/figures-table.tsx';
import { Disclosure } from '#client/ui/layout/disclosure.tsx';
import type { AdminSite } from '#shared/admin/site-contract.ts';
import { Timer } from 'lucide-react';

type Job = AdminSite['jobs'][number];

/** What the server that answered does by the clock; failed ones first. */
export function JobTable({ site: { jobs, machine } }: { site: AdminSite }) {
  const sorted = jobs.toSorted((one, other) => other.failures - one.failures || one.name.localeCompare(other.name));
  const failing = jobs.filter(({ failures }) => failures > 0).length;
  return (
    <Disclosure icon={Timer} title={failing === 0 ? 'Jobs, none failed' : `Jobs, ${failing} failed`} side={jobs.length}>
      <p className="mb-3 text-sm text-ink-2">
        Of {machine} since its start. Every server does all of them; the database sees to it that nothing happens twice.
      </p>
      <FiguresTable
        caption="Jobs"
        rows={sorted}
        keyOf={({ name }) => name}
        about={['Job', jobCell]}
        figures={[
          ['Runs', ({ runs }) => wholeText(runs)],
          ['Failures', ({ failures }) => wholeText(failures)],
        ]}
        wideFigure={['Next Run', ({ nextRun }) => (nextRun ? momentText(nextRun) : '-')]}
      />
    </Disclosure>
  );
}

function jobCell({ name, everySeconds, lastRun, problem, failedAt }: Job) {
  return (
    <>
      {name[0]?.toUpperCase()}
      {name.slice(1)}
      <span className="block text-xs font-normal text-ink-2">
        Every {everyText(everySeconds)}
        {lastRun ? `, last ${momentText(lastRun)}` : ''}
      </span>
      {problem && failedAt ? (
        <span className="block text-xs font-normal text-bad">
          {momentText(failedAt)}: {problem}
        </span>
      ) : null}
    </>
  );
}

function everyText(seconds: number): string {
  if (seconds < 60) return countText(seconds, 'second');
  return seconds < 3_600 ? countText(seconds / 60, 'minute') : countText(seconds / 3_600, 'hour');
}
