import { CirclePlus, Eye, Star } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import type { StaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import { monthOf, pickState } from '#shared/games/staff-picks.ts';
import { monthText } from './month-text.ts';
import { PickRow } from './pick-row.tsx';
import { t } from '#client/recommendations/words/words.ts';

interface PickListProps {
  picks: readonly StaffPick[];
  /** The pick whose editor was closed last: it gets the focus. */
  left: number | null;
  onOpen: (pick: number | 'new') => void;
}

/** All picks by month, with their state. */
export function PickList({ picks, left, onOpen }: PickListProps) {
  const now = monthOf(new Date());
  const states = picks.map((pick) => pickState(pick, now));
  const count = (state: string) => states.filter((one) => one === state).length;
  const months = [...new Set(picks.map(({ month }) => month))];
  return (
    <Container className="staff-picks">
      <PageHeader
        title={t('Staff Picks')}
        counts={[
          { label: t('Shown'), value: count('shown') },
          { label: t('Scheduled'), value: count('scheduled') },
          { label: t('Retired'), value: count('retired') },
        ]}
        actions={
          <>
            <Button icon={Eye} href="/my-games?tab=recommendations">
              {t('See Them')}
            </Button>
            <Button variant="primary" icon={CirclePlus} onClick={() => onOpen('new')}>
              {t('New Pick')}
            </Button>
          </>
        }
      >
        {t('Featured picks come first, then the latest month.')}
      </PageHeader>
      {picks.length === 0 ? (
        <EmptyState icon={Star} title={t('No picks yet')}>
          {t('Write down one game that you would lend to a friend, and why.')}
        </EmptyState>
      ) : null}
      {months.map((month) => {
        const rows = picks.filter((pick) => pick.month === month);
        const active = rows.filter(({ retiredAt }) => retiredAt === null);
        return (
          <section key={month} aria-label={monthText(month)} className="mt-6">
            <h2 className="mb-3 text-lg">{monthText(month)}</h2>
            <ul className="grid gap-3.5">
              {rows.map((pick) => (
                <PickRow
                  key={pick.id}
                  pick={pick}
                  state={pickState(pick, now)}
                  index={active.indexOf(pick)}
                  of={active.length}
                  left={pick.id === left}
                  onEdit={() => onOpen(pick.id)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </Container>
  );
}
