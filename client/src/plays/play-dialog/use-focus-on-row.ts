import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

interface PendingFocus {
  index: number;
  field: 'name' | 'last';
}

/** Focuses a row after it is rendered: its name, or its last field. */
export function useFocusOnRow(
  list: RefObject<HTMLElement | null>,
): (index: number, field: PendingFocus['field']) => void {
  const pending = useRef<PendingFocus | null>(null);

  // After every render: the row to focus appears with the change that requested it.
  useLayoutEffect(() => {
    if (!pending.current) return;
    const { index, field } = pending.current;
    const entries = list.current?.children[index]?.querySelectorAll<HTMLInputElement>('[data-entry]');
    const input = entries?.[field === 'name' ? 0 : entries.length - 1];
    if (!input) return;
    pending.current = null;
    input.focus();
    input.select();
  });

  return useCallback((index, field) => {
    pending.current = { index, field };
  }, []);
}
