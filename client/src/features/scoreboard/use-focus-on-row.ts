import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

interface Wanted {
  place: number;
  field: 'name' | 'last';
}

/** Focuses a row after it is rendered: its name, or its last field. */
export function useFocusOnRow(list: RefObject<HTMLElement | null>): (place: number, field: Wanted['field']) => void {
  const wanted = useRef<Wanted | null>(null);

  // After every render: the row to focus appears with the change that requested it.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { place, field } = wanted.current;
    const entries = list.current?.children[place]?.querySelectorAll<HTMLInputElement>('[data-entry]');
    const input = entries?.[field === 'name' ? 0 : entries.length - 1];
    if (!input) return;
    wanted.current = null;
    input.focus();
    input.select();
  });

  return useCallback((place, field) => {
    wanted.current = { place, field };
  }, []);
}
