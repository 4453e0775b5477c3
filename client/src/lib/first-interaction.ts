/** Events that show interaction. Autofill of a form triggers only the last two. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin', 'change'] as const;
/** A screen reader may do none of these. */
const AT_LATEST_MS = 3000;

/** Waits until somebody uses the page, at most three seconds. */
export const firstInteraction = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = new AbortController();
    const used = () => {
      stop.abort();
      resolve();
    };
    for (const type of USES) addEventListener(type, used, { capture: true, passive: true, signal: stop.signal });
    const timer = setTimeout(used, AT_LATEST_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
  });

type Choice = HTMLInputElement | HTMLSelectElement;

const CHOICES = 'select, input[type=checkbox]';
const isChoice = (target: Element): target is Choice => target.matches(CHOICES);
const isSelect = (field: Choice): field is HTMLSelectElement => field.tagName === 'SELECT';
const choiceOf = (field: Choice) => (isSelect(field) ? field.value : field.checked);
const isUntouched = (field: Choice) =>
  isSelect(field)
    ? [...field.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
    : field.checked === field.defaultChecked;

/** Whether something has been chosen or typed in a part of the page before its code came. */
export const hasInput = (part: Element): boolean =>
  [...part.querySelectorAll<Choice>(CHOICES)].some((field) => !isUntouched(field)) ||
  [...part.querySelectorAll<HTMLInputElement>('input[type=search]')].some(({ value }) => value !== '');

/**
 * Remembers what is pressed and chosen in a part of a prerendered page that is not hydrated yet, and what has been chosen
 * in it before any code came. Links work without, and a search box takes over what was typed.
 * @returns a function to call after hydration, which does all of it again
 */
export function recordInteractions(part: Element): () => void {
  const stop = new AbortController();
  const chosen = new Map<Choice, boolean | string>();
  const pressed = new Set<HTMLButtonElement>();
  for (const field of part.querySelectorAll<Choice>(CHOICES))
    if (!isUntouched(field)) chosen.set(field, choiceOf(field));
  // At the document: React stops such an event at its root.
  const listen = (type: 'click' | 'change', note: (target: Element) => void) =>
    document.addEventListener(
      type,
      ({ target }) => target instanceof Element && part.contains(target) && note(target),
      { capture: true, signal: stop.signal },
    );
  listen('change', (target) => isChoice(target) && chosen.set(target, choiceOf(target)));
  listen('click', (target) => {
    const button = target.closest('button');
    if (button) pressed.add(button);
  });
  return () => {
    stop.abort();
    for (const [field, choice] of chosen) {
      if (isSelect(field)) {
        field.value = String(choice);
        field.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        field.checked = !choice;
        field.click();
      }
    }
    for (const button of pressed) button.click();
  };
}
