/** For a dialog that opens with a form: focus begins in its first field, not on Close. */
export function focusFirstField(opening: Event): void {
  const dialog = opening.currentTarget;
  const first = dialog instanceof HTMLElement ? dialog.querySelector<HTMLElement>('input, textarea') : null;
  if (!first) return;
  opening.preventDefault();
  first.focus({ preventScroll: true });
}
