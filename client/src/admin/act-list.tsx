import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { momentText } from '#client/lib/reader-time.ts';
import { Tile } from '#client/ui/layout/tile.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { actText } from '#shared/admin/act-text.ts';
import type { AdminActRow } from '#shared/admin/acts-contract.ts';
import type { AdminView } from './admin-view.ts';
import { actsQuery } from './api.ts';
import { Loaded } from './loaded.tsx';
import { Pager } from './pager.tsx';
import { t } from '#client/admin/words/words.ts';

interface ActListProps {
  view: AdminView;
  onChange: (change: Partial<AdminView>) => void;
}

/** What administrators did. Nobody can change it. */
export function ActList({ view: { page }, onChange }: ActListProps) {
  return (
    <Loaded
      query={useQuery(actsQuery(page))}
      loading={t('Loading the audit...')}
      failed={t('The audit could not be loaded')}
    >
      {({ acts, total }) =>
        total === 0 ? (
          <EmptyState icon={ClipboardList} title={t('Nothing was done yet')}>
            {t('Each plan, closed account and mail that an administrator touches is written down here for two years.')}
          </EmptyState>
        ) : (
          <>
            <Tile pad="lg">
              <ActSentences acts={acts} />
            </Tile>
            <Pager page={page} total={total} onPage={(to) => onChange({ page: to })} />
          </>
        )
      }
    </Loaded>
  );
}

/** Each act as a sentence with its moment. */
export const ActSentences = ({ acts }: { acts: readonly AdminActRow[] }) => (
  <ol>
    {acts.map((act) => (
      <li key={act.id} className="py-2.5 leading-body wrap-anywhere not-first:border-t not-first:border-t-line">
        {actText(act)} <span className="text-sm whitespace-nowrap text-ink-2">{momentText(act.at)}</span>
      </li>
    ))}
  </ol>
);
