import { useMutation, useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { momentText } from '#client/lib/reader-time.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { Tile } from '#client/ui/layout/tile.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { REPORT_LABELS } from '#shared/accounts/report-labels.ts';
import type { AbuseReport } from '#shared/admin/site-contract.ts';
import { type AdminView, personAddress } from './admin-view.ts';
import { reportsQuery, setReportClosed } from './api.ts';
import { Loaded } from './loaded.tsx';
import * as messages from './messages.ts';
import { Pager } from './pager.tsx';
import { rich, t } from '#client/admin/words/words.ts';

interface ReportListProps {
  view: AdminView;
  onChange: (change: Partial<AdminView>) => void;
}

/** What readers of guests' pages and shared shelves have reported: open ones first. */
export function ReportList({ view, onChange }: ReportListProps) {
  return (
    <Loaded
      query={useQuery(reportsQuery(view.page))}
      loading={t('Loading the reports...')}
      failed={t('The reports could not be loaded')}
    >
      {({ reports, total }) =>
        total === 0 ? (
          <EmptyState icon={Flag} title={t('Nothing is reported')}>
            {t("At the foot of guests' pages and shared shelves readers can report abuse. It is shown here.")}
          </EmptyState>
        ) : (
          <>
            <Tile pad="lg">
              <ul>
                {reports.map((report) => (
                  <ReportRow key={report.id} report={report} view={view} />
                ))}
              </ul>
            </Tile>
            <Pager page={view.page} total={total} onPage={(page) => onChange({ page })} />
          </>
        )
      }
    </Loaded>
  );
}

/** Where it was reported, of which account, and when. */
function placeText(page: AbuseReport['page'], account: ReactNode, moment: string): ReactNode {
  if (page === 'night') return rich('A page of a night of {account}, {moment}.', { account, moment });
  if (page === 'shelf') return rich('A shared shelf of {account}, {moment}.', { account, moment });
  return rich('A shared story of {account}, {moment}.', { account, moment });
}

function ReportRow({ report, view }: { report: AbuseReport; view: AdminView }) {
  const { id, page, reason, words, contact, createdAt, closedAt, moreReports, account } = report;
  const isOpen = closedAt === null;
  const { mutate, isPending } = useMutation({ ...setReportClosed, onError: (error) => toast(messages.failed(error)) });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 not-first:border-t not-first:border-t-line">
      <div className="min-w-0 flex-[1_1_280px]">
        <h2 className="flex flex-wrap items-center gap-2.5 font-sans text-md leading-[1.35] font-strong tracking-normal">
          {REPORT_LABELS[reason]}
          {isOpen ? <Badge tone="warn">{t('Open')}</Badge> : <Badge>{t('Closed')}</Badge>}
          {account.isDisabled ? <Badge tone="bad">{t('Account disabled')}</Badge> : null}
        </h2>
        <p className="text-sm leading-body wrap-anywhere text-ink-2">
          {placeText(
            page,
            <Link className="link" href={personAddress(view, account.id)}>
              {account.email ?? t('account {id}', { id: account.id })}
            </Link>,
            momentText(createdAt),
          )}
        </p>
        <p className="mt-1 leading-body wrap-anywhere whitespace-pre-line" dir="auto">
          {words}
        </p>
        {moreReports > 0 ? (
          <p className="mt-1 text-sm font-strong">
            {t('{count} more about this account came after it and are only counted.', { count: moreReports })}
          </p>
        ) : null}
        {contact === null ? null : (
          <p className="mt-1 text-sm wrap-anywhere text-ink-2">{t('Answer to: {contact}', { contact })}</p>
        )}
      </div>
      <Button
        size="sm"
        pending={isPending}
        pendingLabel={isOpen ? t('Closing...') : t('Opening...')}
        aria-label={isOpen ? t('Close: report {id}', { id }) : t('Open again: report {id}', { id })}
        onClick={() => mutate({ id, closed: isOpen })}
      >
        {isOpen ? t('Close') : t('Open Again')}
      </Button>
    </li>
  );
}
