import { useQuery } from '@tanstack/react-query';
import { dateText, momentText } from '#client/lib/reader-time.ts';
import { sizeText, wholeText } from '#client/lib/number-text.ts';
import { ProgressBar } from '#client/ui/charts/progress-bar.tsx';
import { StackedBars } from '#client/ui/charts/stacked-bars.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { AdminSite } from '#shared/admin/site-contract.ts';
import { siteQuery } from '../api.ts';
import { Loaded } from '../loaded.tsx';
import { JobTable } from './job-table.tsx';
import { t } from '#client/admin/words/words.ts';

/** How the site runs: versions, storage, mails by day and jobs. */
export function SitePanel() {
  return (
    <Loaded
      query={useQuery(siteQuery)}
      loading={t('Loading the state of the site...')}
      failed={t('The state of the site could not be loaded')}
    >
      {(site) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="grid gap-5 lg:grid-cols-2">
            <div className="grid content-start gap-5">
              <Versions site={site} />
              <Backups backups={site.backups} />
            </div>
            <Storage storage={site.storage} />
          </div>
          <StackedBars
            title={t('Mails by Day')}
            series={[t('Sent'), t('Failed')]}
            slotHeading={t('Day')}
            slots={site.mailDays.map(({ day, sent, failed }) => ({
              key: day,
              label: day.slice(5),
              fullLabel: day,
              values: [sent, failed],
            }))}
          />
          <JobTable site={site} />
        </div>
      )}
    </Loaded>
  );
}

function Versions({ site }: { site: AdminSite }) {
  const facts = [
    [
      'Rollcall',
      site.newer === null ? site.version : t('{version}; {newer} is out', { version: site.version, newer: site.newer }),
    ],
    ['Node.js', site.node],
    ['PostgreSQL', site.postgres],
    [
      t('Migrations'),
      t('{count}, the latest of {date}', {
        count: wholeText(site.migrations.applied),
        date: dateText(site.migrations.latest),
      }),
    ],
    [t('This server'), t('{machine}, since {moment}', { machine: site.machine, moment: momentText(site.startedAt) })],
  ] as const;
  return (
    <Tile as="section" pad="lg" aria-labelledby="versions">
      <h2 id="versions" className="text-lg">
        {t('Versions')}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </Tile>
  );
}

function Backups({ backups: { isScheduled, backup, drill } }: Pick<AdminSite, 'backups'>) {
  return (
    <Tile as="section" pad="lg" aria-labelledby="backups">
      <h2 id="backups" className="text-lg">
        {t('Backups')}
      </h2>
      {isScheduled ? null : (
        <p className="mt-2 text-sm leading-body text-ink-2">
          {t('None are made by schedule: set BACKUP_FOLDER, and one is kept for each day, week and month.')}
        </p>
      )}
      <LastRun runs={backup} say={(when) => t('Last backup: {when}', { when })} />
      <LastRun runs={drill} say={(when) => t('Last restored to try it: {when}', { when })} />
    </Tile>
  );
}

interface LastRunProps {
  runs: AdminSite['backups']['backup'];
  /** The sentence for a moment, and a size. */
  say: (when: string) => string;
}

/** The last success, and what went wrong since. */
function LastRun({ runs: { good, failed }, say }: LastRunProps) {
  return (
    <>
      {good ? (
        <p className="mt-2 text-sm leading-body wrap-anywhere">
          {say(good.bytes === null ? momentText(good.at) : `${momentText(good.at)}, ${sizeText(good.bytes)}`)}
          <span className="block text-xs text-ink-2">{good.file}</span>
        </p>
      ) : null}
      {failed && (good === null || failed.at > good.at) ? (
        <p className="mt-2 text-sm leading-body wrap-anywhere text-bad">
          {momentText(failed.at)}: {failed.problem}
        </p>
      ) : null}
    </>
  );
}

const KIND_LABELS: Record<AdminSite['storage'][number]['kind'], string> = {
  collections: t('Collections'),
  plays: t('Plays'),
  nights: t('Nights'),
  pictures: t('Pictures'),
  mails: t('Mails'),
  imports: t('Imports'),
  'sign-in': t('Sign-in'),
  catalogue: t('Catalogue of games'),
  other: t('Other'),
};

function Storage({ storage }: Pick<AdminSite, 'storage'>) {
  const all = storage.reduce((sum, { bytes }) => sum + bytes, 0);
  const sorted = storage.toSorted((one, other) => other.bytes - one.bytes);
  return (
    <Tile as="section" pad="lg" aria-labelledby="storage">
      <h2 id="storage" className="flex items-baseline justify-between gap-3 text-lg">
        {t('Storage')} <span className="text-sm font-normal text-ink-2">{sizeText(all)}</span>
      </h2>
      <ul className="mt-3 grid gap-2 text-sm">
        {sorted.map(({ kind, bytes }) => (
          <li key={kind}>
            <ProgressBar value={bytes} max={all} label={KIND_LABELS[kind]} valueText={sizeText(bytes)} />
          </li>
        ))}
      </ul>
    </Tile>
  );
}
