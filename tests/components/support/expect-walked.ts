import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HEIGHT, WIDTHS } from '#tests/support/browser/accessibility-checks.ts';
import { controlsOf, placedBefore, shownBy } from './walked-controls.ts';

interface Opener {
  element: HTMLElement;
  /** It stands in a menu or in another dialog, which may be gone later. */
  isPassing: boolean;
  /** Of the window: at another width a page is laid out anew. */
  width: number;
}

const DIALOG = '[role=dialog], [role=alertdialog]';

/** Times six presses that dates may need beyond one for each control. */
const MORE = 10;

/** What had the focus before each dialog took it. */
const openers = new WeakMap<Element, Opener>();
let last: Opener | null = null;
addEventListener(
  'focusin',
  ({ target }) => {
    const element = target as HTMLElement;
    const dialog = element.closest(DIALOG);
    if (dialog && last && !openers.has(dialog)) openers.set(dialog, last);
    last = { element, width: innerWidth, isPassing: element.matches(`[role=menu] *, :is(${DIALOG}) *`) };
  },
  true,
);

/**
 * Tab meets each control of the open dialog, or of the page's form, once, in the order in which they are read at both
 * widths, and stays in the dialog, which Escape closes; the focus returns to what opened it.
 *
 * @param components that show the dialog or its forms, as literals; one that asks has ' question' behind its name.
 *   `scripts/structure/walked-forms.test.ts` finds those that no test names
 */
export async function expectWalked(...components: string[]): Promise<void> {
  const dialog = [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1);
  const forms = [...document.querySelectorAll<HTMLElement>('form')];
  const scope = dialog ?? forms.find((form) => shownBy(form).has(components[0] ?? ''));
  if (!scope) throw new Error(`neither a dialog nor a form of ${components.join()} is shown`);
  const shown = new Set([scope, ...scope.querySelectorAll('form')].flatMap((part) => [...shownBy(part)]));
  expect([...shown]).toEqual(expect.arrayContaining(components));

  const { innerWidth, innerHeight } = window;
  for (const width of WIDTHS) {
    await page.viewport(width, HEIGHT);
    const controls = controlsOf(scope);
    expect(controls.filter((control, n) => placedBefore(control, controls[n - 1])).map(nameOf)).toEqual([]);
  }
  await page.viewport(innerWidth, innerHeight);
  const controls = controlsOf(scope);
  expect(await walk(scope, controls)).toEqual(controls.map(nameOf));
  if (dialog) await expectClosedByEscape(dialog);
}

/** Names of the controls that Tab meets from the first one on, until it is there again or has left the scope. */
async function walk(scope: HTMLElement, controls: readonly HTMLElement[]): Promise<string[]> {
  const [first, ...others] = controls;
  first?.focus();
  const met = first ? [first] : [];
  const note = ({ target }: FocusEvent) => met.push(target as HTMLElement);
  document.addEventListener('focusin', note);
  const isBack = () => met.some((element, n) => n > 0 && (element === first || !scope.contains(element)));
  await userEvent.keyboard(`{Tab>${controls.length}/}`);
  // Parts of a date are met one by one, and so is what scrolls.
  for (let more = 0; more < MORE && !isBack(); more += 1) await userEvent.keyboard('{Tab>6/}');
  document.removeEventListener('focusin', note);
  if (scope.matches(DIALOG)) expect(met.filter((element) => !scope.contains(element)).map(nameOf)).toEqual([]);
  const end = met.findIndex((element, n) => n > 0 && (element === first || !scope.contains(element)));
  return met
    .slice(0, end < 0 ? undefined : end)
    .filter((element) => element === first || others.includes(element))
    .map(nameOf);
}

async function expectClosedByEscape(dialog: HTMLElement): Promise<void> {
  await userEvent.keyboard('{Escape}');
  const discard = page.getByRole('button', { name: 'Discard', exact: true });
  await expect.poll(() => !dialog.isConnected || discard.query() !== null).toBe(true);
  if (dialog.isConnected) await discard.click();
  await expect.poll(() => dialog.isConnected).toBe(false);
  const opener = openers.get(dialog);
  if (opener?.element.isConnected) await expect.element(opener.element).toHaveFocus();
  else if (opener?.isPassing && opener.width === innerWidth)
    await expect.poll(() => document.activeElement === document.body).toBe(false);
}

const nameOf = (control: Element): string => {
  const { labels } = control as HTMLInputElement;
  const text = control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? control.textContent;
  return `${control.tagName.toLowerCase()} ${text.trim()}`;
};
