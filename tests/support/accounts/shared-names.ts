/** Set in the page by axe-core's script. */
declare const axe: typeof import('axe-core');

/** Beginnings of names of controls that do the same wherever they stand: the cross of a dialog and its button, for example. */
export const SAME_ANYWHERE = ['Clear', 'Close', 'Log a Play', 'Not without '];

/**
 * In the page: names that several controls have which do different things. Links to one address do the same, and what a
 * group of inputs is called belongs to the name of each of them. @param sameAnywhere as above
 */
export const sharedNames = (sameAnywhere: readonly string[]): string[] => {
  // No named functions: the compiler adds a helper for names that does not exist in the page.
  const targets = new Map<string, Set<Element | string>>();
  axe.setup(document.body);
  for (const element of document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role=button], [role^=menuitem], [role=switch]',
  )) {
    if (element.closest('[aria-hidden=true], [inert]') || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const own = axe.commons.text.accessibleText(element);
    if (sameAnywhere.some((beginning) => own.startsWith(beginning))) continue;
    const isInput = element.matches('input, select, textarea, [aria-pressed], [aria-checked]');
    const group = isInput ? element.closest('fieldset, [role=group], [role=radiogroup]') : null;
    const kind =
      element instanceof HTMLInputElement ? element.type : element instanceof HTMLAnchorElement ? 'link' : '';
    const name = `${kind} ${group === null ? '' : axe.commons.text.accessibleText(group)} ${own}`;
    const found = targets.get(name) ?? new Set();
    targets.set(name, found.add(element instanceof HTMLAnchorElement ? element.href : element));
  }
  axe.teardown();
  return [...targets].flatMap(([name, { size }]) => (size > 1 ? [`${size} are called '${name.trim()}'`] : []));
};
