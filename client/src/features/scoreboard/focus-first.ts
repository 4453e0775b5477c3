/**
 * Focuses where one begins. A finger finds 'Same players again' first and would lose half the screen to the keyboard:
 * there a text field waits until it is touched.
 */
export function focusFirst(body: HTMLElement | null): void {
  const first = body?.querySelector<HTMLElement>('[data-first-focus]');
  const opensKeyboard = first instanceof HTMLInputElement && !matchMedia('(pointer: fine)').matches;
  (opensKeyboard ? body : (first ?? body))?.focus({ preventScroll: true });
}
