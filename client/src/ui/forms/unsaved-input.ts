type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input:not([type=search]):not([readonly]), textarea:not([readonly]), select';

/** Search text, and input that takes effect at once, is not lost. */
const LOSES_NOTHING = '[role=search], [data-takes-effect]';

const stateOf = (control: Control): string =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
    ? String(control.checked)
    : control.value;

/** Remembers the initial values of controls, to detect changes. */
export class UnsavedInput {
  readonly #before = new Map<Control, string>();

  /** The user reached this element, with any device. */
  rememberValue(target: EventTarget | null): void {
    const label = target instanceof Element ? target.closest('label') : null;
    for (const element of [target, label?.control]) {
      if (!(element instanceof Element) || !element.matches(CONTROLS) || element.closest(LOSES_NOTHING)) continue;
      const control = element as Control;
      if (!this.#before.has(control)) this.#before.set(control, stateOf(control));
    }
  }

  /** Whether there is unsaved input. */
  hasUnsaved(): boolean {
    return [...this.#before].some(([control, before]) => control.isConnected && stateOf(control) !== before);
  }
}
