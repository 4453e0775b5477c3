const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** Arrow keys move within these: Tab meets one of their parts. */
const BY_ARROWS = '[role=tab], [role=option], [role=radio], [role=menuitem], [role=gridcell], [role=grid] *';

/** The visible, enabled controls of a part of a page that Tab is to meet, in the order of the document. */
export const controlsOf = (scope: HTMLElement): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [type=hidden]') &&
      !element.closest('[inert], [aria-hidden=true]') &&
      (element.tabIndex >= 0 || !element.matches(BY_ARROWS)) &&
      (!isRadio(element) || isMetOf(element, scope)),
  );

const isRadio = (element: HTMLElement): element is HTMLInputElement => element.matches('input[type=radio]');

/** Of radios Tab meets the checked one, or the first where none is. */
function isMetOf(radio: HTMLInputElement, scope: HTMLElement): boolean {
  const all = [...scope.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')];
  const group = all.filter(({ name, form }) => name === radio.name && form === radio.form);
  return radio === (group.find(({ checked }) => checked) ?? group[0]);
}

/** A control stands above the one that Tab meets before it, or left of it in its row; columns begin further up. */
export function placedBefore(control: HTMLElement, last: HTMLElement | undefined): boolean {
  if (!last || frameOf(control) !== frameOf(last)) return false;
  const [{ left, right, bottom, top }, before] = [boxOf(control), boxOf(last)];
  const isAbove = bottom <= before.top;
  const isInRow = !isAbove && top < before.bottom;
  return right <= before.left ? isAbove || isInRow : isAbove && left < before.right;
}

/** A hidden input is where its label is. */
const boxOf = (element: HTMLElement) => (element.closest('label') ?? element).getBoundingClientRect();

/** What it scrolls in, or stays in place with. */
function frameOf(element: HTMLElement | null): HTMLElement | null {
  if (element === null) return null;
  const { overflowY, position } = getComputedStyle(element);
  return /auto|scroll|sticky|fixed/.test(`${overflowY} ${position}`) ? element : frameOf(element.parentElement);
}

interface Fiber {
  type: unknown;
  return: Fiber | null;
  _debugOwner?: Fiber | null;
}

const nameOf = (fiber: Fiber | null | undefined): string =>
  typeof fiber?.type === 'function' ? fiber.type.name : typeof fiber?.type === 'string' ? fiber.type : '';

/** The components that put this dialog or form into the page, as React knows them while it develops. */
export function shownBy(element: HTMLElement): Set<string> {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) ?? '';
  const shown = new Set<string>();
  let fiber = (element as unknown as Record<string, Fiber | null>)[key] ?? null;
  for (; fiber; fiber = fiber.return) {
    const [part, owner] = [nameOf(fiber), nameOf(fiber._debugOwner)];
    if (!/^(form|RowForm|FormDialog|Dialog|DialogFrame|ConfirmDialog|ConfirmDeletion)$/.test(part)) continue;
    const isQuestion = part.startsWith('Confirm');
    shown.add(isQuestion ? `${owner} question` : owner);
    if (
      !/^(RowForm|FormDialog|Dialog|DialogContent|ConfirmDialog|ConfirmDeletion)$/.test(owner) ||
      (isQuestion && owner === 'Dialog')
    )
      break;
  }
  return shown;
}
