import { momentText } from '#client/lib/reader-time.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { FiguresTable } from '#client/ui/charts/figures-table.tsx';
import { Disclosure } from '#client/ui/layout/disclosure.tsx';
import type { AdminSite } from '#shared/admin/site-contract.ts';
import { Timer } from 'lucide-react';
import { t } from '#client/admin/words/words.ts';

type Job = AdminSite['jobs'][number];

/** What the server that answered does by the clock; failed ones first. */
export function JobTable({ site: { jobs, machine } }: { site: AdminSite }) {
  const sorted = jobs.toSorted((one, other) => other.failures - one.failures || one.name.localeCompare(other.name));
  const failing = jobs.filter(({ failures }) => failures > 0).length;
  return (
    <Disclosure
      icon={Timer}
      title={failing === 0 ? t('Jobs, none failed') : t('Jobs, {failed} failed', { failed: failing })}
      side={jobs.length}
    >
      <p className="mb-3 text-sm text-ink-2">
        {t(
          'Of {machine} since its start. Every server does all of them; the database sees to it that nothing happens twice.',
          { machine },
        )}
      </p>
      <FiguresTable
        caption={t('Jobs')}
        rows={sorted}
        keyOf={({ name }) => name}
        about={[t('Job'), jobCell]}
        figures={[
          [t('Runs'), ({ runs }) => wholeText(runs)],
          [t('Failures'), ({ failures }) => wholeText(failures)],
        ]}
        wideFigure={[t('Next Run'), ({ nextRun }) => (nextRun ? momentText(nextRun) : '-')]}
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
        {lastRun
          ? t('{every}, last {moment}', { every: everyText(everySeconds), moment: momentText(lastRun) })
          : everyText(everySeconds)}
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
  if (seconds < 60) return t('Every {count, plural, one {# second} other {# seconds}}', { count: seconds });
  const minutes = Math.round(seconds / 60);
  if (seconds < 3_600) return t('Every {count, plural, one {# minute} other {# minutes}}', { count: minutes });
  return t('Every {count, plural, one {# hour} other {# hours}}', { count: Math.round(seconds / 3_600) });
}
