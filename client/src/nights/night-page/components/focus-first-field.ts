/** For dialogs with a form: focuses the first field instead of Close. */
export function focusFirstField(opening: Event): void {
  const dialog = opening.currentTarget;
  const first = dialog instanceof HTMLElement ? dialog.querySelector<HTMLElement>('input, textarea') : null;
  if (!first) return;
  opening.preventDefault();
  first.focus({ preventScroll: true });
}
