import { useMutation, useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
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

interface ReportListProps {
  view: AdminView;
  onChange: (change: Partial<AdminView>) => void;
}

/** What readers of guests' pages and shared shelves have reported: open ones first. */
export function ReportList({ view, onChange }: ReportListProps) {
  return (
    <Loaded query={useQuery(reportsQuery(view.page))} what="the reports">
      {({ reports, total }) =>
        total === 0 ? (
          <EmptyState icon={Flag} title="Nothing is reported">
            At the foot of guests' pages and shared shelves readers can report abuse. It is shown here.
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

const PAGES: Record<AbuseReport['page'], string> = {
  night: 'A page of a night',
  shelf: 'A shared shelf',
  story: 'A shared story',
};

function ReportRow({ report, view }: { report: AbuseReport; view: AdminView }) {
  const { id, page, reason, words, contact, createdAt, closedAt, moreReports, account } = report;
  const isOpen = closedAt === null;
  const { mutate, isPending } = useMutation({ ...setReportClosed, onError: (error) => toast(messages.failed(error)) });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 not-first:border-t not-first:border-t-line">
      <div className="min-w-0 flex-[1_1_280px]">
        <h2 className="flex flex-wrap items-center gap-2.5 font-sans text-md leading-[1.35] font-strong tracking-normal">
          {REPORT_LABELS[reason]}
          {isOpen ? <Badge tone="warn">Open</Badge> : <Badge>Closed</Badge>}
          {account.isDisabled ? <Badge tone="bad">Account disabled</Badge> : null}
        </h2>
        <p className="text-sm leading-body wrap-anywhere text-ink-2">
          {PAGES[page]} of{' '}
          <Link className="link" href={personAddress(view, account.id)}>
            {account.email ?? `account ${account.id}`}
          </Link>
          , {momentText(createdAt)}.
        </p>
        <p className="mt-1 leading-body wrap-anywhere whitespace-pre-line" dir="auto">
          {words}
        </p>
        {moreReports > 0 ? (
          <p className="mt-1 text-sm font-strong">
            {moreReports} more about this account came after it and are only counted.
          </p>
        ) : null}
        {contact === null ? null : <p className="mt-1 text-sm wrap-anywhere text-ink-2">Answer to: {contact}</p>}
      </div>
      <Button
        size="sm"
        pending={isPending}
        pendingLabel={isOpen ? 'Closing...' : 'Opening...'}
        aria-label={`${isOpen ? 'Close' : 'Open again'}: report ${id}`}
        onClick={() => mutate({ id, closed: isOpen })}
      >
        {isOpen ? 'Close' : 'Open Again'}
      </Button>
    </li>
  );
}
