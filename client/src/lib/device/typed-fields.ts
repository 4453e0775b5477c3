type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let typed: Typed[] = [];

const isTyped = (target: EventTarget | null): target is Typed =>
  (target instanceof HTMLInputElement && target.type !== 'search') ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Starts tracking the fields in which somebody types. Returns a function that stops it. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    if (isTyped(target) && target.form && !typed.includes(target)) typed = [...typed.filter(isOpen), target];
  };
  document.addEventListener('input', note);
  return () => document.removeEventListener('input', note);
}

/** A field that is still in the page, belongs to a form, and is not empty. */
const isOpen = (field: Typed): boolean => field.isConnected && field.value !== '';

/** Whether an open form has typed text that leaving the page would lose. */
export const hasOpenForm = (): boolean => typed.some(isOpen);
