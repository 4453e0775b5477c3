import { useQuery } from '@tanstack/react-query';
import { ArrowDownWideNarrow, Filter, UserRoundSearch } from 'lucide-react';
import { dateText } from '#client/lib/reader-time.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { FigureLink, FiguresTable } from '#client/ui/charts/figures-table.tsx';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { SearchBox } from '#client/ui/forms/search-box.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import type { AdminPerson } from '#shared/admin/people-contract.ts';
import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { type AdminView, personAddress } from '../admin-view.ts';
import { peopleQuery } from '../api.ts';
import { Loaded } from '../loaded.tsx';
import { Pager } from '../pager.tsx';
import { PersonPanel } from './person-panel.tsx';
import { t } from '#client/admin/words/words.ts';

const KINDS = [
  { value: 'all', label: t('All') },
  { value: 'organizations', label: t('Organizations') },
  { value: 'paid', label: t('Paying') },
  { value: 'disabled', label: t('Disabled') },
] as const;
const SORTS = [
  { value: 'newest', label: t('Newest') },
  { value: 'seen', label: t('Last seen') },
  { value: 'games', label: t('Games') },
  { value: 'plays', label: t('Plays') },
  { value: 'nights', label: t('Nights') },
] as const;

interface PeoplePanelProps {
  view: AdminView;
  onChange: (change: Partial<AdminView>) => void;
}

/** The accounts, and the panel of one of them. */
export function PeoplePanel({ view, onChange }: PeoplePanelProps) {
  if (view.person === null) return <PeopleTable view={view} onChange={onChange} />;
  return <PersonPanel id={view.person} onClose={() => onChange({ person: null })} key={view.person} />;
}

function PeopleTable({ view, onChange }: PeoplePanelProps) {
  return (
    <>
      <div className="mb-4 flex items-center gap-2.5">
        <SearchBox
          className="min-w-0 flex-1"
          placeholder={t('Name or e-mail address...')}
          label={t('Search people')}
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
        <FilterSelect
          label={t('Show')}
          icon={Filter}
          options={KINDS}
          value={view.kind}
          onChange={(kind) => onChange({ kind, page: 1 })}
        />
        <FilterSelect
          label={t('Sort')}
          icon={ArrowDownWideNarrow}
          options={SORTS}
          value={view.sort}
          onChange={(sort) => onChange({ sort, page: 1 })}
        />
      </div>
      <Loaded
        query={useQuery(peopleQuery(view))}
        loading={t('Loading the accounts...')}
        failed={t('The accounts could not be loaded')}
      >
        {({ people, total }) => (
          <>
            <p className="sr-only" role="status">
              {t('{total, plural, one {# account} other {# accounts}}', { total })}
            </p>
            {total === 0 ? (
              <EmptyState icon={UserRoundSearch} title={t('Nobody is like that')}>
                {t('Try a part of the name or of the address, or show all.')}
              </EmptyState>
            ) : (
              <FiguresTable
                caption={t('Accounts')}
                rows={people}
                keyOf={({ id }) => id}
                about={[t('Account'), accountCell(view)]}
                figures={[
                  [t('Games'), ({ games }) => wholeText(games)],
                  [t('Plays'), ({ plays }) => wholeText(plays)],
                ]}
                wideFigure={[t('Last Seen'), ({ lastSeen }) => (lastSeen ? dateText(lastSeen) : '-')]}
              />
            )}
            <Pager page={view.page} total={total} onPage={(page) => onChange({ page })} />
          </>
        )}
      </Loaded>
    </>
  );
}

const accountCell = (view: AdminView) => (person: AdminPerson) => (
  <>
    <FigureLink href={personAddress(view, person.id)}>
      <bdi>{person.name ?? person.email ?? t('Account {id}', { id: person.id })}</bdi>
    </FigureLink>
    <span className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs font-normal text-ink-2">
      {person.name === null ? null : <bdi className="wrap-anywhere">{person.email}</bdi>}
      {person.plan === 'free' ? null : <Badge tone="lamp">{PLAN_NAMES[person.plan]}</Badge>}
      {person.accountType === 'organization' ? <Badge>{t('Organization')}</Badge> : null}
      {person.disabledAt === null ? null : <Badge tone="bad">{t('Disabled')}</Badge>}
    </span>
  </>
);
