import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

interface Wanted {
  place: number;
  field: 'name' | 'last';
}

/** Moves the focus into a row once it is drawn: to its name, or to its last field. */
export function useFocusOnRow(list: RefObject<HTMLElement | null>): (place: number, field: Wanted['field']) => void {
  const wanted = useRef<Wanted | null>(null);

  // After every drawing: the row that is wanted comes with the change that asked for it.
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
