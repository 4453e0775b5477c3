/**
 * Sets the initial focus. On touch devices not on a text field, because the keyboard would cover half of the screen.
 */
export function focusFirst(body: HTMLElement | null): void {
  const first = body?.querySelector<HTMLElement>('[data-first-focus]');
  const opensKeyboard = first instanceof HTMLInputElement && !matchMedia('(pointer: fine)').matches;
  (opensKeyboard ? body : (first ?? body))?.focus({ preventScroll: true });
}
