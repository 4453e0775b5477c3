import { useDeferredValue, useState } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { NearestNote } from '#client/ui/forms/nearest-note.tsx';
import { SearchBox } from '#client/ui/forms/search-box.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import {
  nearestAttendeesText,
  needsHost,
  shownAttendees,
  type ListFilter,
  type ListOrder,
  type ListView,
} from '../attendee-list.ts';
import { STATUS_TEXTS } from '../attendee-text.ts';
import type { AttendeeActions } from '../use-attendee-actions.ts';
import { useIncrementalList } from '../use-incremental-list.ts';
import { AttendeeGroups } from './attendee-groups.tsx';
import { t } from '#client/nights/words/words.ts';

interface AttendeeListProps {
  attendees: readonly Attendee[];
  actions: AttendeeActions;
  /** Ids of recently changed attendees. */
  fresh: ReadonlySet<number>;
}

/** Minimum length for search and filters. */
const LONG = 12;
const EVERYBODY: ListView = { search: '', filter: 'all', order: 'added' };

const FILTERS: readonly { value: ListFilter; label: string }[] = [
  { value: 'all', label: t('All') },
  { value: 'accepted', label: STATUS_TEXTS.accepted },
  { value: 'maybe', label: STATUS_TEXTS.maybe },
  { value: 'declined', label: STATUS_TEXTS.declined },
  { value: 'invited', label: STATUS_TEXTS.invited },
];
const ATTENTION: { value: ListFilter; label: string } = { value: 'attention', label: t('Waiting for you') };

const ORDERS: readonly { value: ListOrder; label: string }[] = [
  { value: 'added', label: t('As added') },
  { value: 'name', label: t('Name') },
  { value: 'latest', label: t('Latest answer') },
];

/** All attendees by answer. A long list scrolls, with search, filter and sort. */
export function AttendeeList({ attendees, actions, fresh }: AttendeeListProps) {
  const [view, setView] = useState(EVERYBODY);
  const deferredView = useDeferredValue(view);
  const rows = shownAttendees(attendees, deferredView);
  const { shown, end, more } = useIncrementalList<HTMLDivElement>(rows.length, JSON.stringify(deferredView));
  const change = (changes: Partial<ListView>) => setView({ ...view, ...changes });
  const filters = attendees.some(needsHost) ? [...FILTERS, ATTENTION] : FILTERS;
  return (
    <>
      {attendees.length > LONG ? (
        <div className="mb-2.5 grid grid-cols-2 gap-2 *:first:col-span-full">
          <SearchBox
            value={view.search}
            onChange={(search) => change({ search })}
            placeholder={t('Search attendees...')}
          />
          <FilterSelect
            label={t('Show')}
            value={view.filter}
            onChange={(filter) => change({ filter })}
            options={filters}
          />
          <FilterSelect label={t('Sort')} value={view.order} onChange={(order) => change({ order })} options={ORDERS} />
        </div>
      ) : null}
      <NearestNote text={nearestAttendeesText(rows, deferredView.search)} />
      {rows.length === 0 ? (
        <p className="py-2 text-sm text-ink-2">
          {t('No attendees match.')}{' '}
          <Button variant="ghost" size="sm" onClick={() => setView(EVERYBODY)}>
            {t('Show everybody')}
          </Button>
        </p>
      ) : (
        <div
          className="-mx-2 data-long:max-h-140 data-long:overflow-auto data-long:overscroll-contain"
          data-long={attendees.length > LONG || undefined}
        >
          <AttendeeGroups rows={rows} shown={shown} actions={actions} fresh={fresh} />
          {shown < rows.length ? (
            <div ref={end} className="grid justify-items-center p-2">
              <Button variant="ghost" size="sm" onClick={more}>
                {t('Show more of {count}', { count: rows.length })}
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </>
  );
}
