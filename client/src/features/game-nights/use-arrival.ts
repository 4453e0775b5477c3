import { useEffect, useRef } from 'react';
import { arrived, comesFromForm, nightToShow } from './arrival.ts';

/**
 * Moves the focus to where a person is after the form: to the card of the night that was made, else to the button that
 * the returned ref is for.
 * @param ready whether the cards are there
 */
export function useArrival(ready: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const id = nightToShow();
    if (comesFromForm()) button.current?.focus();
    else if (id === undefined || !ready) return;
    else focusNight(id);
    arrived();
  }, [ready]);
  return button;
}

function focusNight(id: number): void {
  const link = document.querySelector<HTMLElement>(`[data-night="${id}"]`);
  link?.focus({ preventScroll: true });
  link?.closest('article')?.scrollIntoView({ block: 'center' });
}
