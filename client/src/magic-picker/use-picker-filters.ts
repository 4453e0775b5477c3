import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { PickerFilters } from '#shared/magic-picker/picker-filters.ts';
import { formatFilters, parseFilters } from './filters-address.ts';
import { readUsualPlayers } from './picker-storage.ts';

/** The filters in the URL, and a setter. Changes add no history entries, so that Back leaves the picker. */
export function usePickerFilters(): [PickerFilters, (filters: PickerFilters) => void] {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const [usual] = useState(readUsualPlayers);
  const filters = useMemo(() => parseFilters(query, usual), [query, usual]);
  const change = useCallback(
    (next: PickerFilters) => {
      const nextQuery = formatFilters(next, usual);
      navigate(nextQuery ? `${path}?${nextQuery}` : path, { replace: true });
    },
    [navigate, path, usual],
  );
  return [filters, change];
}
