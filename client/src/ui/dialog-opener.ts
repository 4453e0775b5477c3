/** What opened the latest dialog that did not stand on another one. */
let latest: Element | null = null;

/**
 * Called when a dialog opens: returns what finds the control that has the focus again once it is closed. The entry of a
 * menu is gone by then, and so is a dialog that was replaced by this one, but not the button that opened it.
 */
export function findOpener(): () => Element | null {
  const active = document.activeElement;
  const trigger = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = trigger ? document.getElementById(trigger) : active;
  if (opener !== document.body && !opener?.closest('[role=dialog], [role=alertdialog]')) latest = opener;
  return () => (opener?.isConnected && opener !== document.body ? opener : latest);
}
