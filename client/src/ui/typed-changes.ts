type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input:not([type=search]):not([readonly]), textarea:not([readonly]), select';

/** What is sought, and what takes effect at once, is no loss. */
const LOSES_NOTHING = '[role=search], [data-takes-effect]';

const stateOf = (control: Control): string =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
    ? String(control.checked)
    : control.value;

/** Remembers how controls were when somebody first came to them, and so whether they differ by now. */
export class TypedChanges {
  readonly #before = new Map<Control, string>();

  /** Somebody came to this element, with whatever device. */
  cameTo(target: EventTarget | null): void {
    const label = target instanceof Element ? target.closest('label') : null;
    for (const element of [target, label?.control]) {
      if (!(element instanceof Element) || !element.matches(CONTROLS) || element.closest(LOSES_NOTHING)) continue;
      const control = element as Control;
      if (!this.#before.has(control)) this.#before.set(control, stateOf(control));
    }
  }

  /** Whether something that is still there would be lost. */
  areThere(): boolean {
    return [...this.#before].some(([control, before]) => control.isConnected && stateOf(control) !== before);
  }
}
